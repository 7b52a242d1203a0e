public import Foundation

/// A frame of a fixed width, height or both.
nonisolated public struct _FrameLayout: _BoxModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    let width = modifier.width.flatMap(FrameLength.init)
    let height = modifier.height.flatMap(FrameLength.init)
    var outer = Box(
      kind: .frame, width: width.map { .fixed($0.value) } ?? child.width,
      height: height.map { .fixed($0.value) } ?? child.height)
    outer.alignment = modifier.alignment.box
    outer.values[0] = width?.value ?? .nan
    outer.values[1] = height?.value ?? .nan
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }
}

/// A frame with limits.
nonisolated public struct _FlexFrameLayout: _BoxModifier {
  let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
  let alignment: Alignment

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    var outer = Box(
      kind: .flexibleFrame,
      width: range(child.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: range(child.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    outer.alignment = modifier.alignment.box
    let limits = [
      modifier.minWidth, modifier.idealWidth, modifier.maxWidth, modifier.minHeight,
      modifier.idealHeight, modifier.maxHeight,
    ]
    for (index, limit) in limits.enumerated() {
      outer.values[index] = limit.map { Float(max(0, $0)) } ?? .nan
    }
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }

  /// What a frame does on one axis: only a maximum expands to it, only a minimum hugs above it, both
  /// clamp the proposal.
  static func range(
    _ child: AxisRange, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
  ) -> AxisRange {
    if minimum == nil, ideal == nil, maximum == nil { return child }
    var result = child
    if let maximum {
      let limit = Float(max(0, maximum))
      result.isGreedy = true
      result.isShrinkable = false
      result.maximum = limit
      result.minimum = child.minimum.isNaN ? .nan : min(child.minimum, limit)
      result.ideal = child.ideal.isNaN ? .nan : min(child.ideal, limit)
    }
    if let minimum {
      let limit = Float(max(0, minimum))
      result.minimum =
        maximum != nil ? limit : child.minimum.isNaN ? .nan : max(child.minimum, limit)
      result.ideal = child.ideal.isNaN ? .nan : max(result.ideal, limit)
      if !result.maximum.isNaN { result.maximum = max(result.maximum, limit) }
    }
    if let ideal { result.ideal = Float(max(0, ideal)) }
    return result
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
}

extension View {
  /// Puts the view into a frame of a fixed size, in points; nil leaves an axis as it is.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame that changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> ModifiedContent<Self, _FrameLayout> {
    frame(width: nil, height: nil)
  }

  /// Puts the view into a frame with limits, in points; nil where there is none.
  nonisolated public func frame(
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
