import ElementTree

/// A node of a page that is easily changed, and back.
struct PageNode {
  var name: ElementName
  var key: UInt64
  var origin: UInt32
  /// The declarations as they are spelled.
  var style: [(property: String, value: String)]
  var attributes: [(name: AttributeName, value: String)]
  var text: String
  var children: [PageNode]

  /// The nodes of a tree that have no parent.
  static func nodes(of tree: ElementTree) -> [PageNode] {
    var tree = tree
    return tree.roots.map { PageNode($0, &tree) }
  }

  private init(_ index: Int, _ tree: inout ElementTree) {
    let node = tree.nodes[index]
    name = node.name
    key = node.key
    origin = node.origin
    let body = node.style == 0 ? "" : tree.styles.rule(for: node.style).body
    style = (StyleRule.declarations(in: body) ?? []).map { ($0.0.string, $0.1) }
    let first = Int(node.attributeStart)
    attributes = []
    for attribute in tree.attributes[first..<(first + Int(node.attributeCount))] {
      attributes.append((attribute.name, tree.string(attribute.start, attribute.end)))
    }
    text = tree.string(node.textStart, node.textEnd)
    children = []
    for child in tree.children(of: index) { children.append(PageNode(child, &tree)) }
  }

  /// The tree of some nodes.
  static func tree(of nodes: [PageNode], origins: [String]) -> ElementTree {
    var builder = ElementBuilder()
    builder.tree.origins = origins
    for node in nodes { node.append(to: &builder) }
    return builder.finish()
  }

  private func append(to builder: inout ElementBuilder) {
    if name == .text {
      builder.textNode(text)
      return
    }
    var list: StyleTable.List = 0
    for (property, value) in style {
      guard let property = CSSProperty.allCases.first(where: { $0.string == property }) else {
        continue
      }
      list = builder.tree.styles.extend(list, property, .text(CSSText(value)))
    }
    let index = builder.open(name, style: list, key: key, origin: origin)
    for (name, value) in attributes { builder.attribute(name, value) }
    if !text.isEmpty { builder.text(text) }
    for child in children { child.append(to: &builder) }
    builder.close(index)
  }

  /// Changes every node, those inside after the one around them; the path is that of indices.
  mutating func visit(_ path: [Int], _ body: (inout PageNode, [Int]) -> Void) {
    body(&self, path)
    for index in children.indices { children[index].visit(path + [index], body) }
  }

  subscript(path: ArraySlice<Int>) -> PageNode {
    get {
      guard let first = path.first else { return self }
      return children[first][path.dropFirst()]
    }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      children[first][path.dropFirst()] = newValue
    }
  }
}
