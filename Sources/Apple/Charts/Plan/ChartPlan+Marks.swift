import Foundation
import ViewTree

extension ChartPlan {
  /// What is drawn, with what it is drawn in front of.
  private struct Layer {
    var zIndex: Double
    var figures: [PlotFigure]
  }

  /// Points that one line goes through.
  private struct SeriesKey: Hashable {
    var kind: MarkRecord.Kind
    var series: PlotDatum?
    var style: PlotDatum?
    var symbol: PlotDatum?
    var line: PlotDatum?
    var position: PlotDatum?
  }

  /// Draws the marks, in the order in which they were written.
  mutating func addMarks(_ spacing: PlotSpacing) {
    var layers: [Layer] = []
    var series: [SeriesKey: (layer: Int, marks: [Int])] = [:]
    var keys: [SeriesKey] = []
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        let key = SeriesKey(
          kind: mark.kind, series: mark.series, style: mark.looks.styleKey,
          symbol: mark.looks.symbolKey, line: mark.looks.lineStyleKey,
          position: mark.looks.positionKey)
        if series[key] == nil {
          series[key] = (layers.count, [])
          keys.append(key)
          layers.append(Layer(zIndex: mark.looks.zIndex, figures: []))
        }
        series[key]?.marks.append(index)
      case .point, .rule:
        var figures: [PlotFigure] = []
        if mark.kind == .point { addPoint(mark, &figures) } else { addRule(mark, &figures) }
        layers.append(Layer(zIndex: mark.looks.zIndex, figures: figures))
      case .bar, .rectangle:
        layers.append(
          Layer(zIndex: mark.looks.zIndex, figures: rectangle(index, spacing).map { [$0] } ?? []))
      case .sector: break
      }
    }
    for key in keys {
      guard let (layer, members) = series[key] else { continue }
      layers[layer].figures =
        key.kind == .line ? line(members) : area(members)
    }
    for (index, figure) in sectorFigures() {
      layers.append(Layer(zIndex: marks[index].looks.zIndex, figures: [figure]))
    }
    let order = layers.indices.sorted {
      layers[$0].zIndex == layers[$1].zIndex ? $0 < $1 : layers[$0].zIndex < layers[$1].zIndex
    }
    figures += ChartPlan.thinned(order.flatMap { layers[$0].figures })
  }

  /// Points and bars without those that others hide.
  private static func thinned(_ figures: [PlotFigure]) -> [PlotFigure] {
    guard figures.count > 2000 else { return figures }
    var seen = Set<Int>()
    var joined: [Int: CGRect] = [:]
    var result: [PlotFigure] = []
    var places: [Int: Int] = [:]
    for figure in figures {
      switch figure.form {
      case .circle(let center, _), .symbol(_, let center):
        let cell =
          Int(min(max(center.x, -9), 9) * 256) &* 8192 &+ Int(min(max(center.y, -9), 9) * 128)
        if seen.insert(cell).inserted { result.append(figure) }
      case .rect(let rect, _, nil, _) where rect.width < 1 / CGFloat(PointThinning.columns):
        let key = Int(min(max(rect.midX, -9), 9) * CGFloat(PointThinning.columns))
        if let known = joined[key], let place = places[key] {
          joined[key] = known.union(rect)
          result[place].form = .rect(known.union(rect), radius: 0, width: nil, height: nil)
        } else {
          joined[key] = rect
          places[key] = result.count
          result.append(figure)
        }
      default: result.append(figure)
      }
    }
    return result
  }

  // MARK: Lines and areas

  /// The middle of a mark on the x axis, as a part of the plot.
  private func across(_ mark: MarkRecord) -> Double? { mark.x.middle(on: x) }

  /// The middle of a mark on the y axis, from the bottom.
  private func along(_ mark: MarkRecord) -> Double? { mark.y.middle(on: y) }

  private mutating func line(_ members: [Int]) -> [PlotFigure] {
    var places: [PlotPlace] = []
    places.reserveCapacity(members.count)
    let (x, y, marks) = (self.x, self.y, self.marks)
    for index in members {
      guard let across = marks[index].x.middle(on: x), let along = marks[index].y.middle(on: y)
      else { continue }
      places.append(PlotPlace(across, 1 - along))
    }
    guard let first = members.first, !places.isEmpty else { return [] }
    let looks = marks[first].looks
    let thinned = PointThinning.line(places)
    var outline = PathOutline()
    move(&outline, thinned[0])
    draw(&outline, thinned, looks.interpolation ?? .linear, from: 0)
    var figures: [PlotFigure] = []
    let usual = styles.lineStyle(looks, usual: 2)
    if places.count == 1 {
      var dot = PathOutline()
      dot.dot(unit(physical: thinned[0].x), unit(thinned[0].y))
      outline = dot
    }
    var figure = PlotFigure(.stretched(outline.text))
    figure.stroke = styles.style(looks)
    figure.lineStyle = usual
    figure.opacity = looks.opacity
    figure.offset = offset(looks)
    figures.append(figure)
    for index in members where !marks[index].isBare {
      addSymbol(marks[index], &figures, onLine: true)
    }
    return figures
  }

  private func unit(_ value: Double) -> Int { PathOutline.place(value, PlotFigure.side) }

  private func unit(physical value: Double) -> Int {
    PathOutline.place(Double(physical(value)), PlotFigure.side)
  }

  private func move(_ outline: inout PathOutline, _ place: PlotPlace) {
    outline.move(unit(physical: place.x), unit(place.y))
  }

  private func draw(
    _ outline: inout PathOutline, _ places: [PlotPlace], _ method: InterpolationMethod.Kind,
    from start: Int
  ) {
    if case .linear = method {
      let isMirrored = surroundings.isRightToLeft
      for place in places.dropFirst() {
        outline.line(
          PathOutline.place(isMirrored ? 1 - place.x : place.x, PlotFigure.side),
          PathOutline.place(place.y, PlotFigure.side))
      }
      return
    }
    for piece in Interpolation.pieces(places, method) {
      switch piece {
      case .line(let place): outline.line(unit(physical: place.x), unit(place.y))
      case .curve(let first, let second, let place):
        outline.curve(
          unit(physical: first.x), unit(first.y), unit(physical: second.x), unit(second.y),
          unit(physical: place.x), unit(place.y))
      }
    }
  }

  private mutating func area(_ members: [Int]) -> [PlotFigure] {
    var (upper, lower): ([PlotPlace], [PlotPlace]) = ([], [])
    for index in members {
      guard let (start, end) = edges(index) else { continue }
      lower.append(start)
      upper.append(end)
    }
    guard let first = members.first, !upper.isEmpty else { return [] }
    let looks = marks[first].looks
    if upper.count > 2 * PointThinning.columns {
      upper = PointThinning.line(upper)
      lower = PointThinning.line(lower)
    }
    let method = looks.interpolation ?? .linear
    var outline = PathOutline()
    move(&outline, upper[0])
    draw(&outline, upper, method, from: 0)
    let back = Array(lower.reversed())
    outline.line(unit(physical: back[0].x), unit(back[0].y))
    draw(&outline, back, method.reversed, from: 0)
    outline.close()
    var figure = PlotFigure(.stretched(outline.text))
    figure.fill = styles.style(looks)
    figure.opacity = looks.opacity
    figure.offset = offset(looks)
    var figures = [figure]
    for index in members where !marks[index].isBare {
      addSymbol(marks[index], &figures, onLine: true)
    }
    return figures
  }

  /// Where an area begins and ends at a mark.
  private func edges(_ index: Int) -> (PlotPlace, PlotPlace)? {
    let mark = marks[index]
    if mark.isHorizontal {
      guard let place = along(mark), let (low, high) = ends(index, mark.x, x) else { return nil }
      return (PlotPlace(low, 1 - place), PlotPlace(high, 1 - place))
    }
    guard let place = across(mark), let (low, high) = ends(index, mark.y, y) else { return nil }
    return (PlotPlace(place, 1 - low), PlotPlace(place, 1 - high))
  }

  /// From where to where a mark reaches along an axis.
  private func ends(
    _ index: Int, _ extent: MarkRecord.Extent, _ scale: PlotScale
  ) -> (Double, Double)? {
    if let stacked = stacking.extents[index] {
      // Zero has no place on a logarithmic axis; what begins there begins at its start.
      let base = scale.isReversed ? 1.0 : 0
      let low = scale.unit(stacked.lowerBound) ?? base
      guard let high = scale.unit(stacked.upperBound) else { return nil }
      return (low, high)
    }
    switch extent {
    case .range(let start, let end):
      guard let low = scale.unit(start.datum), let high = scale.unit(end.datum) else { return nil }
      return (low, high)
    case .value(let point):
      guard let place = scale.unit(point.middle) else { return nil }
      return (scale.unit(0) ?? 0, place)
    case .plot: return (0, 1)
    }
  }

  /// Points by which a mark is moved from its place, to the right and down.
  func offset(_ looks: MarkLooks) -> CGSize {
    let offset = logicalOffset(looks)
    return CGSize(
      width: surroundings.isRightToLeft ? -offset.width : offset.width, height: offset.height)
  }

  /// Points by which a mark is moved from its place, away from the leading edge and down.
  private func logicalOffset(_ looks: MarkLooks) -> CGSize {
    CGSize(
      width: (looks.offsetStart.width + looks.offsetEnd.width) / 2,
      height: (looks.offsetStart.height + looks.offsetEnd.height) / 2)
  }

  // MARK: Points and rules

  private mutating func addPoint(_ mark: MarkRecord, _ figures: inout [PlotFigure]) {
    addSymbol(mark, &figures, onLine: false)
  }

  /// Draws the figure at a mark's place, if it has one, and places its annotations.
  private mutating func addSymbol(
    _ mark: MarkRecord, _ figures: inout [PlotFigure], onLine: Bool
  ) {
    let form = styles.symbol(mark.looks)
    let hasView = mark.looks.symbolView != nil
    guard form != nil || hasView || !onLine || !mark.looks.annotations.isEmpty,
      let x = across(mark), let y = along(mark)
    else { return }
    let rect = CGRect(x: x, y: 1 - y, width: 0, height: 0)
    let size = styles.symbolSize(mark.looks, usual: onLine ? 6 : 8)
    annotate(mark, rect, reach: onLine && form == nil ? .zero : size)
    if let view = mark.looks.symbolView {
      views.append(
        PlacedView(
          point: UnitPoint(x: x, y: 1 - y), anchor: .center, shift: logicalOffset(mark.looks),
          content: AnyView(view.foregroundStyle(styles.style(mark.looks)))))
      return
    }
    guard form != nil || !onLine else { return }
    var figure = PlotFigure(
      ChartPlan.symbol(form ?? .circle, size, CGPoint(x: physical(x), y: 1 - y)))
    figure.fill = styles.style(mark.looks)
    figure.opacity = mark.looks.opacity
    figure.offset = offset(mark.looks)
    figures.append(figure)
  }

  /// A figure at a point.
  private static func symbol(
    _ form: SymbolForm, _ size: CGSize, _ point: CGPoint
  ) -> PlotFigure.Form {
    if form.isCircle, size.width == size.height {
      return .circle(point, radius: size.width / 2)
    }
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return .symbol(form.shape.path(in: rect).svg, point)
  }

  private mutating func addRule(_ mark: MarkRecord, _ figures: inout [PlotFigure]) {
    let isVertical: Bool
    switch (mark.x, mark.y) {
    case (.range, _): isVertical = false
    case (_, .range): isVertical = true
    case (.plot, _): isVertical = false
    default: isVertical = true
    }
    let (start, end): (CGPoint, CGPoint)
    if isVertical {
      guard let place = across(mark), let (low, high) = reach(mark.y, y) else { return }
      (start, end) = (CGPoint(x: place, y: 1 - high), CGPoint(x: place, y: 1 - low))
    } else {
      guard let place = along(mark), let (low, high) = reach(mark.x, x) else { return }
      (start, end) = (CGPoint(x: low, y: 1 - place), CGPoint(x: high, y: 1 - place))
    }
    var figure = PlotFigure(
      .line(
        from: CGPoint(x: physical(start.x), y: start.y), to: CGPoint(x: physical(end.x), y: end.y)))
    figure.stroke = styles.style(mark.looks)
    figure.lineStyle = mark.looks.lineStyle ?? StrokeStyle(lineWidth: 1)
    figure.opacity = mark.looks.opacity
    figure.offset = offset(mark.looks)
    figures.append(figure)
    annotate(
      mark,
      CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y)), reach: .zero)
  }

  private func reach(_ extent: MarkRecord.Extent, _ scale: PlotScale) -> (Double, Double)? {
    switch extent {
    case .plot: (0, 1)
    case .range(let start, let end):
      scale.unit(start.datum).flatMap { low in scale.unit(end.datum).map { (low, $0) } }
    case .value: (0, 1)
    }
  }

  // MARK: Bars and rectangles

  private mutating func rectangle(_ index: Int, _ spacing: PlotSpacing) -> PlotFigure? {
    let mark = marks[index]
    let isHorizontal = mark.isHorizontal
    var (width, height): (CGFloat?, CGFloat?)
    let across: (Double, Double)?
    let along: (Double, Double)?
    if mark.kind == .bar, isHorizontal || !mark.x.isValue {
      across = ends(index, mark.x, x)
      along = band(mark, mark.y, y, mark.height, spacing, spacing.y, &height)
    } else if mark.kind == .bar {
      across = band(mark, mark.x, x, mark.width, spacing, spacing.x, &width)
      along = ends(index, mark.y, y)
    } else {
      across = band(mark, mark.x, x, mark.width, spacing, spacing.x, &width)
      along = band(mark, mark.y, y, mark.height, spacing, spacing.y, &height)
    }
    guard let across, let along else { return nil }
    let (left, right) = (min(across.0, across.1), max(across.0, across.1))
    let (bottom, top) = (min(along.0, along.1), max(along.0, along.1))
    let rect = CGRect(x: left, y: 1 - top, width: right - left, height: top - bottom)
    annotate(mark, rect, reach: .zero, isDown: stacking.ends[index] < 0, isHorizontal: isHorizontal)
    var drawn = rect
    if surroundings.isRightToLeft { drawn.origin.x = 1 - rect.maxX }
    var figure = PlotFigure(
      .rect(drawn, radius: mark.looks.cornerRadius ?? 0, width: width, height: height))
    figure.fill = styles.style(mark.looks)
    figure.opacity = mark.looks.opacity
    figure.offset = offset(mark.looks)
    return figure
  }

  /// The place of a mark on the axis that tells marks apart.
  private func band(
    _ mark: MarkRecord, _ extent: MarkRecord.Extent, _ scale: PlotScale,
    _ dimension: MarkDimension.Kind, _ spacing: PlotSpacing, _ gap: Double?,
    _ points: inout CGFloat?
  ) -> (Double, Double)? {
    var (start, end): (Double, Double)
    var usual = mark.kind == .bar ? 0.75 : 1.0
    switch extent {
    case .plot: (start, end, usual) = (0, 1, 1)
    case .range(let low, let high):
      guard let low = scale.unit(low.datum), let high = scale.unit(high.datum) else { return nil }
      (start, end, usual) = (low, high, 1)
    case .value(let point):
      if case .category(let name) = point.datum {
        guard let band = scale.band(name) else { return nil }
        (start, end) = (band.start, band.start + band.width)
      } else if let upper = point.end {
        guard let low = point.datum.scalar.flatMap({ scale.unit($0) }), let high = scale.unit(upper)
        else { return nil }
        (start, end) = (low, high)
        if point.unit == nil, mark.kind == .bar { usual = 0.95 }
      } else {
        guard let middle = scale.unit(point.datum) else { return nil }
        let step = gap.flatMap { gap in
          scale.curve == .linear && scale.high > scale.low ? gap / (scale.high - scale.low) : nil
        }
        let half = min(step ?? 0.1, 0.25) / 2
        (start, end) = (middle - half, middle + half)
      }
    }
    if let key = mark.looks.positionKey, let place = spacing.positions[key] {
      let count = Double(max(1, spacing.positions.count))
      var share = 0.8
      if case .ratio(let ratio) = mark.looks.positionSpan { share = Double(ratio) }
      let (middle, whole) = ((start + end) / 2, (end - start) * share)
      start = middle - whole / 2 + Double(place) * whole / count
      end = start + whole / count
      usual = 0.95
    }
    let middle = (start + end) / 2
    switch dimension {
    case .automatic:
      let half = (end - start) * usual / 2
      return (middle - half, middle + half)
    case .ratio(let ratio):
      let half = (end - start) * Double(ratio.isFinite ? max(0, ratio) : 1) / 2
      return (middle - half, middle + half)
    case .fixed(let size):
      points = size.isFinite ? max(0, size) : 0
      return (middle, middle)
    case .inset(let inset):
      // Parts and points don't mix in a picture's own units: those of a plot of 300 points.
      let half = max(0, abs(end - start) / 2 - Double(inset) / 300)
      return (middle - half, middle + half)
    }
  }
}

extension MarkRecord.Extent {
  /// The middle, as a part of an axis; nil if the scale has no place for it.
  func middle(on scale: PlotScale) -> Double? {
    switch self {
    case .plot: return 0.5
    case .value(let point): return scale.unit(point.middle)
    case .range(let start, let end):
      guard let low = scale.unit(start.datum), let high = scale.unit(end.datum) else { return nil }
      return (low + high) / 2
    }
  }

  var isValue: Bool {
    if case .plot = self { return false }
    return true
  }
}

extension InterpolationMethod.Kind {
  /// The same line, drawn from its end.
  var reversed: InterpolationMethod.Kind {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
