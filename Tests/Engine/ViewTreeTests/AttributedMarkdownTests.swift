import Foundation
import Testing

@testable import ViewTree

@Suite("Markdown of attributed strings")
struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func runs(_ markdown: String, _ syntax: Options.InterpretedSyntax) throws -> [String] {
    let string = try AttributedString(
      markdown: markdown, options: Options(interpretedSyntax: syntax),
      baseURL: URL(string: "https://example.org/a/"))
    return string.runs.map { run in
      let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
      let link = run.link.map { " \($0.absoluteString)" } ?? ""
      return String(string[run.range].characters) + intent + link
    }
  }

  @Test("Inline markup has intents and links")
  func inline() throws {
    let text = "a *b* **c** `d` ~~e~~ [f](g)\n h"
    let kept = try runs(text, .inlineOnlyPreservingWhitespace)
    #expect(
      kept == [
        "a ", "b 1", " ", "c 2", " ", "d 4", " ", "e 32", " ", "f https://example.org/a/g", "\n h",
      ])
    #expect(try runs(text, .inlineOnly).last == " h")
  }

  @Test("Blocks come one after the other, without their marks")
  func blocks() throws {
    let text = """
      # Title #
      one
      two\\
      three

      - *item*
        more
      1. > deep
      ***
      ```
      *code*
      ```
      end
      """
    #expect(
      try runs(text, .full) == ["Titleone two\nthree", "item 1", " moredeep⸻*code*\nend"])
  }

  @Test("Text shows what Markdown says") @MainActor
  func shown() throws {
    let text = Text(try AttributedString(markdown: "a **b** [c](https://example.org)"))
    let html = try rendered(text)
    #expect(html.contains("<strong>b</strong>"))
    #expect(html.contains(#"href="https://example.org""#))
  }

  @Test("Deep and long texts are read in time in proportion to their length")
  func hostile() throws {
    for mark in [">", "- ", "* ", "1. ", "#", "`", "~", "[", "**"] {
      let text = String(repeating: mark, count: 50_000)
      _ = try AttributedString(markdown: text)
      let string = try AttributedString(markdown: text + "\na\n\nend")
      // What opens code that nothing closes is code to the end.
      #expect(String(string.characters.suffix(4)).contains("end"))
    }
  }
}
