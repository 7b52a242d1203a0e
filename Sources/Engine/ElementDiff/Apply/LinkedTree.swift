import ElementTree

/// A page whose nodes are linked to their neighbours, so that each operation costs what it touches.
struct LinkedTree {
  /// A node with its links; -1 stands for no node.
  struct Node {
    var name: ElementName
    var style: StyleTable.List
    var key: UInt64
    var origin: UInt32
    var id: UInt32
    var attributes: [(name: AttributeName, value: [UInt8])] = []
    var text: [UInt8] = []
    var parent = -1
    var first = -1
    var last = -1
    var previous = -1
    var next = -1
  }

  /// The nodes; the first stands for the page.
  var nodes: [Node] = []
  /// Where the node of a number is.
  var slots: [UInt32: Int] = [:]
  var rules: KnownRules
  var styles: StyleTable
  var nextID: UInt32
  /// How many nodes may still be moved.
  var moves = 0
  private let origins: [String]
  private let newRules: [StyleRule]

  init(_ page: NumberedTree, adding newRules: [StyleRule]) {
    let tree = page.tree
    rules = page.rules
    styles = tree.styles
    nextID = page.nextID
    origins = tree.origins
    self.newRules = newRules
    nodes.reserveCapacity(tree.nodes.count + 1)
    slots.reserveCapacity(tree.nodes.count + 1)
    addPage()
    rules.append(newRules)
    var open: [(slot: Int, end: Int)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let first = Int(node.attributeStart)
      var copy = Node(
        name: node.name, style: node.style, key: node.key, origin: node.origin,
        id: page.ids[index])
      copy.text = Array(tree.text[Int(node.textStart)..<Int(node.textEnd)])
      copy.attributes = tree.attributes[first..<(first + Int(node.attributeCount))].map {
        ($0.name, Array(tree.text[Int($0.start)..<Int($0.end)]))
      }
      let slot = add(copy)
      link(slot, into: open.last?.slot ?? 0, before: -1)
      open.append((slot, index + Int(node.span)))
    }
    moves = nodes.count
  }

  private mutating func addPage() {
    _ = add(Node(name: .text, style: 0, key: 0, origin: 0, id: 0))
  }

  /// Begins anew, for a patch that replaces the page.
  mutating func removeAll() {
    nodes = []
    slots = [:]
    rules = KnownRules()
    rules.append(newRules)
    nextID = 1
    addPage()
  }

  /// Adds a node that is linked to none.
  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    slots[node.id] = nodes.count - 1
    moves += 1
    return nodes.count - 1
  }

  /// Puts a node among the children of another, in front of one of them or at the end.
  mutating func link(_ slot: Int, into parent: Int, before next: Int) {
    let previous = next < 0 ? nodes[parent].last : nodes[next].previous
    nodes[slot].parent = parent
    nodes[slot].previous = previous
    nodes[slot].next = next
    if previous < 0 { nodes[parent].first = slot } else { nodes[previous].next = slot }
    if next < 0 { nodes[parent].last = slot } else { nodes[next].previous = slot }
  }

  /// Takes a node out from among its siblings.
  mutating func unlink(_ slot: Int) {
    let node = nodes[slot]
    if node.previous < 0 {
      nodes[node.parent].first = node.next
    } else {
      nodes[node.previous].next = node.next
    }
    if node.next < 0 {
      nodes[node.parent].last = node.previous
    } else {
      nodes[node.next].previous = node.previous
    }
  }

  /// The page in flat arrays.
  func numberedTree() -> NumberedTree {
    var tree = ElementTree()
    tree.styles = styles
    tree.origins = origins
    var ids: [UInt32] = []
    var slot = nodes[0].first
    var open: [(slot: Int, index: Int)] = []
    while slot >= 0 {
      let node = nodes[slot]
      let index = tree.append(
        node.name, style: node.style, key: node.key, origin: node.origin,
        attributes: node.attributes, text: node.text)
      ids.append(node.id)
      open.append((slot, index))
      slot = node.first
      while slot < 0, let last = open.popLast() {
        tree.nodes[last.index].span = UInt32(truncatingIfNeeded: tree.nodes.count - last.index)
        slot = nodes[last.slot].next
      }
    }
    return NumberedTree(tree: tree, ids: ids, nextID: nextID, rules: rules)
  }
}
