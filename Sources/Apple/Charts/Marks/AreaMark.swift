/// The area below a line, or between two.
///
/// - Note: As in Swift Charts.
nonisolated public struct AreaMark: _PrimitiveChartContent {
  let mark: NamedMark

  /// Creates a point of an area that begins at zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = NamedMark(.area).x(x).y(y).stacking(stacking)
  }

  /// Creates a point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = NamedMark(.area).x(x).y(y).series(series).stacking(stacking)
  }

  /// Creates a place of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = NamedMark(.area).x(x).y(yStart, yEnd)
  }

  /// Creates a place of one of several areas between two lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = NamedMark(.area).x(x).y(yStart, yEnd).series(series)
  }

  /// Creates a place of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = NamedMark(.area).x(xStart, xEnd).y(y)
  }

  /// Creates a place of one of several areas between two lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = NamedMark(.area).x(xStart, xEnd).y(y).series(series)
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    marks.add(content.mark)
  }
}
