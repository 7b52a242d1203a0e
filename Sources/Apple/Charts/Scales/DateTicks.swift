import Foundation

/// A step of a calendar: so many of a unit.
struct CalendarStep: Equatable {
  var unit: Calendar.Component
  var count: Int

  /// The steps of axes, with their lengths in seconds.
  private static let all: [(step: CalendarStep, seconds: Double)] = [
    (CalendarStep(unit: .second, count: 1), 1), (CalendarStep(unit: .second, count: 5), 5),
    (CalendarStep(unit: .second, count: 15), 15), (CalendarStep(unit: .second, count: 30), 30),
    (CalendarStep(unit: .minute, count: 1), 60), (CalendarStep(unit: .minute, count: 5), 300),
    (CalendarStep(unit: .minute, count: 15), 900), (CalendarStep(unit: .minute, count: 30), 1800),
    (CalendarStep(unit: .hour, count: 1), 3600), (CalendarStep(unit: .hour, count: 3), 10_800),
    (CalendarStep(unit: .hour, count: 6), 21_600), (CalendarStep(unit: .hour, count: 12), 43_200),
    (CalendarStep(unit: .day, count: 1), 86_400), (CalendarStep(unit: .day, count: 2), 172_800),
    (CalendarStep(unit: .weekOfYear, count: 1), 604_800),
    (CalendarStep(unit: .weekOfYear, count: 2), 1_209_600),
    (CalendarStep(unit: .month, count: 1), 2_629_800),
    (CalendarStep(unit: .month, count: 3), 7_889_400),
    (CalendarStep(unit: .month, count: 6), 15_778_800),
  ]

  /// The step that divides a time into about so many parts, and not into more than twice as many.
  static func step(for seconds: Double, count: Int) -> CalendarStep {
    let wanted = seconds / Double(max(1, count))
    if let step = all.first(where: { $0.seconds >= wanted * 0.75 }) { return step.step }
    let years = NiceNumbers.step(for: seconds / 31_557_600, count: count)
    return CalendarStep(unit: .year, count: max(1, Int(min(years, 1e6))))
  }

  /// The beginnings of steps from one instant to another, at most a thousand.
  func ticks(from low: Double, to high: Double, _ calendar: Calendar) -> [Double] {
    // Beyond the years that a calendar knows nothing has a beginning.
    guard low.isFinite, high.isFinite, abs(low) < 1e12, abs(high) < 1e12, low <= high else {
      return []
    }
    let start = Date(timeIntervalSinceReferenceDate: low)
    guard let first = beginning(before: start, calendar) else { return [] }
    var result: [Double] = []
    for index in 0..<1000 {
      guard let date = calendar.date(byAdding: unit, value: index * count, to: first) else { break }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > high + 0.5 { break }
      if seconds >= low - 0.5 { result.append(seconds) }
    }
    return result
  }

  /// The last beginning of a step that is not after a date.
  private func beginning(before date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1, unit != .weekOfYear else { return start }
    let outer: Calendar.Component =
      switch unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .month
      case .month: .year
      default: .era
      }
    guard let around = calendar.dateInterval(of: outer, for: date)?.start else { return start }
    if unit == .year {
      let year = calendar.component(.year, from: start)
      return calendar.date(byAdding: .year, value: -(year % count), to: start)
    }
    let passed = calendar.dateComponents([unit], from: around, to: start).value(for: unit) ?? 0
    return calendar.date(byAdding: unit, value: -(passed % count), to: start)
  }

  /// How a beginning is written.
  func format(_ calendar: Calendar, _ locale: Locale, _ zone: TimeZone) -> Date.FormatStyle {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone)
    switch unit {
    case .second: style = style.minute().second()
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .day, .weekday, .weekOfYear, .weekOfMonth: style = style.month(.abbreviated).day()
    case .month, .quarter: style = style.month(.abbreviated)
    default: style = style.year()
    }
    return style
  }
}
