public import Foundation

/// Where a stack's content began, and what held before.
@usableFromInline package struct StackMark {
  let pending: Int
  let axis: LoweringContext.StackAxis
}

extension LoweringContext {
  @usableFromInline
  mutating func openHorizontal() -> StackMark {
    defer { stackAxis = .horizontal }
    return StackMark(pending: mark(), axis: stackAxis)
  }

  @usableFromInline
  mutating func openVertical() -> StackMark {
    defer { stackAxis = .vertical }
    return StackMark(pending: mark(), axis: stackAxis)
  }

  /// Spacers and dividers in a z-stack stand as in no stack.
  @usableFromInline
  mutating func openZStack() -> StackMark {
    defer { stackAxis = .none }
    return StackMark(pending: mark(), axis: stackAxis)
  }

  @usableFromInline
  mutating func closeRow(
    _ mark: StackMark, _ alignment: VerticalAlignment, _ spacing: CGFloat?, isLazy: Bool = false,
    of content: any View.Type
  ) {
    closeHorizontal(mark, alignment.box, spacing, isLazy: isLazy, of: content)
  }

  mutating func closeHorizontal(
    _ mark: StackMark, _ alignment: BoxAlignment.Vertical, _ spacing: CGFloat?,
    isLazy: Bool = false, of content: (any View.Type)? = nil
  ) {
    stackAxis = mark.axis
    applyGuides(since: mark.pending, axis: 1, Place(alignment))
    let total = totalSpacing(since: mark.pending, spacing, axis: 0)
    var box = Box(
      kind: .hstack,
      width: alongRange(since: mark.pending, spacing: total) { $0.width },
      height: acrossRange(since: mark.pending) { $0.height })
    box.alignment = BoxAlignment(.center, alignment)
    box.stack = StackPayload(
      spacing: spacing.map { $0.isFinite ? Float($0) : .nan } ?? .nan, isNeverFlattened: isLazy)
    if isLazy { box.height = .filling(ideal: box.height.ideal) }
    if standsAlone(since: mark.pending, of: content) { box.stack.isNeverFlattened = true }
    close(box, since: mark.pending)
  }

  @usableFromInline
  mutating func closeColumn(
    _ mark: StackMark, _ alignment: HorizontalAlignment, _ spacing: CGFloat?, isLazy: Bool = false,
    of content: any View.Type
  ) {
    closeVertical(mark, alignment.box, spacing, isLazy: isLazy, of: content)
  }

  mutating func closeVertical(
    _ mark: StackMark, _ alignment: BoxAlignment.Horizontal, _ spacing: CGFloat?,
    isLazy: Bool = false, of content: (any View.Type)? = nil
  ) {
    stackAxis = mark.axis
    applyGuides(since: mark.pending, axis: 0, Place(alignment))
    alignRooms(since: mark.pending, alignment)
    let total = totalSpacing(since: mark.pending, spacing, axis: 1)
    var box = Box(
      kind: .vstack,
      width: acrossRange(since: mark.pending) { $0.width },
      height: alongRange(since: mark.pending, spacing: total) { $0.height })
    box.alignment = BoxAlignment(alignment, .center)
    box.stack = StackPayload(
      spacing: spacing.map { $0.isFinite ? Float($0) : .nan } ?? .nan, isNeverFlattened: isLazy)
    if isLazy { box.width = .filling(ideal: box.width.ideal) }
    if standsAlone(since: mark.pending, of: content) { box.stack.isNeverFlattened = true }
    close(box, since: mark.pending)
  }

  @usableFromInline
  mutating func closeZStack(_ mark: StackMark, alignment: Alignment, of content: any View.Type) {
    closeZStack(mark, alignment.box, of: content)
  }

  mutating func closeZStack(
    _ mark: StackMark, _ alignment: BoxAlignment, of content: (any View.Type)? = nil
  ) {
    stackAxis = mark.axis
    alignRooms(since: mark.pending, alignment.horizontal)
    // Its size is that of the children with the highest priority.
    let priority = pending[mark.pending...].map { tree.boxes[Int($0)].priority }.max() ?? 0
    var box = Box(
      kind: .zstack,
      width: acrossRange(since: mark.pending, priority: priority) { $0.width },
      height: acrossRange(since: mark.pending, priority: priority) { $0.height })
    box.alignment = alignment
    if standsAlone(since: mark.pending, of: content) { box.stack.isNeverFlattened = true }
    close(box, since: mark.pending)
  }

  /// The sum of the distances between neighbours.
  private func totalSpacing(since mark: Int, _ spacing: CGFloat?, axis: Int) -> Float {
    guard pending.count - mark > 1 else { return 0 }
    let pairs = (mark + 1)..<pending.count
    if let spacing, spacing.isFinite { return Float(spacing) * Float(pairs.count) }
    return pairs.reduce(0) { total, index in
      total
        + StackSpacing.between(
          tree.boxes[Int(pending[index - 1])], tree.boxes[Int(pending[index])], axis)
    }
  }

  /// What a stack does along its axis: its children's sizes one after the other.
  @inline(__always)
  private func alongRange(
    since mark: Int, spacing: Float, _ axis: (borrowing Box) -> AxisRange
  ) -> AxisRange {
    var result = AxisRange.fixed(spacing)
    var isFull = false
    var isOpen = false
    for index in pending[mark...] {
      let range = axis(tree.boxes[Int(index)])
      isFull = isFull || range.takesAll
      isOpen = isOpen || range.isGreedy && !range.maximum.isFinite
      result.isGreedy = result.isGreedy || range.isGreedy
      result.isShrinkable = result.isShrinkable || range.isShrinkable
      result.isProportional = result.isProportional || range.isProportional
      result.outgrows = result.outgrows || range.outgrows
      result.minimum = AxisRange.sum(result.minimum, range.minimum)
      result.ideal = AxisRange.sum(result.ideal, range.ideal)
      result.maximum = AxisRange.sum(result.maximum, range.maximum)
    }
    if isFull { result.isProportional = result.outgrows }
    if !isOpen { result.hugUnknown() }
    return result
  }

  /// What a stack does across its axis: as much as its largest child.
  @inline(__always)
  private func acrossRange(
    since mark: Int, priority: Float = -.infinity, _ axis: (borrowing Box) -> AxisRange
  ) -> AxisRange {
    var result = AxisRange.fixed(0)
    var isFull = false
    var isOpen = false
    for index in pending[mark...] where !(tree.boxes[Int(index)].priority < priority) {
      let range = axis(tree.boxes[Int(index)])
      isFull = isFull || range.takesAll
      isOpen = isOpen || range.isGreedy && !range.maximum.isFinite
      result.isGreedy = result.isGreedy || range.isGreedy
      result.isShrinkable = result.isShrinkable || range.isShrinkable
      result.isProportional = result.isProportional || range.isProportional
      result.outgrows = result.outgrows || range.outgrows
      result.minimum = AxisRange.larger(result.minimum, range.minimum)
      result.ideal = AxisRange.larger(result.ideal, range.ideal)
      result.maximum = AxisRange.larger(result.maximum, range.maximum)
    }
    if isFull { result.isProportional = result.outgrows }
    if !isOpen { result.hugUnknown() }
    return result
  }
}

extension AxisRange {
  /// Has a stack hug its children where it would take no more than some of them do at most and others are, which only
  /// the browser knows.
  fileprivate mutating func hugUnknown() {
    guard isGreedy, maximum.isNaN else { return }
    isGreedy = false
    isShrinkable = true
  }
}

/// The usual distance between neighbours in a stack.
///
/// | neighbours | column | row |
/// |---|---|---|
/// | a spacer and anything | 0 | 0 |
/// | text and text | 0 | 8 |
/// | anything else | 8 | 8 |
///
/// Text above text keeps the distance of its font's lines, which the height of a line holds already.
/// Frames measured with SwiftUI on macOS say so, and OpenSwiftUI's `Spacing.TextMetrics`, audited
/// against iOS 18, adds nothing but the leading of the lower font. A stack begins and ends with text
/// as its own first and last views do; padding, frames and controls have edges like any other view.
package enum StackSpacing {
  /// In points, along an axis.
  package static func between(_ first: Box, _ second: Box, _ axis: Int) -> Float {
    if first.kind == .spacer || second.kind == .spacer { return 0 }
    if axis == 1, first.endsWithText, second.beginsWithText { return 0 }
    return 8
  }
}

extension Box {
  /// Notes whether the box begins and ends with a line of text, by the boxes in it.
  mutating func noteText(_ first: Box?, _ last: Box?, areAllText: Axes<Bool>) {
    switch kind {
    case .text:
      beginsWithText = true
      endsWithText = true
    case .vstack:
      beginsWithText = first?.beginsWithText == true
      endsWithText = last?.endsWithText == true
    case .hstack, .zstack:
      beginsWithText = areAllText.x
      endsWithText = areAllText.y
    case .wrapper, .background, .overlay, .fixedSize:
      beginsWithText = first?.beginsWithText == true
      endsWithText = first?.endsWithText == true
    case .padding:
      beginsWithText = first?.beginsWithText == true && padding.top == 0
      endsWithText = first?.endsWithText == true && padding.bottom == 0
    case .frame:
      beginsWithText = first?.beginsWithText == true && frame.height.isNaN
      endsWithText = first?.endsWithText == true && frame.height.isNaN
    case .flexibleFrame:
      let isFree = !flexibleFrame.height.clampsProposal && flexibleFrame.height.ideal.isNaN
      beginsWithText = first?.beginsWithText == true && isFree
      endsWithText = first?.endsWithText == true && isFree
    case .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control, .hidden,
      .scroll, .grid, .flow, .fitting, .aspectRatio, .position:
      break
    }
  }
}
