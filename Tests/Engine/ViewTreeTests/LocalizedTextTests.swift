import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

/// A folder that is gone after the test.
final class StringBundle {
  let path: String
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/strings-\(UUID().uuidString)"
    for (name, text) in files {
      let file = URL(filePath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    bundle = try #require(Bundle(path: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite("Localised text")
struct LocalizedTextTests {
  private func shown(_ text: Text, _ language: String = "en") -> String {
    text.string(
      in: TextSurroundings(
        localization: .of(Locale(identifier: language)),
        calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
        now: Date(timeIntervalSince1970: 1_700_000_000)))
  }

  @Test("Phrases agree with their number")
  func inflection() {
    func nights(_ count: Int) -> Text { Text("Stays ^[\(count) night](inflect: true), **now**.") }
    #expect(shown(nights(0)) == "Stays 0 nights, now.")
    #expect(shown(nights(1)) == "Stays 1 night, now.")
    #expect(shown(nights(2)) == "Stays 2 nights, now.")
    // Other languages keep what is written.
    #expect(shown(nights(2), "de") == "Stays 2 night, now.")
    let noun = "cherry pie"
    #expect(shown(Text("^[\(3) \(noun)](inflect: true)")) == "3 cherry pies")
    #expect(
      shown(Text("^[\(2) person](inflect: true), ^[\(1) box](inflect: true)")) == "2 people, 1 box")
    #expect(shown(Text("^[\(2) a](b) and ^[\(2) c")) == "2 a and ^[2 c")
  }

  @Test(
    "English nouns have plurals",
    arguments: [
      ("day", "days"), ("city", "cities"), ("dish", "dishes"), ("Person", "People"),
      ("sheep", "sheep"), ("half", "halves"),
    ])
  func plurals(_ nouns: (one: String, several: String)) {
    #expect(EnglishPlural.plural(of: nouns.one) == nouns.several)
  }

  @Test("Interpolations make keys with specifiers")
  func keys() {
    func key(_ key: LocalizedStringKey) -> String { key.key }
    #expect(key("plain 100%") == "plain 100%")
    #expect(key("\(1) of \("a") is \(2.5)%") == "%lld of %@ is %lf%%")
    #expect(
      key("\(Int32(1)) \(UInt(2)) \(UInt8(2)) \(Float(1)) \(CGFloat(1))") == "%d %llu %u %f %lf")
    #expect(key("\(1.5, specifier: "%.1f")") == "%.1f")
    #expect(key("\(Text("a")) \(5, format: .number) \(Date(), style: .time)") == "%@ %@ %@")
    #expect(key("\(true)") == "%@")
    #expect(LocalizedStringKey("a\(1)") == LocalizedStringKey("a\(1)"))
    #expect(LocalizedStringKey("a\(1)") != LocalizedStringKey("a\(2)"))
  }

  @Test("Values are shown in the language's notation")
  func values() {
    #expect(shown(Text("\(1234) and \(1.5, specifier: "%.2f")")) == "1,234 and 1.50")
    #expect(shown(Text("\(1234)"), "de") == "1.234")
    #expect(shown(Text(5, format: .number)) == "5")
    #expect(shown(Text(1234.5, format: .number), "de") == "1.234,5")
    #expect(shown(Text(0.25, format: .percent)) == "25%")
    #expect(
      shown(Text(1234.5, format: .number.locale(Locale(identifier: "fr_CH"))), "en") != "1,234.5")
    #expect(shown(Text("\(5, format: .number)!")) == "5!")
    #expect(shown(Text("\(true)")) == "true")
  }

  @Test("Dates are words against the given moment")
  func dates() {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(shown(Text(now.addingTimeInterval(-8580), style: .relative)) == "2 hours, 23 minutes")
    #expect(shown(Text(now.addingTimeInterval(7200), style: .offset)) == "+2 hours")
    #expect(shown(Text(now.addingTimeInterval(-86_400 * 90), style: .offset)) == "-2 months")
    #expect(shown(Text(now.addingTimeInterval(133_141), style: .timer)) == "36:59:01")
    #expect(shown(Text(now.addingTimeInterval(65), style: .timer)) == "1:05")
    #expect(shown(Text(now, style: .date)) == "November 14, 2023")
    #expect(shown(Text(now, style: .date), "de") == "14. November 2023")
    #expect(
      shown(Text(now.addingTimeInterval(-86_400 * 800), style: .relative), "de")
        == "2 Jahre, 2 Monate")
    #expect(shown(Text(now, style: .time)).hasPrefix("10:13"))
    #expect(
      shown(Text(timerInterval: now...now.addingTimeInterval(90), countsDown: true)) == "1:30")
    #expect(shown(Text(.distantPast, style: .relative)).isEmpty == false)
    #expect(shown(Text(Date(timeIntervalSince1970: .infinity), style: .timer)) == "0:00")
  }

  @Test("Tables of strings are read")
  func stringsFile() {
    let source = """
      /* A comment */ "a" = "b"; // another
      "quote \\"x\\"" = "line\\nbreak";
      bare.word = "value";
      "unicode" = "\\U00e9\\Ud83d\\Ude42";
      broken "x" = ;
      "last" = "kept";
      "open
      """
    var problems: [String] = []
    let table = StringsFile.parse(Data(source.utf8), &problems)
    #expect(table["a"] == "b")
    #expect(table["quote \"x\""] == "line\nbreak")
    #expect(table["bare.word"] == "value")
    #expect(table["unicode"] == "é🙂")
    #expect(table["last"] == "kept")
    #expect(
      problems == [5, 7].map { "Line \($0) is no \"key\" = \"value\"; and was skipped." })
    problems = []
    let wide = "\"a\" = \"ü\";".data(using: .utf16) ?? Data()
    #expect(StringsFile.parse(wide, &problems) == ["a": "ü"])
    #expect(problems == [])
  }

  @Test("Any bytes can be read as a table")
  func anyBytes() {
    var random = SeededGenerator(seed: PropertySeed.start)
    let parts = Array("\"\"\"\\=;/*u0U8 a\n".utf8) + [0xFF, 0xC3]
    for _ in 0..<2000 {
      let bytes = (0..<20).map { _ in parts.randomElement(using: &random) ?? 0 }
      var problems: [String] = []
      _ = StringsFile.parse(Data(bytes), &problems)
      _ = StringCatalog.parse(Data(bytes), languages: ["en"], &problems)
      _ = StringsDictionary.parse(Data(bytes), &problems)
      #expect(problems.count >= 2)
    }
  }

  @MainActor
  @Test("A file that can't be read is a warning with its path, wherever its texts are shown")
  func unreadable() throws {
    let strings = try StringBundle([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";\n\"half\" = ",
      "en.lproj/Forms.stringsdict": "<plist><dict>",
      "Catalog.xcstrings": "{\"strings\": ",
      "Other.xcstrings": "[]",
      "en.lproj/Folder.strings/inside": "",
    ])
    func warnings(_ view: some View) throws -> [String] {
      let issues = try HTMLRenderer(content: view).warnings
      #expect(issues.allSatisfy { $0.code == .unreadableTexts })
      return issues.map { $0.message.replacing(strings.path, with: "") }
    }
    func shown(_ key: LocalizedStringKey, _ table: String? = nil) -> Text {
      Text(key, tableName: table, bundle: strings.bundle)
    }
    #expect(
      try warnings(
        VStack {
          shown("hello"); shown("\(1) more")
        }) == [
          "/en.lproj/Localizable.strings: Line 2 is no \"key\" = \"value\"; and was skipped."
        ])
    for (table, start) in [
      ("Forms", "/en.lproj/Forms.stringsdict: It is no property list: "),
      ("Catalog", "/Catalog.xcstrings: It is not JSON: "),
      ("Other", "/Other.xcstrings: It has no object \"strings\", so it is no string catalogue."),
      ("Folder", "/en.lproj/Folder.strings can't be read: "),
    ] {
      let found = try warnings(
        shown("hello", table).environment(\.locale, Locale(identifier: "en")))
      #expect(found.count == 1 && found[0].hasPrefix(start), "\(found)")
    }
    #expect(try warnings(shown("hello", "Absent")) == [])
  }

  @Test("A key's text is that of the language, of its table and its bundle")
  func tables() throws {
    let strings = try StringBundle([
      "en.lproj/Localizable.strings": #""hello" = "Hello"; "%lld of %@" = "%2$@: %1$lld";"#,
      "de.lproj/Localizable.strings": #""hello" = "Hallo **du**";"#,
      "de.lproj/Other.strings": #""hello" = "Anders";"#,
      "zh-hans.lproj/Localizable.strings": #""hello" = "你好";"#,
    ])
    let bundle = strings.bundle
    #expect(shown(Text("hello", bundle: bundle)) == "Hello")
    #expect(shown(Text("hello", bundle: bundle), "de_CH") == "Hallo du")
    #expect(shown(Text("hello", tableName: "Other", bundle: bundle), "de") == "Anders")
    #expect(shown(Text("hello", tableName: "../Other", bundle: bundle), "de") == "hello")
    #expect(shown(Text("hello", bundle: bundle), "zh-Hans-CN") == "你好")
    #expect(shown(Text("hello", bundle: bundle), "fr") == "Hello")
    #expect(shown(Text("missing", bundle: bundle)) == "missing")
    #expect(shown(Text("\(3) of \("x")", bundle: bundle)) == "x: 3")
  }

  @Test("Plural forms follow the number")
  func plurals() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "%lld items":{"localizations":{
          "en":{"variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%lld item"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld items"}}}}},
          "ru":{"variations":{"plural":{
            "one":{"stringUnit":{"value":"%lld вещь"}},
            "few":{"stringUnit":{"value":"%lld вещи"}},
            "many":{"stringUnit":{"value":"%lld вещей"}},
            "other":{"stringUnit":{"value":"%lld вещи"}}}}}}},
        "%@ has %lld":{"localizations":{"en":{
          "stringUnit":{"value":"%@ has %#@things@"},
          "substitutions":{"things":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"value":"%arg thing"}},
            "other":{"stringUnit":{"value":"%arg things"}}}}}}}}},
        "title":{"localizations":{"de":{"stringUnit":{"value":"Titel"}}}}}}
      """
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld cats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cats@!</string>
      <key>cats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>no cats</string><key>one</key><string>a cat</string>
      <key>other</key><string>%lld cats</string></dict></dict></dict></plist>
      """
    let strings = try StringBundle([
      "Localizable.xcstrings": catalog, "en.lproj/Localizable.stringsdict": dictionary,
    ])
    let bundle = strings.bundle
    #expect(shown(Text("\(1) items", bundle: bundle)) == "1 item")
    #expect(shown(Text("\(2) items", bundle: bundle)) == "2 items")
    #expect(shown(Text("\(5) items", bundle: bundle), "ru") == "5 вещей")
    #expect(shown(Text("\(22) items", bundle: bundle), "ru") == "22 вещи")
    #expect(shown(Text("\("Eve") has \(1)", bundle: bundle)) == "Eve has 1 thing")
    #expect(shown(Text("\("Eve") has \(4)", bundle: bundle)) == "Eve has 4 things")
    #expect(shown(Text("title", bundle: bundle), "de") == "Titel")
    #expect(shown(Text("title", bundle: bundle), "fr") == "title")
    #expect(shown(Text("\(0) cats", bundle: bundle)) == "no cats!")
    #expect(shown(Text("\(1) cats", bundle: bundle)) == "a cat!")
    #expect(shown(Text("\(3) cats", bundle: bundle)) == "3 cats!")
  }
}
