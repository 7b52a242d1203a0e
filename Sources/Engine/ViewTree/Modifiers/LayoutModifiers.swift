public import Foundation

/// Proposes nothing to a view, so that it takes its ideal size.
nonisolated public struct _FixedSizeLayout: _BoxModifier, Sendable {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline
  init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    func ideal(_ range: AxisRange, _ isFixed: Bool) -> AxisRange {
      isFixed ? (range.ideal.isNaN ? .unknown : .fixed(range.ideal)) : range
    }
    var outer = Box(
      kind: .fixedSize, width: ideal(child.width, modifier.horizontal),
      height: ideal(child.height, modifier.vertical))
    outer.fixedSize = FixedSizePayload(
      horizontal: modifier.horizontal, vertical: modifier.vertical)
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }
}

/// Keeps the proportions of a view.
nonisolated public struct _AspectRatioLayout: _BoxModifier, Sendable {
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  @usableFromInline
  init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    // The proportions say how high a layout of an app's own is, whatever it would be by itself.
    if modifier.aspectRatio != nil { context.fillRoom(box.index) }
    let child = context.tree.boxes[Int(box.index)]
    var outer = Box(
      kind: .aspectRatio, width: child.width, height: child.height)
    let given = modifier.aspectRatio.flatMap { $0 > 0 && $0.isFinite ? Float($0) : nil }
    let ratio = given ?? ownRatio(child)
    if let ratio, child.width.isGreedy || child.height.isGreedy {
      let ideal = refitted(child, ratio, fills: modifier.contentMode == .fill)
      let fills = modifier.contentMode == .fill
      outer.width = range(child.width, ideal: ideal.width, fills: fills)
      outer.height = range(child.height, ideal: ideal.height, fills: fills)
    }
    outer.aspectRatio = AspectRatioPayload(
      ratio: ratio ?? .nan, fills: modifier.contentMode == .fill, isOwn: given == nil)
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }

  /// The proportions of the child's ideal size, if it is known.
  private static func ownRatio(_ child: Box) -> Float? {
    let ratio = child.width.ideal / child.height.ideal
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }

  /// The child's ideal size brought to the proportions.
  private static func refitted(
    _ child: Box, _ ratio: Float, fills: Bool
  ) -> (width: Float, height: Float) {
    let (width, height) = (child.width.ideal, child.height.ideal)
    let isWide = width > height * ratio
    return isWide != fills ? (height * ratio, height) : (width, width / ratio)
  }

  private static func range(_ child: AxisRange, ideal: Float, fills: Bool) -> AxisRange {
    var result = child
    result.isProportional = true
    result.outgrows = fills
    guard child.isGreedy else { return result }
    let low = child.minimum.isNaN ? 0 : child.minimum
    let high = child.maximum.isNaN ? .infinity : child.maximum
    result.ideal = AxisRange.clamp(ideal, low, high)
    return result
  }
}

/// Says which views of a stack are served first.
nonisolated public struct _LayoutPriorityModifier: _BoxModifier, Sendable {
  let value: Double

  @usableFromInline
  init(value: Double) { self.value = value }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.tree.boxes[Int(box.index)].priority = Float(modifier.value)
  }
}

/// How a view with proportions fits into another space.
///
/// - Note: As in SwiftUI.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

extension View {
  /// Lets the view have its ideal size on both axes.
  @inlinable
  nonisolated public consuming func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets the view have its ideal size on some axes.
  @inlinable nonisolated public consuming func fixedSize(
    horizontal: Bool, vertical: Bool
  ) -> ModifiedContent<Self, _FixedSizeLayout> {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view proportions: width by height, nil for its own.
  @inlinable nonisolated public consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Gives the view the proportions of a size.
  @inlinable nonisolated public consuming func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit its space.
  @inlinable
  nonisolated public consuming func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill its space.
  @inlinable
  nonisolated public consuming func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(contentMode: .fill)
  }

  /// Has the view served before those of lower priority in a stack.
  @inlinable nonisolated public consuming func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _LayoutPriorityModifier> {
    modifier(_LayoutPriorityModifier(value: value))
  }
}
