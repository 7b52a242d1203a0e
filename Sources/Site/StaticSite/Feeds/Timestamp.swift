import ElementTree
public import Foundation
import ViewTree

/// A second in time, counted from 1970-01-01 in UTC without leap seconds.
///
/// Years from 1 to 9999 can be written; a moment beyond is written as the nearest of them.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The seconds since 1970-01-01T00:00:00Z.
  public var seconds: Int64

  /// A moment by its seconds since 1970.
  public init(seconds: Int64) { self.seconds = seconds }

  /// The second that a moment is in.
  ///
  /// What is no moment, or out of the years that can be written, is the nearest that can be.
  public init(_ date: Date) {
    seconds = CivilDate(date).seconds
  }

  /// The present second.
  public static var now: Timestamp { Timestamp(Date()) }

  /// The moment as Foundation has it.
  public var instant: Date { Date(timeIntervalSince1970: Double(seconds)) }

  /// Reads a date and time of RFC 3339, such as `2024-05-01T12:00:00Z` or `…+02:00`, or whole
  /// seconds since 1970 as `SOURCE_DATE_EPOCH` has them.
  public init?(_ text: String) {
    if let seconds = Int64(text), text.utf8.first != UInt8(ascii: "+") {
      guard CivilDate.range.contains(seconds) else { return nil }
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
    let days = CivilDate.dayNumber(year: year, month: month, day: day)
    let clock = hour * 3_600 + minute * 60 + min(second, 59)
    seconds = Int64(days) * 86_400 + Int64(clock - offset)
  }

  /// The moment as RFC 3339 has it, such as `2024-05-01T12:00:00Z`.
  public var iso8601: String { CivilDate(seconds: seconds).rfc3339 }

  /// The date as RFC 3339 has it, such as `2024-05-01`.
  public var date: String { String(iso8601.prefix(10)) }

  /// The moment as RFC 822 has it, such as `Wed, 01 May 2024 12:00:00 GMT`.
  public var rfc822: String {
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = CivilDate(seconds: seconds)
    return "\(weekdays[parts.weekday]), \(pad(parts.day)) \(months[parts.month - 1]) "
      + "\(pad(parts.year, 4)) \(pad(parts.hour)):\(pad(parts.minute)):\(pad(parts.second)) GMT"
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }

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
