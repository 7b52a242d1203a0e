/// A language as BCP 47 writes it (RFC 5646), as far as texts depend on it: `de`, `zh-Hant`, `pt-BR`.
package struct LanguageTag: Hashable, Sendable {
  /// Two to three small letters.
  package var language: String
  /// Four letters, the first a capital.
  package var script: String?
  /// Two capitals or three digits.
  package var region: String?

  /// Reads a tag or a locale's identifier; nil if it is none. Variants and extensions are left out.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 64 else { return nil }
    let parts = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.utf8.count), Self.areLetters(first),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && Self.areLettersOrDigits($0) })
    else { return nil }
    language = String(first)
    var rest = parts.dropFirst()
    if let next = rest.first, next.utf8.count == 4, Self.areLetters(next) {
      script = next.prefix(1).uppercased() + next.dropFirst()
      rest = rest.dropFirst()
    }
    guard let next = rest.first else { return }
    let isRegion =
      (next.utf8.count == 2 && Self.areLetters(next))
      || (next.utf8.count == 3 && next.utf8.allSatisfy { (0x30...0x39).contains($0) })
    if isRegion { region = next.uppercased() }
  }

  /// The tag as text.
  package var text: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

  /// The script, where texts of the language differ by it: Chinese is written in two.
  var distinguishingScript: String? {
    guard language == "zh" else { return script }
    if let script { return script }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  private static func areLetters(_ part: Substring) -> Bool {
    part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static func areLettersOrDigits(_ part: Substring) -> Bool {
    part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
