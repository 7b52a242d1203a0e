package import Foundation

/// Instants as `datetime` attributes write them, in UTC to the second.
package struct Timestamps {
  package init() {}

  /// Such as `2026-11-20T13:20:00Z`.
  package func string(_ date: Date) -> String {
    let limit = 253_402_300_799.0
    let interval = date.timeIntervalSince1970.rounded(.down)
    // What is no moment stands for the first.
    let seconds = interval >= -62_135_596_800 ? Int64(min(interval, limit)) : -62_135_596_800
    let (days, clock) = Self.split(seconds, 86_400)
    // Days to a civil date in the proleptic Gregorian calendar, in eras of 400 years from 1 March.
    let shifted = days + 719_468
    let (era, dayOfEra) = Self.split(shifted, 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthIndex + 2) / 5 + 1
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func digits(_ value: Int64, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T"
      + "\(digits(clock / 3600, 2)):\(digits(clock / 60 % 60, 2)):\(digits(clock % 60, 2))Z"
  }

  private static func split(_ value: Int64, _ size: Int64) -> (Int64, Int64) {
    let quotient = value >= 0 ? value / size : (value - size + 1) / size
    return (quotient, value - quotient * size)
  }
}
