public import Foundation

/// A second in time, counted from 1970-01-01 in UTC without leap seconds.
///
/// Years from 1 to 9999 can be written; a moment beyond is written as the nearest of them.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The seconds since 1970-01-01T00:00:00Z.
  public var seconds: Int64

  /// The first and last second that can be written.
  private static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// A moment by its seconds since 1970.
  public init(seconds: Int64) { self.seconds = seconds }

  /// The second that a moment is in.
  ///
  /// What is no moment, or out of the years that can be written, is the nearest that can be.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let (first, last) = (Timestamp.range.lowerBound, Timestamp.range.upperBound)
    self.seconds =
      seconds >= Double(first) ? (seconds <= Double(last) ? Int64(seconds) : last) : first
  }

  /// The present second.
  public static var now: Timestamp { Timestamp(Date()) }

  /// The moment as Foundation has it.
  public var instant: Date { Date(timeIntervalSince1970: Double(seconds)) }

  /// Reads a date and time of RFC 3339, such as `2024-05-01T12:00:00Z` or `…+02:00`, or whole
  /// seconds since 1970 as `SOURCE_DATE_EPOCH` has them.
  public init?(_ text: String) {
    if let seconds = Int64(text), text.utf8.first != UInt8(ascii: "+") {
      guard Timestamp.range.contains(seconds) else { return nil }
      self.seconds = seconds
      return
    }
    var fields = FieldReader(text)
    guard let year = fields.number(4), fields.skip("-"), let month = fields.number(2),
      fields.skip("-"), let day = fields.number(2), fields.skip("Tt "),
      let hour = fields.number(2), fields.skip(":"), let minute = fields.number(2),
      fields.skip(":"), let second = fields.number(2), year >= 1, (1...12).contains(month),
      (1...Timestamp.days(in: month, of: year)).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    if fields.skip(".") {
      guard fields.number(1) != nil else { return nil }
      while fields.number(1) != nil {}
    }
    var offset = 0
    if !fields.skip("Zz") {
      let isWest = fields.skip("-")
      guard isWest || fields.skip("+"), let hours = fields.number(2), fields.skip(":"),
        let minutes = fields.number(2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    }
    guard fields.isAtEnd else { return nil }
    let days = Timestamp.dayNumber(year: year, month: month, day: day)
    let clock = hour * 3_600 + minute * 60 + min(second, 59)
    seconds = Int64(days) * 86_400 + Int64(clock - offset)
  }

  /// The moment as RFC 3339 has it, such as `2024-05-01T12:00:00Z`.
  public var iso8601: String {
    let parts = parts
    return "\(pad(parts.year, 4))-\(pad(parts.month))-\(pad(parts.day))"
      + "T\(pad(parts.hour)):\(pad(parts.minute)):\(pad(parts.second))Z"
  }

  /// The date as RFC 3339 has it, such as `2024-05-01`.
  public var date: String { String(iso8601.prefix(10)) }

  /// The moment as RFC 822 has it, such as `Wed, 01 May 2024 12:00:00 GMT`.
  public var rfc822: String {
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = parts
    return "\(weekdays[parts.weekday]), \(pad(parts.day)) \(months[parts.month - 1]) "
      + "\(pad(parts.year, 4)) \(pad(parts.hour)):\(pad(parts.minute)):\(pad(parts.second)) GMT"
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }

  private struct Parts {
    var year, month, day, hour, minute, second, weekday: Int
  }

  /// The calendar's fields; `weekday` is zero on Thursdays, as 1970 began with one.
  private var parts: Parts {
    let clamped = min(max(seconds, Timestamp.range.lowerBound), Timestamp.range.upperBound)
    let clock = Int(((clamped % 86_400) + 86_400) % 86_400)
    let day = Int((clamped - Int64(clock)) / 86_400)
    // Years that begin in March have the leap day at their end; 400 of them are 146,097 days.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return Parts(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1, hour: clock / 3_600,
      minute: clock / 60 % 60, second: clock % 60, weekday: ((day % 7) + 7) % 7)
  }

  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private func pad(_ number: Int, _ width: Int = 2) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}

/// Reads digits and separators one after the other.
private struct FieldReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ digits: Int) -> Int? {
    let field = rest.prefix(digits)
    guard field.count == digits,
      field.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    rest = rest.dropFirst(digits)
    return field.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  mutating func skip(_ characters: String) -> Bool {
    guard let first = rest.first, characters.utf8.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
