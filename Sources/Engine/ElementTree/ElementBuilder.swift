/// Appends nodes to a tree in document order.
package struct ElementBuilder: ~Copyable {
  package var tree = ElementTree()
  /// The number of elements that are open.
  package private(set) var depth = 0
  /// The deepest nesting so far.
  package private(set) var deepest = 0
  /// Whether the node added last is an open element with text of its own.
  private var hasOwnText = false
  /// Whether the node added last is a text node to which more text can be added.
  private var endsInText = false

  /// - Parameters:
  ///   - styles: The lists of declarations that the tree begins with.
  ///   - depth: The number of elements that the tree's are put into later.
  package init(styles: StyleTable = StyleTable(), depth: Int = 0) {
    tree.styles = styles
    self.depth = depth
  }

  /// Opens an element; its attributes and children follow.
  @inline(__always)
  package mutating func open(
    _ name: ElementName, style: StyleTable.List = 0, key: UInt64 = 0, origin: UInt32 = 0
  ) -> Int {
    depth += 1
    if depth > deepest { deepest = depth }
    if hasOwnText { makeTextNode() }
    endsInText = false
    let end = UInt32(truncatingIfNeeded: tree.text.count)
    tree.nodes.append(
      ElementTree.Node(
        name: name, attributeCount: 0, style: style, span: 1,
        attributeStart: UInt32(truncatingIfNeeded: tree.attributes.count), textStart: end,
        textEnd: end, origin: origin, key: key))
    return tree.nodes.count - 1
  }

  /// Closes the element that `open` gave.
  ///
  /// A text node that has stayed alone becomes the element's own text.
  @inline(__always)
  package mutating func close(_ index: Int) {
    depth -= 1
    if endsInText, index == tree.nodes.count - 2 { takeTextNode() }
    hasOwnText = false
    endsInText = false
    tree.nodes[index].span = UInt32(truncatingIfNeeded: tree.nodes.count - index)
  }

  /// Adds an attribute to the element opened last; it must have no children yet.
  package mutating func attribute(_ name: AttributeName, _ value: String) {
    guard let last = tree.nodes.indices.last else { return }
    let range = append(value)
    tree.attributes.append(
      ElementTree.Attribute(name: name, start: range.start, end: range.end))
    tree.nodes[last].attributeCount &+= 1
  }

  /// Gives the element opened last one more class, behind those that it has.
  package mutating func addClass(_ name: String) {
    guard let last = tree.nodes.last else { return }
    let first = Int(last.attributeStart)
    for index in first..<(first + Int(last.attributeCount))
    where tree.attributes[index].name == .class {
      let (start, end) = (Int(tree.attributes[index].start), Int(tree.attributes[index].end))
      let known = String(decoding: tree.text[start..<end], as: UTF8.self)
      return setValue(prefix: known + " ", name, of: index)
    }
    attribute(.class, name)
  }

  /// Gives the element opened last its text; it must have no children yet.
  package mutating func text(_ string: String) {
    guard let last = tree.nodes.indices.last else { return }
    let range = append(string)
    tree.nodes[last].textStart = range.start
    tree.nodes[last].textEnd = range.end
    hasOwnText = range.start != range.end
  }

  /// Adds text beside other children; directly behind other text it is part of that.
  package mutating func textNode(_ string: String) {
    if hasOwnText { makeTextNode() }
    let range = append(string)
    if range.start == range.end { return }
    guard endsInText, let last = tree.nodes.indices.last else {
      return appendTextNode(range.start, range.end)
    }
    if tree.nodes[last].textEnd != range.start {
      let known = Int(tree.nodes[last].textStart)..<Int(tree.nodes[last].textEnd)
      let start = UInt32(truncatingIfNeeded: tree.text.count)
      tree.text += Array(tree.text[known])
      tree.text += Array(tree.text[Int(range.start)..<Int(range.end)])
      tree.nodes[last].textStart = start
    }
    tree.nodes[last].textEnd = UInt32(truncatingIfNeeded: tree.text.count)
  }

  private mutating func appendTextNode(_ start: UInt32, _ end: UInt32) {
    tree.nodes.append(
      ElementTree.Node(
        name: .text, attributeCount: 0, style: 0, span: 1,
        attributeStart: UInt32(truncatingIfNeeded: tree.attributes.count),
        textStart: start, textEnd: end, origin: 0, key: 0))
    endsInText = true
  }

  /// Makes a node of the text of the element opened last, which gets children beside it.
  private mutating func makeTextNode() {
    hasOwnText = false
    guard let last = tree.nodes.indices.last else { return }
    let (start, end) = (tree.nodes[last].textStart, tree.nodes[last].textEnd)
    tree.nodes[last].textEnd = start
    appendTextNode(start, end)
  }

  /// Makes the text node added last the own text of the element before it.
  private mutating func takeTextNode() {
    guard let text = tree.nodes.popLast(), let last = tree.nodes.indices.last else { return }
    tree.nodes[last].textStart = text.textStart
    tree.nodes[last].textEnd = text.textEnd
  }

  private mutating func append(_ string: String) -> (start: UInt32, end: UInt32) {
    let start = tree.text.count
    var string = string
    string.withUTF8 { CharacterData.append($0, to: &tree.text) }
    return (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: tree.text.count))
  }

  /// The finished tree.
  package consuming func finish() -> ElementTree { tree }

  /// Appends copies of nodes and their attributes; texts are shared with the originals.
  package mutating func copy(
    _ nodes: [ElementTree.Node], _ attributes: [ElementTree.Attribute], attributeShift: Int
  ) {
    if hasOwnText { makeTextNode() }
    endsInText = false
    let first = tree.nodes.count
    tree.nodes.append(contentsOf: nodes)
    for index in first..<tree.nodes.count {
      tree.nodes[index].attributeStart = UInt32(
        truncatingIfNeeded: Int(tree.nodes[index].attributeStart) + attributeShift)
    }
    tree.attributes.append(contentsOf: attributes)
  }

  /// Appends the outermost node of elements that are kept elsewhere; gives its index.
  package mutating func appendFolded(_ node: ElementTree.Node, key: UInt64) -> Int {
    if hasOwnText { makeTextNode() }
    endsInText = false
    var node = node
    node.span = 1
    node.attributeStart = UInt32(truncatingIfNeeded: tree.attributes.count)
    node.attributeCount = 0
    node.textEnd = node.textStart
    node.key = key
    tree.nodes.append(node)
    return tree.nodes.count - 1
  }

  /// Adds text that nodes made elsewhere have; gives its place.
  package mutating func intern(_ string: String) -> (start: UInt32, end: UInt32) { append(string) }

  /// Replaces the text of a node.
  package mutating func setText(_ string: String, of node: Int) {
    let range = append(string)
    tree.nodes[node].textStart = range.start
    tree.nodes[node].textEnd = range.end
  }

  /// Replaces the value of an attribute.
  package mutating func setValue(prefix: String, _ string: String, of attribute: Int) {
    let start = UInt32(truncatingIfNeeded: tree.text.count)
    if !prefix.isEmpty { _ = append(prefix) }
    tree.attributes[attribute].end = append(string).end
    tree.attributes[attribute].start = start
  }

  /// Forgets how deep elements were nested, but for those that are open; gives what was known.
  package mutating func resetDeepest() -> Int {
    defer { deepest = depth }
    return deepest
  }

  /// Notes that elements were nested so deep.
  package mutating func raiseDeepest(to level: Int) { deepest = max(deepest, level) }
}
