import Foundation
import ViewTree

/// A chart's data for readers.
struct ChartTable: View {
  let plan: ChartPlan

  /// How many marks are read out; more would be no help, and pages would be large.
  static let limit = 100

  var body: some View {
    let marks = plan.marks.lazy.filter { $0.isBare || !$0.looks.isHidden }
    let count = marks.reduce(0) { sum, _ in sum + 1 }
    let shown = Array(marks.prefix(ChartTable.limit))
    let hasSeries = shown.contains { $0.series != nil || $0.looks.styleKey != nil }
    let left = count - shown.count
    HiddenTable(
      caption: caption(count), header: header(hasSeries),
      rows: shown.map { row($0, hasSeries) },
      remark: left > 0
        ? Text(verbatim: "\(plan.surroundings.number(Double(left))) more values are left out.")
        : nil)
  }

  private func caption(_ count: Int) -> Text {
    count == 0 ? Text(verbatim: "Chart without data") : Text(verbatim: "Chart")
  }

  private func header(_ hasSeries: Bool) -> [Text] {
    let labels = plan.labels
    if let angle = labels.angleLabel {
      return [labels.seriesLabel?.view ?? Text(verbatim: "Part"), angle.view]
    }
    var result = [
      labels.xLabel?.view ?? Text(verbatim: "x"), labels.yLabel?.view ?? Text(verbatim: "y"),
    ]
    if hasSeries { result.append(labels.seriesLabel?.view ?? Text(verbatim: "Series")) }
    return result
  }

  private func row(_ mark: MarkRecord, _ hasSeries: Bool) -> [Text] {
    let key = mark.looks.styleKey ?? mark.series ?? mark.looks.symbolKey
    let series = Text(verbatim: key.map { plan.words($0) } ?? "")
    if let angle = mark.angle {
      return [mark.looks.label ?? series, mark.looks.value ?? Text(verbatim: plan.words(angle))]
    }
    var result = [
      mark.looks.label ?? Text(verbatim: plan.words(mark.x)),
      mark.looks.value ?? Text(verbatim: plan.words(mark.y)),
    ]
    if hasSeries { result.append(series) }
    return result
  }
}

extension ChartPlan {
  /// A value in words.
  func words(_ datum: PlotDatum) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let value): return surroundings.number(value)
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return dateFormat(of: nil).format(date)
    }
  }

  /// A value or a range in words.
  func words(_ point: PlotPoint) -> String {
    guard let end = point.end else { return words(point.datum) }
    if let unit = point.unit, case .date(let seconds) = point.datum {
      return dateFormat(of: unit).format(Date(timeIntervalSinceReferenceDate: seconds))
    }
    return "\(words(point.datum)) – \(words(point.datum.moved(to: end)))"
  }

  func words(_ extent: MarkRecord.Extent) -> String {
    switch extent {
    case .plot: ""
    case .value(let point): words(point)
    case .range(let start, let end): "\(words(start)) – \(words(end))"
    }
  }

  private func dateFormat(of unit: Calendar.Component?) -> Date.FormatStyle {
    let style = Date.FormatStyle(
      locale: surroundings.locale, calendar: surroundings.dates, timeZone: surroundings.timeZone)
    switch unit {
    case .year, .yearForWeekOfYear: return style.year()
    case .month, .quarter: return style.year().month(.abbreviated)
    case .hour, .minute, .second: return style.month(.abbreviated).day().hour().minute()
    case nil:
      let hasTime = x.kind == .date && x.high - x.low < 3 * 86_400
      return hasTime
        ? style.month(.abbreviated).day().hour().minute()
        : style.year().month(.abbreviated).day()
    default: return style.year().month(.abbreviated).day()
    }
  }
}
