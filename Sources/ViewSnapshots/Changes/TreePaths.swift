import ElementTree

/// Says where nodes of a tree are and what made them.
struct TreePaths {
  let tree: ElementTree
  /// The index of the node around each node, or −1.
  let parents: [Int32]
  /// The ways to nodes that somebody has asked for; others are empty.
  private var paths: [String] = []
  /// The numbers of nodes among the siblings of their name: −1 for the only one, 0 where not known.
  private var ordinals: [Int32] = []
  private var originLists: [UInt32: [String]] = [:]

  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(_ tree: ElementTree) {
    self.tree = tree
    parents = Self.parents(of: tree)
  }

  private static func parents(of tree: ElementTree) -> [Int32] {
    var parents = [Int32](repeating: -1, count: tree.nodes.count)
    var open: [(index: Int32, end: Int)] = []
    for index in tree.nodes.indices {
      while let last = open.last, last.end <= index { open.removeLast() }
      parents[index] = open.last?.index ?? -1
      let span = Int(tree.nodes[index].span)
      if span > 1 { open.append((Int32(truncatingIfNeeded: index), index + span)) }
    }
    return parents
  }

  /// The way to a node by names, with a number where siblings share the name: `main/ul/li[2]`.
  mutating func path(of index: Int) -> String {
    if paths.isEmpty {
      paths = Array(repeating: "", count: tree.nodes.count)
      ordinals = Array(repeating: 0, count: tree.nodes.count)
    }
    var way: [Int] = []
    var node = index
    while node >= 0, paths[node].isEmpty {
      way.append(node)
      node = Int(parents[node])
    }
    var path = node >= 0 ? paths[node] : ""
    for node in way.reversed() {
      if !path.isEmpty { path += "/" }
      path += step(to: node)
      paths[node] = path
    }
    return path
  }

  private mutating func step(to index: Int) -> String {
    if ordinals[index] == 0 { count(around: index) }
    let name = tree.nodes[index].name.string
    return ordinals[index] < 0 ? name : "\(name)[\(ordinals[index])]"
  }

  /// Numbers a node and its siblings.
  private mutating func count(around index: Int) {
    let parent = Int(parents[index])
    let end = parent < 0 ? tree.nodes.count : parent + Int(tree.nodes[parent].span)
    var last: [ElementName: (count: Int32, index: Int)] = [:]
    var sibling = parent + 1
    while sibling < end {
      let name = tree.nodes[sibling].name
      let before = last[name]
      // The first of several is not alone after all.
      if let before, before.count == 1 { ordinals[before.index] = 1 }
      let number = (before?.count ?? 0) + 1
      ordinals[sibling] = number == 1 ? -1 : number
      last[name] = (number, sibling)
      sibling += Int(tree.nodes[sibling].span)
    }
  }

  /// The views that made a node.
  mutating func origin(of index: Int) -> ViewOrigin {
    var node = index
    while node >= 0, tree.nodes[node].origin == 0 { node = Int(parents[node]) }
    guard node >= 0 else { return ViewOrigin() }
    let number = tree.nodes[node].origin
    if let known = originLists[number] { return ViewOrigin(viewPath: known) }
    let list = tree.origins[Int(number)].split(separator: "/").map(String.init)
    originLists[number] = list
    return ViewOrigin(viewPath: list)
  }

  /// An element's name and its first words, or a text.
  func description(of index: Int) -> String {
    let node = tree.nodes[index]
    if node.name == .text {
      return "text \(SnapshotQuoting.quoted(tree.string(node.textStart, node.textEnd)))"
    }
    var words = ""
    for inner in tree.nodes[index..<(index + Int(node.span))] where inner.textStart < inner.textEnd
    {
      if !words.isEmpty { words += " " }
      words += tree.string(inner.textStart, inner.textEnd)
      if words.utf8.count > 240 { break }
    }
    return "<\(node.name.string)>" + (words.isEmpty ? "" : " \(SnapshotQuoting.quoted(words))")
  }
}
