import Foundation
import ViewTree

/// What an axis shows, and where.
@MainActor
struct PlacedAxis {
  struct Line {
    var unit: Double
    var stroke: StrokeStyle
    var style: AnyShapeStyle
    var length = AxisTick.Length.Kind.automatic
    var position: AxisMarkPosition.Kind
    var offset = CGSize.zero
  }

  struct Label {
    var unit: Double
    /// The part of the axis that belongs to the value alone.
    var room: Double
    /// What of the label stands at the value: 0 its leading edge or top.
    var anchor: CGFloat
    var position: AxisMarkPosition.Kind
    var content: AnyView
    var offset = CGSize.zero
    /// Whether it stands in the middle of a band.
    var isInBand = false
    /// Whether the label is inside of the plot.
    var isInset = false
  }

  private(set) var gridLines: [Line] = []
  private(set) var ticks: [Line] = []
  private(set) var labels: [Label] = []

  init() {}

  /// The sets of marks that modifiers want.
  static func sets(_ settings: ChartSettings.Axis) -> [AxisMarkSet] {
    guard settings.visibility != .hidden else { return [] }
    return settings.content?()
      ?? [AxisMarkSet(preset: .automatic, position: .automatic, values: .automatic)]
  }

  /// Whether automatic scales reach to round values.
  static func rounds(_ sets: [AxisMarkSet]) -> (lower: Bool, upper: Bool) {
    (
      sets.first?.values.roundsLower ?? true, sets.first?.values.roundsUpper ?? true
    )
  }

  /// How many values the first set wants.
  static func count(_ sets: [AxisMarkSet]) -> Int {
    if case .automatic(let count?, _)? = sets.first?.values.kind { return min(max(count, 1), 1000) }
    return ChartPlan.usualCount
  }

  /// - Parameter gap: The least distance between bars at numbers.
  init(
    _ axis: Axis, _ sets: [AxisMarkSet], _ scale: PlotScale, _ settings: ChartSettings.Axis,
    _ surroundings: ChartSurroundings, _ gap: Double?
  ) {
    for set in sets {
      let calendar = surroundings.dates
      let data = set.values.data(for: scale, count: ChartPlan.usualCount, calendar)
      let placed = data.compactMap { datum in scale.unit(datum).map { (datum, $0) } }
        .filter { $0.1 >= -0.000_1 && $0.1 <= 1.000_1 }
      let shown = PlacedAxis.fitting(placed, axis, scale)
      let step = set.values.step(for: scale, count: ChartPlan.usualCount)
      let format = step.format(calendar, surroundings.locale, surroundings.timeZone)
      for (index, value) in shown.enumerated() {
        let axisValue = AxisValue(datum: value.0, index: index, count: shown.count)
        let items = set.content?(axisValue) ?? PlacedAxis.usualItems(axis, scale, set)
        let next = index + 1 < shown.count ? shown[index + 1].1 : nil
        add(
          items, value, axis, set, scale, next: next, step: step, surroundings,
          text: { PlacedAxis.text($0, set, format, surroundings) })
      }
    }
  }

  /// The values whose labels find room on a phone: all of few, each second or third of many bands.
  private static func fitting(
    _ values: [(PlotDatum, Double)], _ axis: Axis, _ scale: PlotScale
  ) -> [(PlotDatum, Double)] {
    let most = axis == .horizontal ? 24 : 40
    guard scale.kind == .category, values.count > most else { return values }
    let stride = (values.count + most - 1) / most
    return values.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }

  private static func usualItems(
    _ axis: Axis, _ scale: PlotScale, _ set: AxisMarkSet
  ) -> [AxisMarkItem] {
    let label = AxisMarkItem(kind: .label(AxisLabelItem(format: set.format)))
    if scale.kind == .category { return [label] }
    let line = AxisMarkItem(kind: .gridLine(set.stroke))
    guard axis == .horizontal else { return [line, label] }
    return [line, AxisMarkItem(kind: .tick(.automatic, set.stroke)), label]
  }

  /// The words for a value.
  private static func text(
    _ datum: PlotDatum, _ set: AxisMarkSet, _ format: Date.FormatStyle,
    _ surroundings: ChartSurroundings
  ) -> Text {
    if let text = set.format?(datum, surroundings) { return text }
    switch datum {
    case .number(let value): return Text(verbatim: surroundings.number(value))
    case .date(let seconds):
      return Text(verbatim: format.format(Date(timeIntervalSinceReferenceDate: seconds)))
    case .category(let name): return Text(verbatim: name)
    }
  }

  private mutating func add(
    _ items: [AxisMarkItem], _ value: (datum: PlotDatum, unit: Double), _ axis: Axis,
    _ set: AxisMarkSet, _ scale: PlotScale, next: Double?, step: CalendarStep,
    _ surroundings: ChartSurroundings, text: (PlotDatum) -> Text
  ) {
    let isBand = scale.kind == .category
    var position = set.position
    if position == .automatic {
      position = axis == .horizontal ? .bottom : isBand ? .leading : .trailing
    }
    let middle =
      isBand
      ? value.unit : PlacedAxis.middle(value, scale, step, surroundings.dates) ?? value.unit
    for item in items {
      let isCentered = item.isCentered ?? isBand
      let unit = isCentered ? middle : value.unit
      switch item.kind {
      case .gridLine(let stroke):
        gridLines.append(
          Line(
            unit: unit, stroke: stroke ?? PlacedAxis.usualLine(axis),
            style: item.style ?? PlacedAxis.lineStyle,
            position: position, offset: item.offset))
      case .tick(let length, let stroke):
        ticks.append(
          Line(
            unit: unit, stroke: stroke ?? PlacedAxis.usualLine(axis),
            style: item.style ?? PlacedAxis.lineStyle,
            length: length, position: position, offset: item.offset))
      case .label(let label):
        let room = isBand ? 1 / Double(max(1, scale.categories.count)) : abs((next ?? 1) - unit)
        var anchor: CGFloat = 0.5
        if axis == .horizontal, scale.kind == .date, !isCentered { anchor = 0 }
        if let own = label.anchor { anchor = axis == .horizontal ? own.x : own.y }
        let content =
          label.content
          ?? AnyView(label.format?(value.datum, surroundings) ?? text(value.datum))
        labels.append(
          Label(
            unit: unit, room: room, anchor: anchor, position: position,
            content: PlacedAxis.dressed(content, item, label, axis, anchor), offset: item.offset,
            isInBand: isBand, isInset: set.preset == .inset))
      }
    }
  }

  /// The middle of the unit that begins at a value.
  private static func middle(
    _ value: (datum: PlotDatum, unit: Double), _ scale: PlotScale, _ step: CalendarStep,
    _ calendar: Calendar
  ) -> Double? {
    guard case .date(let seconds) = value.datum else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let interval = calendar.dateInterval(of: step.unit, for: date),
      let end = scale.unit(interval.end.timeIntervalSinceReferenceDate)
    else { return nil }
    return (value.unit + end) / 2
  }

  private static func dressed(
    _ content: AnyView, _ item: AxisMarkItem, _ label: AxisLabelItem, _ axis: Axis,
    _ anchor: CGFloat
  ) -> AnyView {
    var view = AnyView(
      content.font(item.font ?? .caption2).foregroundStyle(item.style ?? AnyShapeStyle(.secondary)))
    if label.orientation.degrees != 0 {
      view = AnyView(view.fixedSize().rotationEffect(.degrees(label.orientation.degrees)))
    }
    let across = label.horizontalSpacing ?? (axis == .vertical ? 4 : anchor == 0 ? 4 : 0)
    let along = label.verticalSpacing ?? (axis == .horizontal ? 4 : 0)
    return AnyView(
      view.padding(axis == .vertical ? .horizontal : .leading, across)
        .padding(axis == .horizontal ? .vertical : .top, along))
  }

  private static let lineStyle = AnyShapeStyle(Color.gray.opacity(0.3))

  private static func usualLine(_ axis: Axis) -> StrokeStyle {
    axis == .horizontal ? StrokeStyle(lineWidth: 1, dash: [2, 2]) : StrokeStyle(lineWidth: 1)
  }
}
