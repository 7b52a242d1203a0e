import ElementTree

/// Has the hairline below a row begin where the row's first text does, behind the icon of a label for example.
nonisolated struct RowLineModifier: _BoxModifier {
  /// The row's content; nil where there is no hairline.
  let row: Int32?
  /// Whether a circle, 22 points wide with 16 before it, stands before the content.
  let hasCircle: Bool

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    guard let row = modifier.row, let start = context.tree.start(of: row), start.isText,
      start.points != 0 || !start.lengths.isEmpty || modifier.hasCircle
    else { return }
    let points = Double(16 + start.points) + (modifier.hasCircle ? 38 : 0)
    let lengths = [CSSValue.points(points).string] + start.lengths
    let sum = lengths.joined(separator: " + ")
    context.mark(
      &box, .rowLine, .text(CSSText(lengths.count == 1 ? sum : "calc(\(sum))")))
  }
}

/// How far a view's first text is from its beginning, or how wide it is without one.
private struct RowStart {
  var isText = false
  var points: Float = 0
  /// Lengths to add to the points: sides of symbols, which grow with text.
  var lengths: [String] = []
}

extension BoxTree {
  /// Where a box's first text begins; nil where nobody knows.
  fileprivate func start(of index: Int32, depth: Int = 0) -> RowStart? {
    guard depth < 64 else { return nil }
    let box = boxes[Int(index)]
    func first() -> RowStart? {
      children(of: box).first.flatMap { start(of: $0, depth: depth + 1) }
    }
    switch box.kind {
    case .text: return RowStart(isText: true)
    case .symbol:
      guard let side = styles.value(of: .width, in: box.style) else { return nil }
      return RowStart(lengths: [side.string])
    case .hstack: return startOfRow(box, depth)
    case .padding:
      guard var start = first() else { return nil }
      start.points += box.padding.insets[1] + (start.isText ? 0 : box.padding.insets[3])
      return start
    case .frame where !box.frame.width.isNaN, .flexibleFrame, .vstack:
      if let start = first(), start.isText {
        return box.innerPlace(0) == .start || box.childCount == 1 && hugs(box) ? start : nil
      }
      if box.kind == .flexibleFrame, let start = first() { return widened(start, box) }
    case .frame, .background, .overlay, .wrapper, .fixedSize, .aspectRatio:
      return first()
    default: break
    }
    return box.width.isFixed ? RowStart(points: box.width.minimum) : nil
  }

  /// Whether a box is as wide as the view in it.
  private func hugs(_ box: Box) -> Bool {
    guard box.kind == .flexibleFrame else { return box.kind == .vstack }
    let limits = box.flexibleFrame.width
    return limits.minimum.isNaN && limits.maximum.isNaN
  }

  /// A view without text in a frame that only says how wide it is at least.
  private func widened(_ start: RowStart, _ frame: Box) -> RowStart? {
    let limits = frame.flexibleFrame.width
    guard !limits.minimum.isNaN, limits.maximum.isNaN else { return nil }
    if start.lengths.isEmpty { return RowStart(points: max(start.points, limits.minimum)) }
    // A zero has no unit, which may not be added to a length.
    let points = start.points == 0 ? [] : [CSSValue.points(Double(start.points)).string]
    let least = CSSValue.points(Double(limits.minimum)).string
    return RowStart(lengths: ["max(\(least), \((points + start.lengths).joined(separator: " + ")))"]
    )
  }

  private func startOfRow(_ row: Box, _ depth: Int) -> RowStart? {
    var result = RowStart()
    var last: Box?
    for index in children(of: row) {
      let child = boxes[Int(index)]
      guard child.kind != .spacer, let start = start(of: index, depth: depth + 1) else {
        return nil
      }
      if let last {
        result.points +=
          row.stack.spacing.isNaN ? StackSpacing.between(last, child, 0) : row.stack.spacing
      }
      result.points += start.points
      result.lengths += start.lengths
      if start.isText {
        result.isText = true
        return result
      }
      last = child
    }
    return result
  }
}
