import ElementTree

/// Says where nodes of a page are and what made them.
package struct PagePaths {
  let page: ComparedPage
  /// The paths of nodes that were asked for; others are empty.
  private var paths: [String] = []
  /// The numbers of nodes among the siblings of their name: −1 for the only one, 0 where not known.
  private var ordinals: [Int32] = []
  private var originLists: [UInt32: [String]] = [:]

  init(_ page: ComparedPage) { self.page = page }

  /// - Complexity: O(*n*), where *n* is the size of the tree.
  init(_ tree: ElementTree) { self.init(ComparedPage(tree)) }

  /// The path to a node by names, with a number where siblings share the name: `main/ul/li[2]`.
  mutating func path(of index: Int) -> String {
    if paths.isEmpty {
      paths = Array(repeating: "", count: page.nodes.count)
      ordinals = Array(repeating: 0, count: page.nodes.count)
    }
    var way: [Int] = []
    var node = index
    while node >= 0, paths[node].isEmpty {
      way.append(node)
      node = Int(page.nodes[node].parent)
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
    let name = page.name(of: index)
    return ordinals[index] < 0 ? name : "\(name)[\(ordinals[index])]"
  }

  /// Numbers a node and its siblings.
  private mutating func count(around index: Int) {
    var last: [UInt64: (count: Int32, index: Int)] = [:]
    for sibling in page.children(of: Int(page.nodes[index].parent)) {
      let name = page.nodes[sibling].name
      let before = last[name]
      // The first of several is not alone after all.
      if let before, before.count == 1 { ordinals[before.index] = 1 }
      let number = (before?.count ?? 0) + 1
      ordinals[sibling] = number == 1 ? -1 : number
      last[name] = (number, sibling)
    }
  }

  /// The views that made a node.
  mutating func origin(of index: Int) -> ViewOrigin {
    var node = index
    while node >= 0, page.nodes[node].origin == 0 { node = Int(page.nodes[node].parent) }
    guard node >= 0 else { return ViewOrigin() }
    let number = page.nodes[node].origin
    if let known = originLists[number] { return ViewOrigin(viewPath: known) }
    let list = page.origins[Int(number)].split(separator: "/").map(String.init)
    originLists[number] = list
    return ViewOrigin(viewPath: list)
  }

  /// An element's name and its first words, or a text.
  func description(of index: Int) -> String {
    if page.isText(index) { return "text \(SnapshotQuoting.quoted(page.text(of: index)))" }
    var words = ""
    for inner in index..<page.end(of: index) where page.hasText(inner) {
      if !words.isEmpty { words += " " }
      words += page.text(of: inner)
      if words.utf8.count > 240 { break }
    }
    let name = "<\(page.name(of: index))>"
    return words.isEmpty ? name : "\(name) \(SnapshotQuoting.quoted(words))"
  }
}
