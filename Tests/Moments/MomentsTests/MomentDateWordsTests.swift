import Foundation
import Moments
import Testing

@Suite("When a moment was, in words")
struct MomentDateWordsTests {
  private func words(_ dates: MomentDateWords, _ seconds: Int) -> String? {
    var builder = MomentListItemBuilder(dates: dates)
    return builder.item(
      for: Moment(
        id: "1", userDetails: .init(id: "a", name: "A", avatar: ""), type: .photos,
        createdDate: "\(seconds)")
    ).postDateDescription
  }

  @Test("Days stay true, whenever they are read")
  func absolute() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 2026-03-07T23:30Z
    #expect(words(.absolute(), 1_772_926_200) == "March 7, 2026")
    #expect(words(.absolute(timeZone: berlin), 1_772_926_200) == "March 8, 2026")
    #expect(words(.absolute(locale: Locale(identifier: "de")), 1_772_926_200) == "7. März 2026")
    var full = AbsoluteDateWords(timeZone: berlin, saysTime: true)
    let text = full.words(for: Date(timeIntervalSince1970: 1_772_926_200))
    #expect(text.replacing("\u{202F}", with: " ") == "March 8, 2026 at 12:30 AM GMT+1")
  }

  @Test("Beside a known time those of the week before it are relative, those after it are days")
  func recent() {
    let now = 1_772_926_200
    let dates = MomentDateWords.absolute(now: Date(timeIntervalSince1970: Double(now)))
    #expect(words(dates, now - 60) == "1 minute ago")
    #expect(words(dates, now - 7 * 86_400) == "1 week ago")
    #expect(words(dates, now - 7 * 86_400 - 1) == "February 28, 2026")
    #expect(words(dates, now) == "March 7, 2026")
    #expect(words(dates, now + 86_400) == "March 8, 2026")
  }

  @Test("Remembered words are those of the style", arguments: ["en", "ar", "ja"])
  func remembered(language: String) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let locale = Locale(identifier: language)
    var words = AbsoluteDateWords(locale: locale, timeZone: zone)
    for step in 0..<300 {
      // Across both changes of the clocks, twice within most days.
      let date = Date(timeIntervalSince1970: 1_772_000_000 + Double(step) * 40_000)
      var fresh = AbsoluteDateWords(locale: locale, timeZone: zone)
      #expect(words.words(for: date) == fresh.words(for: date))
    }
  }
}
