import HTMLParsing
import SeededRandom
import StaticSite
import TestSupport
import Testing

@testable import MarkdownPages

@Suite("Front matter")
struct FrontMatterTests {
  private func parse(_ text: String) throws(SiteError) -> FrontMatterParser.Result {
    try FrontMatterParser.parse(Array(text.utf8), file: "a.md")
  }

  @Test("Keys have texts, texts in quotes and lists")
  func values() throws {
    let result = try parse(
      """
      ---
      # What it is about
      title: Tea & biscuits
      double: "a: \\"b\\" # c\\n\\u00e9"   # a remark
      single: 'it''s'
      empty:
      tags: [tea, "cakes, small", 'x']
      more:
        - one
        # a remark
        - "two"

      last: C# and C++
      none: []
      ---
      # Text

      """)
    let matter = result.matter
    #expect(
      matter.keys == [
        "title", "double", "single", "empty", "tags", "more", "last", "none",
      ])
    #expect(matter.text("title") == "Tea & biscuits")
    #expect(matter.text("double") == "a: \"b\" # c\n\u{E9}")
    #expect(matter.text("single") == "it's")
    #expect(matter.text("empty") == "")
    #expect(matter["tags"] == .list(["tea", "cakes, small", "x"]))
    #expect(matter["more"] == .list(["one", "two"]))
    #expect(matter.text("last") == "C# and C++")
    #expect(matter.list("none") == [])
    #expect(matter.list("title") == ["Tea & biscuits"])
    #expect(matter["other"] == nil)
    #expect(String(decoding: result.body, as: UTF8.self) == "# Text\n")
    #expect(result.bodyLine == 16)
  }

  @Test(
    "A text without front matter is all text", arguments: ["", "# A\n", "----\na: b\n", "--- x"])
  func none(_ text: String) throws {
    let result = try parse(text)
    #expect(result.matter == FrontMatter())
    #expect(result.body == Array(text.utf8))
    #expect(result.bodyLine == 1)
  }

  @Test("Byte order marks and line ends of Windows are taken as such")
  func windows() throws {
    let result = try parse("\u{FEFF}---\r\ntitle: A\r\n---\r\nText\r\n")
    #expect(result.matter.text("title") == "A")
    #expect(result.body == Array("Text\r\n".utf8))
  }

  @Test(
    "What is no front matter is an error with its line",
    arguments: [
      ("---\ntitle: a\n", 1, "The front matter has no end"),
      ("---\ntitle: a\nnonsense\n---\n", 3, "A line that is no \"key: value\""),
      ("---\ntitle: a\ntitle: b\n---\n", 3, "A second value of \"title\""),
      ("---\na:\n  b: c\n---\n", 3, "A value inside of another"),
      ("---\na b: c\n---\n", 2, "The key \"a b\" has other characters"),
      ("---\ntitle:a\n---\n", 2, "No space behind the colon of \"title\""),
      ("---\ntitle: a: b\n---\n", 2, "A value with a colon or a number sign"),
      ("---\ntitle: {a}\n---\n", 2, "A value that begins with \"{\""),
      ("---\n\ntitle: \"a\n---\n", 3, "A value in quotes without an end"),
      ("---\ntitle: \"\\q\"\n---\n", 2, "An unknown escape"),
      ("---\ntags: [a, b\n---\n", 2, "A list without an end"),
      ("---\ntags: [a] b\n---\n", 2, "Something behind the value: b"),
      ("+++\ntitle = 1\n+++\n", 1, "Front matter between +++ is TOML"),
    ])
  func errors(_ text: String, _ line: Int, _ message: String) throws {
    let error = try #require(throws: SiteError.self) { try parse(text) }
    #expect(error.exitCode == .badData)
    #expect(error.diagnostics.map(\.file) == ["a.md"])
    #expect(error.diagnostics.map { $0.position?.line } == [line])
    #expect(error.diagnostics.first?.message.hasPrefix(message) == true)
    #expect(error.diagnostics.first?.hint != nil)
  }

  @Test("Any bytes are read or refused, and nothing is lost of the text behind")
  func anyBytes() throws {
    let start = PropertySeed.start
    for seed in start..<(start + 2_000) {
      var random = SeededGenerator(seed: seed)
      let pieces = [
        "---\n", "a: ", "b", "\n", "- ", "[", "]", ",", "\"", "'", "\\", "#", " ", "\u{FEFF}", "é",
        ":", "\r", "...\n",
      ]
      var text = "---\n"
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      text += "\n---\nend"
      if let result = try? parse(text) {
        #expect(Array(text.utf8).suffix(result.body.count) == result.body[...], "seed \(seed)")
      }
    }
  }
}
