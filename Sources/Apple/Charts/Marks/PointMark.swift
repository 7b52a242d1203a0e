public import Foundation

/// A figure at a point.
///
/// - Note: As in Swift Charts.
nonisolated public struct PointMark: _PrimitiveChartContent {
  let mark: NamedMark

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = NamedMark(.point).x(x).y(y)
  }

  /// Creates a point so many points from the top; in the middle if nil.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = NamedMark(.point).x(x).y(from: y, to: y)
  }

  /// Creates a point so many points from the leading edge; in the middle if nil.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = NamedMark(.point).x(from: x, to: x).y(y)
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    marks.add(content.mark)
  }
}
