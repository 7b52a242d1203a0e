/// A line through points.
///
/// - Note: As in Swift Charts.
nonisolated public struct LineMark: _PrimitiveChartContent {
  let mark: NamedMark

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = NamedMark(.line).x(x).y(y)
  }

  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = NamedMark(.line).x(x).y(y).series(series)
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    marks.add(content.mark)
  }
}
