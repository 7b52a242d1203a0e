import Foundation

/// A date in one of the styles that text has for dates.
struct StyledDate: TextValue, Equatable {
  let date: Date
  let style: Text.DateStyle

  var instant: Date? { date }

  func string(in surroundings: TextSurroundings) -> String {
    switch style.kind {
    case .date: format(.long, .omitted, surroundings)
    case .time: format(.omitted, .shortened, surroundings)
    case .relative: TimeDistance.words(from: date, to: surroundings.now, in: surroundings)
    case .offset: TimeDistance.offset(of: date, from: surroundings.now, in: surroundings)
    case .timer:
      TimeDistance.clock(
        date.timeIntervalSince(surroundings.now).magnitude, showsHours: true, in: surroundings)
    }
  }

  private func format(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ surroundings: TextSurroundings
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: surroundings.locale, calendar: surroundings.calendar,
      timeZone: surroundings.timeZone
    ).format(self.date)
  }
}

/// A span of time from one date to another.
struct DateSpan: TextValue, Equatable {
  let start: Date
  let end: Date

  func string(in surroundings: TextSurroundings) -> String {
    guard start < end else {
      return StyledDate(date: start, style: .time).string(in: surroundings)
    }
    let isOneDay = surroundings.calendar.isDate(start, inSameDayAs: end)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: surroundings.locale,
      calendar: surroundings.calendar, timeZone: surroundings.timeZone
    ).format(start..<end)
  }
}

/// The time that is left of a span, or that has passed.
struct TimerValue: TextValue, Equatable {
  let span: ClosedRange<Date>
  let pause: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in surroundings: TextSurroundings) -> String {
    let now = pause ?? surroundings.now
    let current = min(max(now, span.lowerBound), span.upperBound)
    let seconds =
      countsDown
      ? span.upperBound.timeIntervalSince(current) : current.timeIntervalSince(span.lowerBound)
    return TimeDistance.clock(seconds, showsHours: showsHours, in: surroundings)
  }
}
