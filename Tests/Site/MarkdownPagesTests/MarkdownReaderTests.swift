import Testing
import ViewTree

@testable import MarkdownPages

@Suite("Blocks of Markdown")
struct MarkdownReaderTests {
  private func blocks(_ text: String) -> [MarkdownBlock] {
    var reader = MarkdownReader()
    return reader.blocks(Array(text.utf8))
  }

  private typealias Span = InlineMarkdown.Span

  @Test("Texts are stretches of one meaning")
  func spans() {
    #expect(
      blocks("a *b **c*** `d` ~~e~~\nf  \ng [h *i*](/x) <https://e.example> \\* &amp;") == [
        .paragraph([
          Span("a "), Span("b ", .emphasis), Span("c", [.emphasis, .strong]), Span(" "),
          Span("d", .code), Span(" "), Span("e", .strikethrough), Span(" f\ng "),
          Span("h ", link: "/x"), Span("i", .emphasis, link: "/x"), Span(" "),
          Span("https://e.example", link: "https://e.example"), Span(" * &"),
        ])
      ])
  }

  @Test("Headings have identifiers that no other of the text has")
  func headings() {
    #expect(
      blocks("# Tea\n## Tea\nTitle\n---\n# 茶") == [
        .heading(level: 1, id: "tea", [Span("Tea")]),
        .heading(level: 2, id: "tea-2", [Span("Tea")]),
        .heading(level: 2, id: "title", [Span("Title")]),
        .heading(level: 1, id: "茶", [Span("茶")]),
      ])
  }

  @Test("Lists have numbers, tasks and lists in them")
  func lists() {
    let inner = MarkdownList(
      start: nil, isTight: true,
      items: [MarkdownList.Item(isDone: nil, blocks: [.paragraph([Span("c")])])])
    #expect(
      blocks("3. a\n4. b\n   - c") == [
        .list(
          MarkdownList(
            start: 3, isTight: true,
            items: [
              MarkdownList.Item(isDone: nil, blocks: [.paragraph([Span("a")])]),
              MarkdownList.Item(isDone: nil, blocks: [.paragraph([Span("b")]), .list(inner)]),
            ]))
      ])
    #expect(
      blocks("- [x] a\n\n- [ ] b") == [
        .list(
          MarkdownList(
            start: nil, isTight: false,
            items: [
              MarkdownList.Item(isDone: true, blocks: [.paragraph([Span("a")])]),
              MarkdownList.Item(isDone: false, blocks: [.paragraph([Span("b")])]),
            ]))
      ])
  }

  @Test("Quotes, code, tables and rules are blocks of their own")
  func others() {
    #expect(
      blocks("> a\n\n```swift main\nlet a = 1\n\n```\n\n    x\n\n***") == [
        .quote([.paragraph([Span("a")])]), .code("let a = 1\n", language: "swift"),
        .code("x", language: ""), .rule,
      ])
    #expect(
      blocks("| a | *b* | c |\n|---|:-:|--:|\n| 1 | 2 |\n") == [
        .table(
          MarkdownTable(
            alignments: [.leading, .center, .trailing],
            header: [[Span("a")], [Span("b", .emphasis)], [Span("c")]],
            rows: [[[Span("1")], [Span("2")], []]]))
      ])
  }

  @Test("Pictures stand between paragraphs; their descriptions are plain words")
  func pictures() {
    #expect(
      blocks("a ![b *c* ![d](e)](f.png \"g\") h\n\n[![](i.png)](/j)") == [
        .paragraph([Span("a")]),
        .picture(MarkdownPicture(address: "f.png", description: "b c d", caption: "g")),
        .paragraph([Span("h")]),
        .picture(MarkdownPicture(address: "i.png", description: "", caption: "", link: "/j")),
      ])
  }

  @Test("Raw HTML is kept out", arguments: ["<b>a</b>", "a <script>x</script>", "<!-- a -->"])
  func html(_ text: String) {
    for case .paragraph(let spans) in blocks(text) {
      #expect(!spans.contains { $0.text.contains("<") })
    }
  }

  @Test(
    "Nothing that is nested deeply takes the stack", arguments: [">", "- ", "*a ", "[", "![", "**"])
  func deep(_ mark: String) {
    let text = String(repeating: mark, count: 20_000) + "x"
    _ = blocks(text)
    let facts = MarkdownFacts(Array(text.utf8))
    #expect((facts.tooDeepLine != nil) == (mark == ">" || mark == "- "))
  }

  @Test("What a site must know is found without making blocks")
  func facts() {
    let facts = MarkdownFacts(
      Array(
        """
        > quoted

        # The `title`
        First *words*
        go on. ![p](p.png)

        [a](b.md)

        <div>
        """.utf8))
    #expect(facts.heading == "The title")
    #expect(facts.summary == "First words go on. p")
    #expect(facts.references.map(\.address) == ["p.png", "b.md"])
    #expect(facts.references.map(\.isPicture) == [true, false])
    #expect(facts.references.map(\.line) == [5, 7])
    #expect(facts.htmlLines == [9])
    let long = MarkdownFacts(Array(String(repeating: "word ", count: 100).utf8))
    #expect(long.summary.count <= 161)
    #expect(long.summary.hasSuffix("word…"))
  }
}
