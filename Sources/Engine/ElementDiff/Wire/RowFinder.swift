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

  /// What stands at the beginning of a range of siblings.
  enum Siblings {
    case rows(Rows)
    /// So many siblings that no rows begin with.
    case others(Int)
  }

  let content: PatchContent
  /// How many nodes were compared with others; the same on every machine.
  private(set) var comparedNodes = 0

  init(content: PatchContent) { self.content = content }

  /// What stands at the beginning of a range.
  ///
  /// Siblings of one shape that are no rows are none from the second of them on either, so nobody
  /// has to ask again before the first that is of another shape.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes that have one shape.
  mutating func siblings(at first: Int, end: Int) -> Siblings {
    let span = Int(content.nodes[first].span)
    var count = 1
    while first + (count + 1) * span <= end, isAlike(first, first + count * span, span) {
      count += 1
    }
    guard count >= FrameFormat.fewestRows, isCopied(first, span) else { return .others(count) }
    let holes = holes(first, span, count)
    comparedNodes += span * count
    guard holes.contains(true) else { return .others(count) }
    return .rows(Rows(first: first, count: count, span: span, holes: holes))
  }

  private func holes(_ first: Int, _ span: Int, _ count: Int) -> [Bool] {
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
    return holes
  }

  private func value(_ node: PatchContent.Node, _ place: Int) -> ArraySlice<UInt8> {
    let attribute = content.attributes[Int(node.attributeStart) + place]
    return content.text[Int(attribute.start)..<Int(attribute.end)]
  }

  /// Whether two subtrees have the same names, styles and attributes, and texts in the same places.
  private mutating func isAlike(_ left: Int, _ right: Int, _ span: Int) -> Bool {
    for offset in 0..<span {
      comparedNodes += 1
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
