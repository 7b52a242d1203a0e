public import Foundation

/// A straight line along an axis.
///
/// - Note: As in Swift Charts.
nonisolated public struct RuleMark: _PrimitiveChartContent {
  let mark: NamedMark

  /// Creates a line at a value, from so many points from the top to so many; the whole height if nil.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = NamedMark(.rule).x(x).y(from: yStart, to: yEnd)
  }

  /// Creates a line at a value, from so many points from the leading edge to so many; the whole width if nil.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = NamedMark(.rule).x(from: xStart, to: xEnd).y(y)
  }

  /// Creates a line at a value, from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = NamedMark(.rule).x(x).y(yStart, yEnd)
  }

  /// Creates a line at a value, from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = NamedMark(.rule).x(xStart, xEnd).y(y)
  }

  /// Creates a line from one value to another so many points from the top; in the middle if nil.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = NamedMark(.rule).x(xStart, xEnd).y(from: y, to: y)
  }

  /// Creates a line from one value to another so many points from the leading edge; in the middle if nil.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = NamedMark(.rule).x(from: x, to: x).y(yStart, yEnd)
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    marks.add(content.mark)
  }
}
