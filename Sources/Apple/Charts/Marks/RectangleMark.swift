public import Foundation

/// A rectangle.
///
/// - Note: As in Swift Charts.
nonisolated public struct RectangleMark: _PrimitiveChartContent {
  let mark: NamedMark

  /// Creates one at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = NamedMark(.rectangle).x(x).y(y).size(width, height)
  }

  /// Creates one from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = NamedMark(.rectangle).x(x).y(yStart, yEnd).size(width)
  }

  /// Creates one from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = NamedMark(.rectangle).x(xStart, xEnd).y(y).size(.automatic, height)
  }

  /// Creates one from so many points from the top to so many; the whole height if nil.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = NamedMark(.rectangle).x(x).y(from: yStart, to: yEnd).size(width)
  }

  /// Creates one from so many points from the leading edge to so many; the whole width if nil.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = NamedMark(.rectangle).x(from: xStart, to: xEnd).y(y).size(.automatic, height)
  }

  /// Creates one from one value to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = NamedMark(.rectangle).x(xStart, xEnd).y(from: yStart, to: yEnd)
  }

  /// Creates one from one value to another.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = NamedMark(.rectangle).x(from: xStart, to: xEnd).y(yStart, yEnd)
  }

  /// Creates one between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = NamedMark(.rectangle).x(xStart, xEnd).y(yStart, yEnd)
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    marks.add(content.mark)
  }
}
