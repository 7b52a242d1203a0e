public import Foundation
public import ViewTree

/// What of a chart views over and behind it can ask.
///
/// - Note: Differs from Swift Charts: overlays and backgrounds are as large as the plot, so the plot's frame is
///   theirs.
@MainActor
public struct ChartProxy {
  let plan: ChartPlan
  let geometry: GeometryProxy

  /// The size of the plot in points.
  public var plotSize: CGSize { geometry.size }
  /// The size of the plot in points.
  public var plotAreaSize: CGSize { geometry.size }
  /// Where the plot is.
  public var plotFrame: Anchor<CGRect>? { .readerBounds }
  /// Where the plot is.
  public var plotAreaFrame: Anchor<CGRect> { .readerBounds }
  /// Where the plot and what it scrolls in are.
  public var plotContainerFrame: Anchor<CGRect>? { .readerBounds }

  private func x(_ unit: Double) -> CGFloat { plan.physical(unit) * geometry.size.width }

  /// How far from the plot's left edge a value is, in points; nil if the scale has no place for it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.unit(value.datum).map { x($0) }
  }

  /// How far from the plot's top a value is, in points; nil if the scale has no place for it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.unit(value.datum).map { CGFloat(1 - $0) * geometry.size.height }
  }

  /// Where in the plot two values meet.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// From where to where a value's band reaches, in points from the plot's left edge.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard case .category(let name) = value.datum, let band = plan.x.band(name) else {
      return position(forX: value).map { $0...$0 }
    }
    let (first, last) = (x(band.start), x(band.start + band.width))
    return min(first, last)...max(first, last)
  }

  /// From where to where a value's band reaches, in points from the plot's top.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard case .category(let name) = value.datum, let band = plan.y.band(name) else {
      return position(forY: value).map { $0...$0 }
    }
    let height = geometry.size.height
    return CGFloat(1 - band.start - band.width) * height...CGFloat(1 - band.start) * height
  }

  /// The value at a distance from the plot's left edge, in points.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    guard geometry.size.width > 0 else { return nil }
    return plan.x.datum(at: Double(plan.physical(Double(position / geometry.size.width))))
      .flatMap { P(datum: $0) }
  }

  /// The value at a distance from the plot's top, in points.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    guard geometry.size.height > 0 else { return nil }
    return plan.y.datum(at: Double(1 - position / geometry.size.height)).flatMap { P(datum: $0) }
  }

  /// The values at a point of the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The values of the x axis: its bounds, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    plan.x.domain.compactMap { P(datum: $0) }
  }

  /// The values of the y axis: its bounds, or its categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    plan.y.domain.compactMap { P(datum: $0) }
  }

  /// What marks of a category are filled with.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    plan.styles.style(value.datum)
  }

  /// The figure of a category.
  public func symbol<P: Plottable>(for value: P) -> (some ChartSymbolShape)? {
    AnyChartSymbolShape(plan.styles.symbol(value.datum).shape)
  }

  /// The angle of a point of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let (dx, dy) = (
      position.x - geometry.size.width / 2, position.y - geometry.size.height / 2
    )
    let angle = atan2(Double(dx), Double(-dy))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The value at an angle: the sum of all before it.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    plan.angleDatum(at: angle.radians / (2 * .pi)).flatMap { P(datum: $0) }
  }

  /// Chooses the value at a distance from the plot's left edge, as a reader does.
  public func selectXValue(at position: CGFloat) {
    plan.select(
      CGPoint(x: position / max(1, geometry.size.width), y: 0), plan.settings.x, .horizontal)
  }

  /// Chooses the value at a distance from the plot's top, as a reader does.
  public func selectYValue(at position: CGFloat) {
    plan.select(
      CGPoint(x: 0, y: position / max(1, geometry.size.height)), plan.settings.y, .vertical)
  }

  /// Chooses the values between two distances from the plot's left edge.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    let width = max(1, geometry.size.width)
    plan.selectRange(from: start / width, to: end / width, plan.settings.x, .horizontal)
  }

  /// Chooses the values between two distances from the plot's top.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    let height = max(1, geometry.size.height)
    plan.selectRange(from: start / height, to: end / height, plan.settings.y, .vertical)
  }

  /// Chooses the value at an angle.
  public func selectAngleValue(at angle: Angle) {
    plan.settings.angleSelection?.select(plan.angleDatum(at: angle.radians / (2 * .pi)))
  }
}

extension PlotScale {
  /// The bounds, or the categories.
  var domain: [PlotDatum] {
    switch kind {
    case .category: categories.map { .category($0) }
    case .number: [.number(low), .number(high)]
    case .date: [.date(low), .date(high)]
    }
  }
}
