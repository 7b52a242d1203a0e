import Foundation
import Moments
import SeededRandom
import Testing

@Suite("Dates in words")
struct RelativeDateWordsTests {
  private func styled(_ date: Date, locale: String = "en") -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: .numeric, unitsStyle: .wide, locale: Locale(identifier: locale),
      calendar: calendar
    ).format(now)
  }

  @Test(
    "They are the words of Foundation",
    arguments: [
      (0, "in 0 seconds"), (1, "1 second ago"), (60, "1 minute ago"), (5400, "2 hours ago"),
      (86_400, "1 day ago"), (604_800, "1 week ago"), (2_678_400, "1 month ago"),
      (31_622_400, "1 year ago"), (63_244_800, "2 years ago"), (-86_400, "in 1 day"),
    ])
  func english(secondsAgo: Double, expected: String) {
    var words = RelativeDateWords(now: now)
    #expect(words.words(for: now.addingTimeInterval(-secondsAgo)) == expected)
  }

  @Test("Other languages have their own")
  func languages() {
    let date = now.addingTimeInterval(-3 * 86_400)
    for (locale, expected) in [("de", "vor 3 Tagen"), ("ja", "3 日前"), ("ar", "قبل 3 أيام")] {
      var words = RelativeDateWords(now: now, locale: Locale(identifier: locale))
      #expect(words.words(for: date) == expected)
    }
  }

  @Test("What is remembered is what the style would say, in any order of dates")
  func remembered() {
    for seed in UInt64(1)...6 {
      var generator = SeededGenerator(seed: seed)
      var words = RelativeDateWords(now: now)
      var dates = (0..<400).map { _ in
        let exponent = Double.random(in: 0...8.1, using: &generator)
        let sign: Double = Int.random(in: 0..<8, using: &generator) == 0 ? 1 : -1
        return now.addingTimeInterval(sign * pow(10, exponent))
      }
      if seed % 3 == 1 { dates.sort(by: >) }
      if seed % 3 == 2 { dates.sort() }
      for date in dates {
        #expect(words.words(for: date) == styled(date), "seed \(seed), \(date)")
      }
    }
  }

  @Test("The first and the last of all dates have words")
  func extremes() {
    var words = RelativeDateWords(now: now)
    #expect(words.words(for: Date(timeIntervalSince1970: -62_135_596_800)) == "2,022 years ago")
    #expect(words.words(for: Date(timeIntervalSince1970: 253_402_300_799)) == "in 7,976 years")
  }
}
