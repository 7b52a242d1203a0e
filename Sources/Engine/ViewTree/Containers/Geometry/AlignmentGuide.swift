public import Foundation

/// Moves a view against its neighbours by a guide of its own.
nonisolated public struct _AlignmentGuideModifier: _BoxModifier {
  enum Guide: Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  let guide: Guide
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    // A row doesn't ask for its views' horizontal guides, nor a column for the vertical ones.
    let idle: LoweringContext.StackAxis
    let place: Place
    switch modifier.guide {
    case .horizontal(let guide): (idle, place) = (.horizontal, guide.box.place)
    case .vertical(let guide): (idle, place) = (.vertical, guide.box.place)
    }
    guard context.stackAxis != idle else { return }
    guard let shift = modifier.shift(of: child) else {
      context.report(
        .unsupported, severity: .warning,
        "An alignment guide depends on the size of its view, which is not known before the browser "
          + "sets it, so the view stays where its container puts it. Use a frame of a fixed size.")
      return
    }
    guard shift != 0 else { return }
    if context.stackAxis != .none {
      // The stack knows the views beside it.
      context.guideShifts[box.index, default: []].append(
        GuideShift(place: place, length: Float(shift)))
      return
    }
    // Space at the edge that the guide is measured from moves the view by just that much.
    var before: CGFloat = 0
    var after: CGFloat = 0
    switch place {
    case .end, .lastBaseline: after = -shift
    case .center: if shift > 0 { before = 2 * shift } else { after = -2 * shift }
    case .start, .firstBaseline: before = shift
    }
    var insets = EdgeInsets()
    switch modifier.guide {
    case .horizontal: (insets.leading, insets.trailing) = (before, after)
    case .vertical: (insets.top, insets.bottom) = (before, after)
    }
    _PaddingLayout._apply(_PaddingLayout(insets: insets), to: &box, in: &context)
  }

  /// How far the view moves from where it would stand, if its size does not matter or is known.
  private func shift(of box: Box) -> CGFloat? {
    if box.width.isFixed, box.height.isFixed {
      return shift(CGFloat(box.width.ideal), CGFloat(box.height.ideal))
    }
    let first = shift(100, 100)
    guard first == shift(220, 100), first == shift(100, 340) else { return nil }
    return first
  }

  private func shift(_ width: CGFloat, _ height: CGFloat) -> CGFloat? {
    let dimensions = ViewDimensions(width: width, height: height)
    let value = computeValue(dimensions)
    guard value.isFinite else { return nil }
    switch guide {
    case .horizontal(let guide): return dimensions[guide] - value
    case .vertical(let guide): return dimensions[guide] - value
    }
  }
}

extension View {
  /// Sets the place of a horizontal guide in the view, in points from its leading edge.
  ///
  /// - Note: Differs from SwiftUI: guides that are a fixed distance from the usual place, and those
  ///   of views of a known size, count; others are reported.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
    modifier(_AlignmentGuideModifier(guide: .horizontal(guide), computeValue: computeValue))
  }

  /// Sets the place of a vertical guide in the view, in points from its top.
  ///
  /// - Note: Differs from SwiftUI: guides that are a fixed distance from the usual place, and those
  ///   of views of a known size, count; others are reported.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
    modifier(_AlignmentGuideModifier(guide: .vertical(guide), computeValue: computeValue))
  }
}
