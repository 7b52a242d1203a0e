import Foundation
import Testing

@testable import WebKit

@Suite("Words of HTML")
struct HTMLWordTests {
  @Test(
    "Words and titles are those that a browser would show",
    arguments: [
      ("<p>one</p><p>two <b>three</b></p>", "one\ntwo three", nil),
      (
        "<html><head><title>A &amp; B</title><style>p{}</style></head><body>x</body></html>", "x",
        "A & B"
      ),
      ("a<!-- > not -->b", "ab", nil),
      ("<script>if (a < b) {}</script>after", "after", nil),
      ("&lt;b&gt; &eacute; &#x2014; &#0; &", "<b> é —", nil),
      ("<p>open <i>never closed", "open never closed", nil),
      ("  many \n spaces  ", "many spaces", nil),
      ("", "", nil),
    ] as [(String, String, String?)])
  func words(source: String, text: String, title: String?) {
    let words = HTMLWords(source)
    #expect(words.text.hasPrefix(text) && words.title == title, "\(words)")
  }

  @Test("What is nested without end is cut, not a trap")
  func deep() {
    let words = HTMLWords("before" + String(repeating: "<div>", count: 100_000) + "end")
    #expect(words.text.hasPrefix("before"))
  }
}
