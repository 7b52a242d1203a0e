/// What a box does with the space that it is proposed on one axis.
///
/// The three sizes are in points: the answers to a proposal of zero, of nothing, and of infinity.
/// A size that depends on text or on a picture is unknown and not a number.
package struct AxisRange: Sendable, Equatable {
  /// Whether the box takes what it is proposed, within its minimum and maximum.
  package var isGreedy: Bool
  /// Whether the box can get smaller than its ideal size by wrapping or truncating text.
  package var isShrinkable: Bool
  /// Whether proportions inside the box decide what becomes of its proposal.
  package var isProportional = false
  /// Whether proportions inside may need more than is proposed.
  var outgrows = false
  package var minimum: Float
  package var ideal: Float
  package var maximum: Float

  package init(
    isGreedy: Bool, isShrinkable: Bool = false, minimum: Float, ideal: Float, maximum: Float
  ) {
    self.isGreedy = isGreedy
    self.isShrinkable = isShrinkable
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// A box that always has the same size.
  package static func fixed(_ size: Float) -> AxisRange {
    AxisRange(isGreedy: false, minimum: size, ideal: size, maximum: size)
  }

  /// A box that takes whatever it is proposed, such as a colour.
  package static func filling(ideal: Float = 10) -> AxisRange {
    AxisRange(isGreedy: true, minimum: 0, ideal: ideal, maximum: .infinity)
  }

  /// A box whose size only the browser knows.
  package static let unknown = AxisRange(
    isGreedy: false, minimum: .nan, ideal: .nan, maximum: .nan)

  /// A box whose size only the browser knows and that wraps when there is too little room.
  package static let wrapping = AxisRange(
    isGreedy: false, isShrinkable: true, minimum: .nan, ideal: .nan, maximum: .nan)

  /// Whether the size is the same for every proposal.
  package var isFixed: Bool { minimum == maximum && minimum.isFinite }

  /// Whether the box takes all that it is proposed, whatever is in it.
  var takesAll: Bool { isGreedy && !isProportional && maximum == .infinity }

  /// The range of a box with margins around this one.
  package func padded(_ amount: Float) -> AxisRange {
    var result = self
    result.minimum = AxisRange.sum(minimum, amount)
    result.ideal = AxisRange.sum(ideal, amount)
    result.maximum = AxisRange.sum(maximum, amount)
    return result
  }

  /// The sum of two sizes, not below zero: unknown if either is, but infinity swallows all.
  package static func sum(_ first: Float, _ second: Float) -> Float {
    if first == .infinity || second == .infinity { return .infinity }
    let sum = first + second
    return sum < 0 ? 0 : sum
  }

  /// The larger of two sizes: unknown if either is, but infinity is larger than all.
  package static func larger(_ first: Float, _ second: Float) -> Float {
    if first == .infinity || second == .infinity { return .infinity }
    if first.isNaN || second.isNaN { return .nan }
    return max(first, second)
  }

  /// A size held between two others; unknown stays unknown.
  package static func clamp(_ size: Float, _ low: Float, _ high: Float) -> Float {
    size.isNaN ? size : max(low, min(high, size))
  }
}
