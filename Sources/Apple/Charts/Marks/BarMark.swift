public import Foundation

/// A bar.
///
/// - Note: As in Swift Charts.
nonisolated public struct BarMark: _PrimitiveChartContent {
  let mark: NamedMark

  /// Creates one at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = NamedMark(.bar).x(x).y(y).size(width, height).stacking(stacking)
  }

  /// Creates one from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = NamedMark(.bar).x(x).y(yStart, yEnd).size(width)
  }

  /// Creates one from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = NamedMark(.bar).x(xStart, xEnd).y(y).size(.automatic, height)
  }

  /// Creates one from so many points from the top to so many; the whole height if nil.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = NamedMark(.bar).x(x).y(from: yStart, to: yEnd).size(width).stacking(stacking)
  }

  /// Creates one from so many points from the leading edge to so many; the whole width if nil.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = NamedMark(.bar).x(from: xStart, to: xEnd).y(y).size(.automatic, height).stacking(
      stacking)
  }

  /// Creates one from one value to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = NamedMark(.bar).x(xStart, xEnd).y(from: yStart, to: yEnd)
  }

  /// Creates one from one value to another.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = NamedMark(.bar).x(from: xStart, to: xEnd).y(yStart, yEnd)
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    marks.add(content.mark)
  }
}
