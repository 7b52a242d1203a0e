import Testing

@testable import ViewTree

@Suite("Plural rules")
struct PluralRuleTests {
  @Test(
    "A number's form is that of the language",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ja", [0: "other", 1: "other"]),
      (
        "ru",
        [0: "many", 1: "one", 3: "few", 5: "many", 11: "many", 12: "many", 21: "one", 22: "few"]
      ),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"]),
      ("cs", [1: "one", 3: "few", 5: "other"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 5: "few", 11: "many", 100: "other", 103: "few"]),
      ("he", [1: "one", 2: "two", 3: "other"]),
      ("lt", [1: "one", 2: "few", 11: "other", 21: "one"]),
      ("lv", [0: "zero", 1: "one", 2: "other", 11: "zero", 21: "one"]),
      ("sl", [1: "one", 2: "two", 3: "few", 101: "one", 5: "other"]),
      ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"]),
      ("ro", [0: "few", 1: "one", 19: "few", 20: "other"]),
    ] as [(String, [Int: String])])
  func categories(_ language: String, _ expected: [Int: String]) {
    for (number, category) in expected {
      #expect(
        PluralRule.category(Double(number), language: language).rawValue == category,
        "\(language) \(number)")
    }
  }

  @Test("Fractions and what is no number have a form")
  func fractions() {
    #expect(PluralRule.category(1.5, language: "en") == .other)
    #expect(PluralRule.category(1.5, language: "fr") == .one)
    #expect(PluralRule.category(.nan, language: "ru") == .other)
    #expect(PluralRule.category(-.infinity, language: "ar") == .other)
    #expect(PluralRule.category(-1, language: "en") == .one)
  }
}
