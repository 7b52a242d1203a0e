import Foundation

/// How the browser's control for dates writes them.
struct DateInputFormat {
  let type: String
  private let calendar: Calendar
  private let hasDate: Bool
  private let hasTime: Bool

  init(_ components: DatePickerComponents, _ timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    hasDate = components.contains(.date)
    hasTime = components.contains(.hourAndMinute) || !hasDate
    type = hasDate ? (hasTime ? "datetime-local" : "date") : "time"
  }

  /// Such as `2026-11-20T13:20`.
  func string(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(max(0, value ?? 0))
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return hasDate ? (hasTime ? "\(day)T\(time)" : day) : time
  }

  /// The moment that a browser's text stands for; what the text does not say is as in another
  /// moment. Nil if the text is none of a browser's.
  func date(_ text: String, near other: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: other)
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == (hasDate && hasTime ? 2 : 1), let first = halves.first,
      let last = halves.last
    else { return nil }
    if hasDate {
      let numbers = first.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 3, let year = numbers[0], let month = numbers[1],
        let day = numbers[2], 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day
      else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, day)
    }
    if hasTime {
      // Seconds may have a fraction.
      let numbers = last.split(separator: ":", omittingEmptySubsequences: false)
        .map { Int($0.prefix { $0 != "." }) }
      guard 2...3 ~= numbers.count, let hour = numbers[0], let minute = numbers[1],
        0...23 ~= hour, 0...59 ~= minute, numbers.allSatisfy({ 0...59 ~= $0 ?? -1 })
      else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
    }
    guard let date = calendar.date(from: parts) else { return nil }
    // The 31st of a shorter month would be a day of the next.
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    guard day.year == parts.year, day.month == parts.month, day.day == parts.day else { return nil }
    return date
  }
}
