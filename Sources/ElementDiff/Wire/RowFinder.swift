import ElementTree

/// Finds siblings of one shape in a patch's content: alike but for their strings.
struct RowFinder {
  /// Siblings one behind the other that have one shape.
  struct Rows {
    var first: Int
    var count: Int
    /// The nodes of each.
    var span: Int
    /// Which strings differ: of each node of a row the text, then the attributes, in this order.
    var holes: [Bool]
  }

  let content: PatchContent

  /// The rows at the beginning of a range; nil if the siblings there differ.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes that have one shape.
  func rows(at first: Int, end: Int) -> Rows? {
    let span = Int(content.nodes[first].span)
    var count = 1
    while first + (count + 1) * span <= end, isAlike(first, first + count * span, span) {
      count += 1
    }
    guard count >= FrameFormat.fewestRows, isCopied(first, span) else { return nil }
    var holes: [Bool] = []
    for index in first..<(first + span) {
      let others = (1..<count).lazy.map { content.nodes[index + $0 * span] }
      let node = content.nodes[index]
      let text = content.text[Int(node.textStart)..<Int(node.textEnd)]
      holes.append(
        others.contains { content.text[Int($0.textStart)..<Int($0.textEnd)] != text })
      for place in 0..<Int(node.attributeCount) {
        let value = value(node, place)
        holes.append(others.contains { self.value($0, place) != value })
      }
    }
    guard holes.contains(true) else { return nil }
    return Rows(first: first, count: count, span: span, holes: holes)
  }

  private func value(_ node: PatchContent.Node, _ place: Int) -> ArraySlice<UInt8> {
    let attribute = content.attributes[Int(node.attributeStart) + place]
    return content.text[Int(attribute.start)..<Int(attribute.end)]
  }

  /// Whether two subtrees have the same names, styles and attributes, and texts in the same places.
  private func isAlike(_ left: Int, _ right: Int, _ span: Int) -> Bool {
    for offset in 0..<span {
      let (one, other) = (content.nodes[left + offset], content.nodes[right + offset])
      guard one.name == other.name, one.span == other.span, one.style == other.style,
        one.attributeCount == other.attributeCount,
        (one.textStart == one.textEnd) == (other.textStart == other.textEnd)
      else { return false }
      for place in 0..<Int(one.attributeCount) {
        guard
          content.attributes[Int(one.attributeStart) + place].name
            == content.attributes[Int(other.attributeStart) + place].name
        else { return false }
      }
    }
    return true
  }

  /// Whether a browser can number the nodes of a copy: none is a text beside elements.
  private func isCopied(_ first: Int, _ span: Int) -> Bool {
    content.nodes[first..<(first + span)].allSatisfy {
      $0.name != .text && ($0.span == 1 || $0.textStart == $0.textEnd)
    }
  }
}
