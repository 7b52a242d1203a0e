import Foundation
import Testing

@testable import ViewTree

@Suite("The current locale")
struct CurrentLocaleTests {
  private let moment = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("What is written without a locale is written as on a phone in the USA")
  func formats() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
    #expect(1234.5.formatted() == "1,234.5")
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)
    #expect(moment.formatted(style) == "Jan 15, 2027")
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeZone = .gmt
    #expect(formatter.string(from: moment) == "Jan 15, 2027")
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Calendar.current.timeZone == .current)
    #expect(Calendar.current == .autoupdatingCurrent)
    #expect(["a", "b"].formatted() == "a and b")
  }

  @Test("Text follows the reader, unless a format names a locale, be it the current one's")
  func reader() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let surroundings = environment.textSurroundings
    func text<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> String
    where F.FormatInput: Equatable, F.FormatOutput == String {
      FormattedValue(value, format).string(in: surroundings)
    }
    #expect(text(1234.5, .number) == "1.234,5")
    #expect(text(1234.5, .number.locale(.current)) == "1.234,5")
    #expect(text(1234.5, .number.locale(Locale(identifier: "en_US"))) == "1,234.5")
    #expect(text(moment, .dateTime.day().month(.wide)) == "15. Januar")
    let american = Date.FormatStyle.dateTime.day().month(.wide)
      .locale(Locale(identifier: "en_US"))
    #expect(text(moment, american) == "January 15")
    #expect(text(12.5, .currency(code: "USD")) == "12,50 $".replacing(" ", with: "\u{A0}"))
  }
}
