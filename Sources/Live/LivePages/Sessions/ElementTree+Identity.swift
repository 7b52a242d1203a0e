import ElementTree

extension ElementTree {
  /// Whether two trees are surely equal, keys included, as cheaply as can be said.
  ///
  /// Trees that one program makes of equal content have equal arrays; any others count as
  /// different, though ``==(_:_:)`` may find them equal.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and bytes.
  func isIdentical(to other: ElementTree) -> Bool {
    guard nodes.count == other.nodes.count, attributes.count == other.attributes.count,
      text == other.text
    else { return false }
    var known: [StyleTable.List] = []
    for (a, b) in zip(nodes, other.nodes) {
      guard a.name == b.name, a.span == b.span, a.key == b.key, a.owner == b.owner,
        a.attributeStart == b.attributeStart, a.attributeCount == b.attributeCount,
        a.textStart == b.textStart, a.textEnd == b.textEnd, (a.style == 0) == (b.style == 0)
      else { return false }
      let style = Int(a.style)
      if style >= known.count {
        known.append(contentsOf: repeatElement(0, count: style + 1 - known.count))
      }
      if known[style] == b.style { continue }
      guard isEqualStyle(a.style, of: other, b.style) else { return false }
      known[style] = b.style
    }
    return zip(attributes, other.attributes).allSatisfy {
      $0.name == $1.name && $0.start == $1.start && $0.end == $1.end
    }
  }

  private func isEqualStyle(
    _ list: StyleTable.List, of other: ElementTree, _ otherList: StyleTable.List
  ) -> Bool {
    let (own, its) = (styles.declarations(list), other.styles.declarations(otherList))
    return own.count == its.count
      && zip(own, its).allSatisfy { $0.property == $1.property && $0.value == $1.value }
  }
}
