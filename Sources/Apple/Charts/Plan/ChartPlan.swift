import Foundation
import ViewTree

/// A chart with everything in its place: parts of the plot's width and height.
@MainActor
struct ChartPlan {
  /// A view at a point of the plot.
  struct PlacedView {
    /// The point of the plot, and the part of the view that is put there.
    var point: UnitPoint
    var anchor: UnitPoint
    /// Points by which the view is moved from there.
    var shift = CGSize.zero
    var content: AnyView
    /// Whether the view belongs to a sector, whose plot is a square.
    var isInSquare = false
  }

  let settings: ChartSettings
  let surroundings: ChartSurroundings
  var marks: [MarkRecord]
  let labels: MarkCollector
  let stacking: Stacking
  private(set) var x: PlotScale
  private(set) var y: PlotScale
  let styles: StyleScales
  var figures: [PlotFigure] = []
  var views: [PlacedView] = []
  var issues: [String] = []
  var xAxis = PlacedAxis()
  var yAxis = PlacedAxis()
  /// The parts of each sector's circle, for choosing one by its angle.
  var sectors: [(mark: Int, range: ClosedRange<Double>)] = []

  /// How many values an axis shows, about.
  static let usualCount = 5

  init(_ collected: MarkCollector, _ settings: ChartSettings, _ surroundings: ChartSurroundings) {
    self.settings = settings
    self.surroundings = surroundings
    labels = collected
    var issues: [String] = []
    let marks = ChartPlan.placeable(collected.marks, settings, &issues)
    self.marks = marks
    stacking = Stacking(marks)
    styles = StyleScales(marks, settings)
    let isSectors = marks.contains { $0.kind == .sector }
    let xSets = isSectors ? [] : PlacedAxis.sets(settings.x)
    let ySets = isSectors ? [] : PlacedAxis.sets(settings.y)
    let (xData, yData) = ChartPlan.data(marks, stacking)
    x = PlotScale(
      xData, settings.x, rounds: PlacedAxis.rounds(xSets), count: PlacedAxis.count(xSets))
    y = PlotScale(
      yData, settings.y, rounds: PlacedAxis.rounds(ySets), count: PlacedAxis.count(ySets))
    // Categories are read from the top down, numbers from the bottom up.
    if y.kind == .category { y.isReversed.toggle() }
    self.issues = issues
    let spacing = PlotSpacing(marks)
    if settings.x.type?.curve == .log, xData.low <= 0 { reportLog("x") }
    if settings.y.type?.curve == .log, yData.low <= 0,
      marks.contains(where: { $0.kind != .bar && $0.kind != .area })
    {
      reportLog("y")
    }
    if !isSectors {
      if !xData.isEmpty || settings.x.domain != nil {
        xAxis = PlacedAxis(.horizontal, xSets, x, settings.x, surroundings, spacing.x)
      }
      if !yData.isEmpty || settings.y.domain != nil {
        yAxis = PlacedAxis(.vertical, ySets, y, settings.y, surroundings, spacing.y)
      }
      addGridLines()
    }
    addMarks(spacing)
  }

  private mutating func reportLog(_ axis: String) {
    issues.append(
      "A chart's \(axis) axis is logarithmic, and some values are zero or less, which have no place "
        + "there. They are left out; use a symmetric logarithm or leave them out of the data.")
  }

  /// The marks that can be placed: those whose values are finite and of one kind on each axis.
  private static func placeable(
    _ marks: [MarkRecord], _ settings: ChartSettings, _ issues: inout [String]
  ) -> [MarkRecord] {
    var result: [MarkRecord] = []
    result.reserveCapacity(marks.count)
    var (xKind, yKind): (PlotKind?, PlotKind?) = (nil, nil)
    var (infinite, mixed) = (0, 0)
    let names = (settings.x.type?.kind == .category, settings.y.type?.kind == .category)
    for var mark in marks {
      if names.0 { mark.x = named(mark.x) }
      if names.1 { mark.y = named(mark.y) }
      guard mark.x.isPlaceable, mark.y.isPlaceable, mark.angle?.isPlaceable ?? true else {
        infinite += 1
        continue
      }
      let kinds = (mark.x.kind, mark.y.kind)
      if let kind = kinds.0, let xKind, kind != xKind {
        mixed += 1
        continue
      }
      if let kind = kinds.1, let yKind, kind != yKind {
        mixed += 1
        continue
      }
      xKind = xKind ?? kinds.0
      yKind = yKind ?? kinds.1
      result.append(mark)
    }
    if infinite > 0 {
      issues.append(
        "A chart has \(infinite) marks with values that are no numbers or infinite, which have no "
          + "place. They are left out; leave them out of the data.")
    }
    if mixed > 0 {
      issues.append(
        "A chart has \(mixed) marks whose values are of another kind than those of the first mark on "
          + "the same axis. They are left out; use numbers, dates or texts on an axis.")
    }
    return result
  }

  /// A place with a band of its own instead of one on a line.
  private static func named(_ extent: MarkRecord.Extent) -> MarkRecord.Extent {
    guard case .value(let point) = extent, let scalar = point.datum.scalar else { return extent }
    return .value(
      PlotPoint(
        .category(
          scalar == scalar.rounded() && abs(scalar) < 1e15
            ? String(Int(scalar)) : "\(scalar)")))
  }

  /// What the marks have on both axes.
  private static func data(_ marks: [MarkRecord], _ stacking: Stacking) -> (AxisData, AxisData) {
    var (x, y) = (AxisData(), AxisData())
    if let kind = marks.lazy.compactMap(\.x.kind).first { x.kind = kind }
    if let kind = marks.lazy.compactMap(\.y.kind).first { y.kind = kind }
    for (index, mark) in marks.enumerated() {
      if let extent = stacking.extents[index] {
        if mark.isHorizontal {
          x.include(extent.lowerBound)
          x.include(extent.upperBound)
          mark.y.include(in: &y)
        } else {
          y.include(extent.lowerBound)
          y.include(extent.upperBound)
          mark.x.include(in: &x)
        }
      } else {
        mark.x.include(in: &x)
        mark.y.include(in: &y)
      }
    }
    return (x, y)
  }

  /// The place of a point that is written from the leading edge, in a picture that has a left one.
  func physical(_ x: Double) -> CGFloat {
    CGFloat(surroundings.isRightToLeft ? 1 - x : x)
  }

  private mutating func addGridLines() {
    for line in xAxis.gridLines {
      var figure = PlotFigure(
        .line(
          from: CGPoint(x: physical(line.unit), y: 0), to: CGPoint(x: physical(line.unit), y: 1)))
      figure.stroke = line.style
      figure.lineStyle = line.stroke
      figures.append(figure)
    }
    for line in yAxis.gridLines {
      var figure = PlotFigure(
        .line(from: CGPoint(x: 0, y: 1 - line.unit), to: CGPoint(x: 1, y: 1 - line.unit)))
      figure.stroke = line.style
      figure.lineStyle = line.stroke
      figures.append(figure)
    }
  }
}

extension PlotPoint {
  var isPlaceable: Bool { datum.isPlaceable && (end?.isFinite ?? true) }
}

extension MarkRecord.Extent {
  var isPlaceable: Bool {
    switch self {
    case .plot: true
    case .value(let point): point.isPlaceable
    case .range(let start, let end): start.isPlaceable && end.isPlaceable
    }
  }

  var kind: PlotKind? {
    switch self {
    case .plot: nil
    case .value(let point), .range(let point, _): point.datum.kind
    }
  }

  func include(in data: inout AxisData) {
    switch self {
    case .plot: break
    case .value(let point): data.include(point)
    case .range(let start, let end):
      data.include(start)
      data.include(end)
    }
  }
}

/// How far marks are from each other, from which the widths of bars follow.
struct PlotSpacing {
  /// The least distance between different numbers on an axis.
  private(set) var x: Double?
  private(set) var y: Double?
  /// The values that stand beside each other at one place.
  private(set) var positions: [PlotDatum: Int] = [:]

  init(_ marks: [MarkRecord]) {
    var (xs, ys): (Set<Double>, Set<Double>) = ([], [])
    for mark in marks {
      if !mark.isBare, let key = mark.looks.positionKey, positions[key] == nil {
        positions[key] = positions.count
      }
      guard mark.kind == .bar || mark.kind == .rectangle else { continue }
      if case .value(let point) = mark.x, let scalar = point.datum.scalar { xs.insert(scalar) }
      if case .value(let point) = mark.y, let scalar = point.datum.scalar { ys.insert(scalar) }
    }
    x = PlotSpacing.gap(xs)
    y = PlotSpacing.gap(ys)
  }

  private static func gap(_ values: Set<Double>) -> Double? {
    let sorted = values.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
  }
}
