/// A second of the Gregorian calendar in UTC, as machines write it.
///
/// Years from 1 to 9999 can be written; a moment beyond is the nearest of them.
package struct CivilDate: Hashable, Sendable {
  /// The seconds since 1970-01-01T00:00:00Z, without leap seconds.
  package let seconds: Int64
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to 31.
  package let day: Int

  /// The seconds that can be written.
  package static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  package init(seconds: Int64) {
    self.seconds = min(max(seconds, Self.range.lowerBound), Self.range.upperBound)
    // Years that begin in March have the leap day at their end; 400 of them are 146,097 days.
    let shifted = Self.floor(self.seconds, by: 86_400).quotient + 719_468
    let (era, dayOfEra) = Self.floor(shifted, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
    day = Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
  }

  /// The seconds of the day.
  private var clock: Int { Int(Self.floor(seconds, by: 86_400).remainder) }

  package var hour: Int { clock / 3_600 }
  package var minute: Int { clock / 60 % 60 }
  package var second: Int { clock % 60 }

  /// The day of the week; zero on Thursdays, as 1970 began with one.
  package var weekday: Int {
    Int(Self.floor(Self.floor(seconds, by: 86_400).quotient, by: 7).remainder)
  }

  /// The moment as RFC 3339 has it, such as `2024-05-01T12:00:00Z`.
  package var rfc3339: String {
    String(unsafeUninitializedCapacity: 20) { bytes in
      var end = 0
      func add(_ number: Int, _ digits: Int, then separator: UInt8) {
        var rest = number
        for place in (end..<(end + digits)).reversed() {
          bytes[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
          rest /= 10
        }
        bytes[end + digits] = separator
        end += digits + 1
      }
      add(year, 4, then: UInt8(ascii: "-"))
      add(month, 2, then: UInt8(ascii: "-"))
      add(day, 2, then: UInt8(ascii: "T"))
      add(hour, 2, then: UInt8(ascii: ":"))
      add(minute, 2, then: UInt8(ascii: ":"))
      add(second, 2, then: UInt8(ascii: "Z"))
      return end
    }
  }

  /// The days from 1970-01-01 to a day.
  package static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = floor(Int64(year), by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return Int(era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100) + dayOfYear
      - 719_468
  }

  private static func floor(
    _ value: Int64, by size: Int64
  ) -> (quotient: Int64, remainder: Int64) {
    let quotient = value >= 0 ? value / size : (value - size + 1) / size
    return (quotient, value - quotient * size)
  }
}
