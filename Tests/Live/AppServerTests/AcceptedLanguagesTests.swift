import AppServer
import Testing

@Suite("Languages that browsers ask for")
struct AcceptedLanguagesTests {
  @Test(
    "A header's tags are given by their weights, equal ones in their order",
    arguments: [
      ("de", ["de"]), ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]),
      ("en;q=0.5, fr ; q=1.0 ,de;q=0.750", ["fr", "de", "en"]), ("ZH-hant_tw", ["zh-Hant-TW"]),
      ("de-1996-x-private", ["de"]), ("sr-Latn-RS", ["sr-Latn-RS"]), ("es-419", ["es-419"]),
      ("de,de;q=0.1", ["de"]),
      // Refused ones, and what is none.
      ("en;q=0,de", ["de"]), ("*,de", ["de"]), ("", []), (",;,", []), ("deutsch", []),
      ("de;q=2", []), ("de;q=1.001", []), ("de;q=0.1234", []), ("de;q=-1", []), ("de;w=1", []),
      ("d,äö,<script>,../..,de", ["de"]), ("de;q=0.5;q=1,en", ["en"]),
    ])
  func parsing(header: String, tags: [String]) {
    #expect(AcceptedLanguages(header).tags.map(\.text) == tags)
  }

  @Test("Of a long list only the first are kept, of a longer one none")
  func limits() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let tags = letters.map { "a\($0)" }
    #expect(AcceptedLanguages(tags.joined(separator: ",")).tags.map(\.text) == Array(tags[..<16]))
    let long = String(repeating: "aa,", count: 171)
    #expect(long.utf8.count > AcceptedLanguages.longest)
    #expect(AcceptedLanguages(long).tags.isEmpty)
  }

  @Test(
    "A page is in the first wanted language that is offered, in the reader's region",
    arguments: [
      ("de", ["en", "de"], "de"), ("de-AT", ["en", "de"], "de-AT"), ("de", ["de-AT"], "de-AT"),
      ("de-CH", ["de-AT"], "de-AT"), ("de-AT", ["de", "de-AT"], "de-AT"),
      ("fr,de;q=0.5", ["en", "de"], "de"), ("fr", ["en", "de"], nil),
      // One language in two scripts is two.
      ("zh-TW", ["zh-Hans"], nil), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant-TW"),
      ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans-CN"), ("zh", ["zh-Hans"], "zh-Hans"),
      ("sr-Latn", ["sr-Cyrl", "en"], nil), ("sr", ["sr-Cyrl"], "sr-Cyrl"),
    ] as [(String, [String], String?)])
  func choosing(header: String, offered: [String], language: String?) {
    let choice = AcceptedLanguages(header).choice(among: offered.compactMap { LanguageTag($0) })
    #expect(choice?.text == language)
  }
}
