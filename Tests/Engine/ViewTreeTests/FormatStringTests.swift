import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

@Suite("Format strings")
struct FormatStringTests {
  private func shown(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ language: String = "en"
  ) -> String {
    let localization = Localization.of(Locale(identifier: language))
    return LocalizedFormat(format).pieces(for: arguments, language: language).map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, let specifier) where arguments.indices.contains(index):
        localization.string(arguments[index], specifier) { _ in "text" }
      default: "?"
      }
    }.joined()
  }

  @Test(
    "Arguments are written as their specifiers say",
    arguments: [
      ("%lld", .integer(5), "5"), ("%lld", .integer(1234), "1,234"), ("%d", .integer(-7), "-7"),
      ("%.2f", .real(3.14159), "3.14"), ("%lf", .real(1.5), "1.500000"), ("%.0f", .real(2.6), "3"),
      ("%x", .integer(255), "ff"), ("%02X", .integer(10), "0A"), ("%03lld", .integer(7), "007"),
      ("%@", .string("a%b"), "a%b"), ("%d", .real(2.9), "2"), ("%.1f", .integer(2), "2.0"),
      ("%lld", .string("x"), "x"), ("100%", .integer(1), "100%"), ("%%", .integer(1), "%"),
      ("%", .integer(1), "%"), ("%n", .integer(1), "%n"), ("%*d", .integer(1), "%*d"),
      ("%2$@", .integer(1), "?"), ("%1$lld%%", .integer(9), "9%"), ("%0$@", .integer(1), "%0$@"),
      ("%99999d", .integer(1), "%99999d"), ("%c", .integer(65), "A"), ("%c", .integer(-1), "\u{0}"),
      ("%s", .string("s"), "s"), ("%d", .real(.infinity), "∞"),
    ] as [(String, LocalizedStringKey.Argument, String)])
  func specifiers(
    _ format: String, _ argument: LocalizedStringKey.Argument, _ expected: String
  ) {
    #expect(shown(format, [argument]) == expected)
  }

  @Test("Arguments can change places")
  func positions() {
    #expect(shown("%2$@ %1$@", [.string("a"), .string("b")]) == "b a")
  }

  @Test(
    "Whole numbers of every length are as Foundation writes them",
    arguments: ["en", "de", "fr", "es", "pl", "hi", "ar", "fa", "de_CH", "en_IN", "ja", "th", "bn"])
  func lengths(_ language: String) {
    let locale = Locale(identifier: language)
    var random = SeededGenerator(seed: PropertySeed.start)
    for length in 1...19 {
      for _ in 0..<8 {
        let limit = Int64(pow(10, Double(min(length, 18))))
        let value = Int64.random(in: -limit...limit, using: &random)
        #expect(
          shown("%lld", [.integer(value)], language)
            == String(format: "%lld", locale: locale, value))
      }
    }
  }

  @Test("Numbers have the language's separators")
  func separators() {
    #expect(shown("%lld", [.integer(1_234_567)], "de") == "1.234.567")
    #expect(shown("%.1f", [.real(0.5)], "de") == "0,5")
  }

  @Test("Any format can be read")
  func anyFormat() {
    var random = SeededGenerator(seed: PropertySeed.start)
    let parts = ["%", "1", "$", "#", "@", "d", "l", ".", "arg", "-", "é", "9999999999999999999"]
    for _ in 0..<2000 {
      let format = (0..<8).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      _ = shown(format, [.integer(1), .real(2)])
    }
  }
}
