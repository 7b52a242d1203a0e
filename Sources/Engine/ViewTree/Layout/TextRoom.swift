import ElementTree

/// Cutting text at whole lines where frames bound its height.
///
/// SwiftUI shows the lines that find room, the last with an ellipsis; CSS clamps lines by their number,
/// which is known where the height and the distance of lines are.
extension BoxTree {
  /// More lines than this are not counted: nobody sees where they end.
  private static let mostLines = 10_000

  /// How many lines of a text find room in a height; nil if all of them surely do.
  ///
  /// - Parameter styles: Those of the emission: of a part of a live page it has the tree's own.
  func lines(of text: Box, height: Float, width: Float?, _ styles: StyleTable) -> Int? {
    guard text.kind == .text, height.isFinite, height >= 0 else { return nil }
    let lineHeight = lineHeight(of: text, styles)
    guard lineHeight > 0 else { return nil }
    // Half a point of rounding must not cost a line.
    let room = ((height + 0.5) / lineHeight).rounded(.down)
    guard room < Float(Self.mostLines) else { return nil }
    let count = max(1, Int(room))
    if text.text.lineLimit <= Float(count) { return nil }
    // A letter is hardly ever wider than lines are high, and mostly half of it.
    let letters = Float(letterCount(of: text))
    let needed = width == nil ? letters * lineHeight * 0.5 : letters * lineHeight * 0.8
    return needed <= (width ?? 120) * Float(count) && !hasLineBreak(text) ? nil : count
  }

  /// The distance of a text's lines; zero where a browser alone knows it.
  func lineHeight(of text: Box, _ styles: StyleTable) -> Float {
    guard let value = styles.value(of: .lineHeight, in: text.style)?.string else { return 22 }
    if value.hasSuffix("rem") { return (Float(value.dropLast(3)) ?? 0) * 16 }
    return value.hasSuffix("px") ? Float(value.dropLast(2)) ?? 0 : 0
  }

  private func letterCount(of text: Box) -> Int {
    switch contents[Int(text.content)] {
    case .text(let string): string.utf8.count
    case .runs(let runs): runs.reduce(0) { $0 + $1.text.utf8.count }
    default: 0
    }
  }

  private func hasLineBreak(_ text: Box) -> Bool {
    switch contents[Int(text.content)] {
    case .text(let string): string.utf8.contains(10)
    case .runs(let runs): runs.contains { $0.text.utf8.contains(10) || $0.name == .br }
    default: false
    }
  }
}

extension ElementDraft {
  /// The height that is left for what is in the element, where frames bound it.
  var heightLimit: Float? {
    if isIdeal.y, size.y.isNatural { return nil }
    let bound = size.y.bounds?.high ?? slot.heightLimit
    guard let bound, bound.isFinite else { return nil }
    return max(0, bound - padding(1))
  }

  /// The width of the text's lines, where a frame sets it.
  var textWidth: Float? {
    guard let bound = size.x.bounds?.high, bound.isFinite else { return nil }
    return max(0, bound - padding(0))
  }

  /// The height that a column leaves for one of its views: all that the others, which are fixed, don't
  /// take.
  func heightLimit(ofItem position: Int, in children: [Box], _ boxes: BoxTree) -> Float? {
    guard var rest = heightLimit else { return nil }
    guard core.kind == .vstack else { return rest }
    rest -= boxes.gaps(of: core).reduce(0, +)
    for (index, child) in children.enumerated() where index != position {
      guard child.kind == .spacer || child.height.isFixed || child.height.isGreedy else {
        return nil
      }
      rest -= child.height.minimum
    }
    return rest.isNaN ? nil : max(0, rest)
  }
}
