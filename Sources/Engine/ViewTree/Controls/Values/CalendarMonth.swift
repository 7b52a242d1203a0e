import Foundation

/// The days of a month, as a calendar on paper has them.
struct CalendarMonth {
  let calendar: Calendar
  /// The beginning of the month's first day.
  let first: Date

  /// The month that a date is in.
  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    first = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The beginnings of the days.
  var days: [Date] {
    let numbers = calendar.range(of: .day, in: .month, for: first) ?? 1..<1
    return numbers.indices.compactMap { number in
      calendar.date(byAdding: .day, value: number - numbers.lowerBound, to: first)
    }
  }

  /// The days by weeks, from the first day of the week on; nil where the week is of another month, too.
  var weeks: [[Date?]] {
    let weekday = calendar.component(.weekday, from: first)
    let missing = (weekday - calendar.firstWeekday + 7) % 7
    var places = Array(repeating: Date?.none, count: missing) + days
    places += Array(repeating: nil, count: (7 - places.count % 7) % 7)
    return stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
  }

  /// A month earlier or later.
  func moved(by count: Int) -> CalendarMonth {
    CalendarMonth(
      of: calendar.date(byAdding: .month, value: count, to: first) ?? first, in: calendar)
  }

  /// The short names of the days of a week, from its first on.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7] }
  }
}

extension EnvironmentValues {
  /// The calendar with the language and the time zone of the surroundings.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// How dates are written here.
  func dateFormat(_ style: Date.FormatStyle.DateStyle? = nil) -> Date.FormatStyle {
    Date.FormatStyle(
      date: style, time: style == nil ? nil : .omitted, locale: locale, calendar: localCalendar,
      timeZone: timeZone)
  }
}
