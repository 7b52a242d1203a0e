public import Foundation

/// A frame of a fixed width, height or both.
nonisolated public struct _FrameLayout: _BoxModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    let width = modifier.width.flatMap(FrameLength.init)
    let height = modifier.height.flatMap(FrameLength.init)
    var outer = Box(
      kind: .frame, width: width.map { $0.range(of: child.width) } ?? child.width,
      height: height.map { $0.range(of: child.height) } ?? child.height)
    if (width == nil) != (height == nil), child.isProportional {
      let axis = width == nil ? 0 : 1
      let given = width?.value ?? height?.value ?? 0
      let range = context.tree.rangeAcross(box.index, axis: axis, given: given)
      if axis == 0 {
        outer.width = range ?? outer.width
      } else {
        outer.height = range ?? outer.height
      }
    }
    outer.alignment = modifier.alignment.box
    context.alignRoom(box.index, outer.alignment.horizontal)
    outer.frame = FramePayload(width: width?.value ?? .nan, height: height?.value ?? .nan)
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }
}

/// A frame with limits.
nonisolated public struct _FlexFrameLayout: _BoxModifier {
  let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
  let alignment: Alignment

  @usableFromInline
  init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    var outer = Box(
      kind: .flexibleFrame,
      width: range(child.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: range(child.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    outer.alignment = modifier.alignment.box
    context.alignRoom(box.index, outer.alignment.horizontal)
    outer.flexibleFrame = FlexibleFramePayload(
      width: limits(modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: limits(modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }

  private static func limits(
    _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
  ) -> FlexibleFramePayload.Limits {
    .init(
      minimum: minimum.flatMap { bound($0, isMaximum: false) } ?? .nan,
      ideal: ideal.flatMap { bound($0, isMaximum: false) } ?? .nan,
      maximum: maximum.flatMap { bound($0, isMaximum: true) } ?? .nan)
  }

  /// What a frame does on one axis.
  ///
  /// A maximum alone expands to it and gives way down to what the child needs; a minimum alone hugs
  /// the child above it; both clamp the proposal whatever the child is.
  static func range(
    _ child: AxisRange, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
  ) -> AxisRange {
    let least = minimum.flatMap { bound($0, isMaximum: false) }
    let wanted = ideal.flatMap { bound($0, isMaximum: false) }
    let greatest = maximum.flatMap { bound($0, isMaximum: true) }
    var result = child
    if let greatest {
      result.outgrows = child.outgrows && least == nil
      result.isProportional = result.outgrows
      let low = least ?? (child.minimum.isNaN ? .nan : min(greatest, child.minimum))
      result.isGreedy = !(low >= greatest)
      result.isShrinkable = false
      result.minimum = low
      result.maximum = low > greatest ? low : greatest
      result.ideal = AxisRange.clamp(child.ideal, low.isNaN ? 0 : low, greatest)
    } else if let least {
      result.minimum = child.isGreedy ? least : AxisRange.larger(least, child.minimum)
      result.ideal = AxisRange.larger(least, child.ideal)
      result.maximum = AxisRange.larger(least, child.maximum)
    }
    if let wanted, child.isGreedy || greatest != nil {
      let low = result.minimum.isNaN ? 0 : result.minimum
      result.ideal = AxisRange.clamp(wanted, low, greatest ?? .infinity)
    }
    return result
  }

  /// A limit that a frame can have: not negative, and infinite only as a maximum.
  private static func bound(_ length: CGFloat, isMaximum: Bool) -> Float? {
    guard !length.isNaN, length.isFinite || (isMaximum && length > 0) else { return nil }
    return max(0, Float(length))
  }
}

/// A length that a frame can have.
private struct FrameLength {
  let value: Float

  /// Nil for what is negative or no number, as in SwiftUI, which ignores it.
  init?(_ length: CGFloat) {
    guard length >= 0, length.isFinite else { return nil }
    value = Float(length)
  }

  /// The range of a frame of this length around a child.
  func range(of child: AxisRange) -> AxisRange {
    AxisRange.fixed(value)
  }
}

extension View {
  /// Puts the view into a frame of a fixed size, in points; nil leaves an axis as it is.
  @inlinable nonisolated public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame that changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable nonisolated public consuming func frame() -> ModifiedContent<Self, _FrameLayout> {
    frame(width: nil, height: nil)
  }

  /// Puts the view into a frame with limits, in points; nil where there is none.
  @inlinable nonisolated public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
