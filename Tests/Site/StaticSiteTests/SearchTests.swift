import Foundation
import SeededRandom
import TestSupport
import Testing
import ViewTree

@testable import StaticSite

@Suite("Search")
@MainActor
struct SearchTests {
  private func terms(of text: String) -> [String] {
    var terms: [String] = []
    SearchTerms.forEach(in: text) { terms.append($0) }
    return terms
  }

  @Test("Words have no case and no marks; characters of scripts without spaces are taken in pairs")
  func words() {
    #expect(terms(of: "Tea & 2 Cakes, twice-told") == ["tea", "2", "cakes", "twice", "told"])
    #expect(
      terms(of: "Äpfel, Straße, ŒUVRE, Łódź, ΟΔΟΣ") == [
        "apfel", "strasse", "oeuvre", "lodz", "οδοσ",
      ])
    #expect(terms(of: "Café") == terms(of: "Cafe\u{301}"))
    #expect(terms(of: "東京タワーへ go") == ["東京", "京タ", "タワ", "ワー", "ーへ", "へ", "go"])
    #expect(terms(of: "القَاهِرَة") == ["القاهره"])
    #expect(terms(of: "ｆｕｌｌ ＷＩＤＴＨ ﬁne") == ["full", "width", "fine"])
    #expect(terms(of: "— … !").isEmpty)
  }

  /// An index that is read by its files alone, as the script reads it.
  private struct Index {
    var first: [String]
    var parts: [[String: [Int]]]

    init(_ files: [String: String]) throws {
      func json<Value: Decodable>(_ path: String, _ type: Value.Type) throws -> Value {
        let text = try #require(files[path], "\(path)")
        return try JSONDecoder().decode(type, from: Data(text.utf8))
      }
      struct Facts: Decodable { var terms: [String] }
      let first = try json("search/index.json", Facts.self).terms
      self.first = first
      parts = try (0..<max(first.count, 1)).map {
        try json("search/terms/\($0).json", [String: [Int]].self)
      }
    }

    /// The numbers of the documents that have a word.
    func numbers(_ term: String) -> Set<Int> {
      let place = first.lastIndex { !term.utf16.lexicographicallyPrecedes($0.utf16) } ?? 0
      var numbers: Set<Int> = []
      var last = 0
      for step in parts[place][term] ?? [] {
        last += step
        numbers.insert(last / 2)
      }
      return numbers
    }
  }

  @Test("Every document is found by each of its words, and by nothing else", arguments: 0..<8)
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcdeéßあ東京工ไทย字𠀀ｱ9 -<&\"'\\")
    let documents = (0..<(seed == 0 ? 0 : Int(seed) * 37)).map { number in
      func text() -> String {
        String(
          (0..<Int.random(in: 0...40, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? " "
          })
      }
      return SearchDocument(route: "m/\(number).html", title: text(), text: text())
    }
    let site = try SiteTests.site(nil) { Search(of: documents) }
    let files = try SiteTests.build(site).files
    let index = try Index(files)
    let words = documents.reversed().map { Set(terms(of: $0.title) + terms(of: $0.text)) }
    for term in words.reduce(into: Set()) { $0.formUnion($1) } {
      let numbers = words.indices.filter { words[$0].contains(term) }
      #expect(index.numbers(term) == Set(numbers), "seed \(seed): \(term)")
    }
    #expect(index.numbers("nothingofthekind").isEmpty)
  }

  private func rows(_ file: String?) throws -> [[String]] {
    let text = try #require(file)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String]])
  }

  @Test("What is shown of a page is in order: the last document is the first entry")
  func entries() throws {
    let documents = (0..<20).map {
      SearchDocument(
        route: "/n \($0)/", title: "<b>\($0)", caption: "day \($0)",
        text: String(repeating: "word ", count: 60))
    }
    let files = try SiteTests.build(try SiteTests.site(nil) { Search("find.html", of: documents) })
      .files
    let entries = try rows(files["find/entries/0.json"])
    #expect(entries.count == 16)
    #expect(entries[0][0] == "n%2019/index.html")
    #expect(entries[0][1...2] == ["<b>19", "day 19"])
    #expect(entries[0][3].count <= 201 && entries[0][3].hasSuffix("word…"))
    #expect(files["find/entries/1.json"] != nil && files["find/entries/2.json"] == nil)
    #expect(files["find.html"]?.contains("&lt;b&gt;0") == true)
  }

  @Test(
    "Only the page that searches runs a script, of the site's own, under a policy that allows no other"
  )
  func policy() throws {
    let site = try Site("Notes", language: "de") {
      Page("/", title: "Start") { Text("Tee") }
      Search(of: [Page("a/", title: "Tee") { Text("Tee") }.searchable("Kanne")])
    }
    let files = try SiteTests.build(site).files
    let page = try #require(files["search/index.html"])
    #expect(page.contains("<script type=\"module\" src=\"search-"))
    #expect(
      page.contains(
        "script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
      ))
    #expect(page.contains("placeholder=\"Suchen\""))
    let start = try #require(files["index.html"])
    #expect(!start.contains("<script") && !start.contains("script-src"))
    #expect(try Index(files).numbers("kanne") == [0])
  }

  @Test("Drafts and pages that search engines are kept from are not found")
  func hidden() throws {
    let pages = [
      Page("a/", title: "Tea") { Text("Tea") }.draft(),
      Page("b/", title: "Tea") { Text("Tea") }.unindexed(),
      Page("c/", title: "Tea") { Text("Tea") },
    ]
    let files = try SiteTests.build(try SiteTests.site(nil) { Search(of: pages) }).files
    #expect(try Index(files).numbers("tea") == [0])
    #expect(files["search/entries/0.json"]?.contains("c/index.html") == true)
  }

  @Test(
    "An index of the same documents is kept; one more document leaves full files of entries as they are"
  )
  func kept() throws {
    let folder = try TemporaryFolder()
    func build(_ count: Int) throws -> BuildReport {
      let documents = (0..<count).reversed().map {
        SearchDocument(route: "\($0).html", title: "Title \($0)", text: "some words")
      }
      let site = try SiteTests.site(nil) { Search(of: documents) }
      return try SitePublisher(output: "\(folder.path)/site").publish { try site.plan() }
    }
    _ = try build(40)
    #expect(try build(40).written.isEmpty)
    let written = try build(41).written
    #expect(written.contains("search/entries/2.json"))
    #expect(
      !written.contains("search/entries/0.json") && !written.contains("search/entries/1.json"))
  }
}
