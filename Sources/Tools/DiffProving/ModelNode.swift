package import ElementTree

/// A node of a tree that is easily changed, as opposed to one in flat arrays.
package struct ModelNode: Sendable {
  package var name: ElementName
  package var key: UInt64
  /// Which of the declarations of ``ModelStyles`` the node has; zero for none.
  package var style: Int
  package var attributes: [(name: AttributeName, value: String)]
  package var text: String
  package var children: [ModelNode]

  package init(
    _ name: ElementName, key: UInt64 = 0, style: Int = 0,
    attributes: [(name: AttributeName, value: String)] = [], text: String = "",
    children: [ModelNode] = []
  ) {
    self.name = name
    self.key = key
    self.style = style
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// Appends the node to a tree that is being built.
  package func append(to builder: inout ElementBuilder, _ styles: ModelStyles) {
    if name == .text {
      builder.textNode(text)
      return
    }
    let index = builder.open(name, style: styles.lists[style], key: key)
    for (name, value) in attributes { builder.attribute(name, value) }
    if !text.isEmpty { builder.text(text) }
    for child in children { child.append(to: &builder, styles) }
    builder.close(index)
  }

  /// The number of nodes, this one included.
  package var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// A few lists of declarations in a table; two tables need not number them alike.
package struct ModelStyles: Sendable {
  package private(set) var table = StyleTable()
  /// The lists by the number of the style.
  package private(set) var lists: [StyleTable.List] = [0]

  /// The number of styles, the empty one included.
  package static let count = 9

  package init(isReversed: Bool = false) {
    var made = [StyleTable.List](repeating: 0, count: ModelStyles.count)
    let order = 1..<ModelStyles.count
    for number in isReversed ? Array(order.reversed()) : Array(order) {
      let width = table.extend(0, .width, .points(Double(number)))
      made[number] = table.extend(
        width, .backgroundImage,
        .text(CSSText("url(\"data:image/svg+xml;utf8,%3Csvg id='\(number % 4)'/%3E\")")))
      _ = table.rule(for: made[number])
    }
    lists = made
  }
}

extension ElementTree {
  /// The tree of some nodes.
  package init(_ nodes: [ModelNode], _ styles: ModelStyles = ModelStyles()) {
    var builder = ElementBuilder(styles: styles.table)
    for node in nodes { node.append(to: &builder, styles) }
    self = builder.finish()
  }
}
