import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

@Suite("Inline Markdown")
struct InlineMarkdownTests {
  typealias Span = InlineMarkdown.Span

  @Test(
    "Markup becomes spans",
    arguments: [
      ("plain", [Span("plain")]),
      ("*a*", [Span("a", .emphasis)]),
      ("_a_", [Span("a", .emphasis)]),
      ("**a**", [Span("a", .strong)]),
      ("__a__", [Span("a", .strong)]),
      ("***a***", [Span("a", [.strong, .emphasis])]),
      ("~~a~~", [Span("a", .strikethrough)]),
      ("~a~", [Span("a", .strikethrough)]),
      ("a **b** c", [Span("a "), Span("b", .strong), Span(" c")]),
      (
        "**a *b* c**", [Span("a ", .strong), Span("b", [.strong, .emphasis]), Span(" c", .strong)]
      ),
      ("`a*b*`", [Span("a*b*", .code)]),
      ("`` a`b ``", [Span("a`b", .code)]),
      ("a * b * c", [Span("a * b * c")]),
      ("snake_case_name", [Span("snake_case_name")]),
      ("2*3*4", [Span("2"), Span("3", .emphasis), Span("4")]),
      (#"\*a\*"#, [Span("*a*")]),
      (#"a\b"#, [Span(#"a\b"#)]),
      ("**a", [Span("**a")]),
      ("*a**", [Span("a", .emphasis), Span("*")]),
      ("a~~~b~~~", [Span("a~~~b~~~")]),
      ("[a](b)", [Span("a", link: "b")]),
      ("[**a** b](c \"t\")", [Span("a", .strong, link: "c"), Span(" b", link: "c")]),
      ("[a](<b c>)", [Span("a", link: "b c")]),
      ("[a](b(c)d)", [Span("a", link: "b(c)d")]),
      ("[a] (b)", [Span("[a] (b)")]),
      ("[a](b", [Span("[a](b")]),
      ("[[a](b)](c)", [Span("["), Span("a", link: "b"), Span("](c)")]),
      ("*[a*](b)", [Span("*"), Span("a*", link: "b")]),
      ("![a](b)", [Span("a")]),
      ("^[a](inflect:true)", [Span("a")]),
      ("<https://a.b/c>", [Span("https://a.b/c", link: "https://a.b/c")]),
      ("<a@b.c>", [Span("a@b.c", link: "mailto:a@b.c")]),
      ("<b>a</b>", [Span("<b>a</b>")]),
      ("a < b > c", [Span("a < b > c")]),
      (
        "see https://a.b/c.",
        [Span("see "), Span("https://a.b/c", link: "https://a.b/c"), Span(".")]
      ),
      ("(http://a.b)", [Span("("), Span("http://a.b", link: "http://a.b"), Span(")")]),
      ("https://", [Span("https://")]),
      ("  a\n b ", [Span("  a\n b ")]),
      ("", []),
    ] as [(String, [InlineMarkdown.Span])])
  func spans(_ source: String, _ expected: [InlineMarkdown.Span]) {
    #expect(InlineMarkdown.parse(source) == expected)
  }

  @Test("A placeholder is never markup and takes the meaning around it")
  func placeholders() {
    let spans = InlineMarkdown.parse([
      .text("**"), .placeholder(0), .text("** [x]("), .placeholder(1), .text(")"),
    ])
    #expect(spans.count == 3)
    #expect(spans.first == InlineMarkdown.Span("", .strong, placeholder: 0))
    #expect(spans.last == InlineMarkdown.Span("x", link: "\u{FFFF}1\u{FFFF}"))
  }

  @Test("Text without marks is plain and is unchanged by reading")
  func plainIsUnchanged() {
    var random = SeededGenerator(seed: PropertySeed.start)
    let letters = Array("abc ,.!?()#+-=äß漢字שלום🙂\n\t&;\"'@:{}|")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
      #expect(InlineMarkdown.isPlain(text), "seed \(random.seed)")
      #expect(InlineMarkdown.parse(text).map(\.text).joined() == text, "seed \(random.seed)")
      #expect(InlineMarkdown.parse(text).allSatisfy { $0.intent.isEmpty && $0.link == nil })
    }
  }

  @Test("Any text can be read, and letters go nowhere but to the text and to addresses")
  func anyTextIsRead() {
    var random = SeededGenerator(seed: PropertySeed.start)
    let parts = [
      "*", "**", "_", "~~", "`", "``", "[", "](", ")", "]", "<", ">", "\\", "!", "^[", "a", " ",
      "é", "\n", "http://x", "://", "\"", "(",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0...30, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let spans = InlineMarkdown.parse(text)
      let shown = spans.map(\.text).joined().filter { $0 == "é" }.count
      #expect(shown <= text.filter { $0 == "é" }.count, "seed \(random.seed): \(text)")
      if InlineMarkdown.isPlain(text) {
        #expect(spans.map(\.text).joined() == text, "seed \(random.seed)")
      }
      if spans.allSatisfy({ $0.link == nil }), !text.contains("](") {
        #expect(shown == text.filter { $0 == "é" }.count, "seed \(random.seed): \(text)")
      }
    }
  }

  @Test(
    "Reading takes time in proportion to the length",
    arguments: [
      "*a ", "**a", "_a", "[", "[a](", "`", "`a``", "<", "![", "~~a", "a*_", "https://", "(",
      "*a_b~",
    ])
  func isLinear(_ unit: String) {
    let text = String(repeating: unit, count: 20_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = InlineMarkdown.parse(text) }
    #expect(time < .seconds(10))
  }
}
