import SeededRandom
import TestSupport
import Testing

@testable import ViewSnapshots

@Suite("Pages of anybody's HTML")
struct HTMLScannerTests {
  /// The page as an outline, an element a line.
  private func outline(_ source: String) -> [String] {
    let page = ComparedPage(html: Array(source.utf8))
    return page.nodes.indices.map { index in
      var depth = 0
      var parent = Int(page.nodes[index].parent)
      while parent >= 0 {
        depth += 1
        parent = Int(page.nodes[parent].parent)
      }
      let attributes = page.attributeSlice(of: index).map {
        " \(page.attributeNames[Int($0.name)])="
          + String(decoding: page.value(of: $0), as: UTF8.self)
      }
      let style = page.bodies[page.nodes[index].style].map { " {\($0)}" } ?? ""
      let text = page.hasText(index) ? " \"\(page.text(of: index))\"" : ""
      return String(repeating: " ", count: depth) + page.name(of: index) + attributes.joined()
        + style + text
    }
  }

  @Test(
    "Tags, attributes and texts are read as browsers read them",
    arguments: [
      ("<P>a</P>", ["p \"a\""]),
      ("<ul><li>a<li>b</ul>", ["ul", " li \"a\"", " li \"b\""]),
      ("<p>a<div>b</div>", ["p \"a\"", "div \"b\""]),
      ("<p>a<b>c</b> d</p>", ["p", " #text \"a\"", " b \"c\"", " #text \" d\""]),
      ("<br><img src=a.png alt='x y'/>c", ["br", "img src=a.png alt=x y", "#text \"c\""]),
      ("<input required disabled=''>", ["input required= disabled="]),
      ("<p\tid = a class=' b  c '>", ["p id=a class=b c"]),
      ("<p a=1 a=2>", ["p a=1"]),
      ("<p style='Color : red;; background:url(a;b)'>", ["p {color:red;background:url(a;b)}"]),
      ("<script>if (a < b) { '<p>' }</script>", ["script \"if (a < b) { '<p>' }\""]),
      ("<style>a{}</style><p>", ["style \"a{}\"", "p"]),
      ("<pre>a\n  b</pre>", ["pre \"a\n  b\""]),
      ("<!DOCTYPE html><!-- <p> --><p>a<!-- -->b", ["p \"ab\""]),
      ("<p>\n a \n\t b\n</p>\n", ["p \"a b\""]),
      ("<p>a &amp; b &#x27;&#39; &copy; &unknown; &", ["p \"a & b '' © &unknown; &\""]),
      ("a < b </ > <", ["#text \"a < b <\""]),
      ("</p>", []),
      ("<tr><td>a<td>b<tr><th>c", ["tr", " td \"a\"", " td \"b\"", "tr", " th \"c\""]),
      (
        "<my-card x:y='1'><svg viewBox='0'><path d=M0 /></svg>",
        ["my-card x:y=1", " svg viewbox=0", "  path d=M0"]
      ),
    ])
  func reading(source: String, expected: [String]) {
    #expect(outline(source) == expected)
  }

  @Test("Any bytes become a page, the same each time")
  func hostile() {
    let start = PropertySeed.start
    let pieces = [
      "<", ">", "</", "/>", "<p", "<!--", "-->", "\"", "'", "=", "&", "&#", "&#x110000;", ";", " ",
      "\n", "\0", "é", "<script>", "</script", "<li>", "<td>", "</div>", "<div>", "style=", "a",
    ]
    for seed in start..<(start + 200) {
      var random = SeededGenerator(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<random.below(80) {
        bytes += pieces[random.below(pieces.count)].utf8
        if random.once(in: 9) { bytes.append(UInt8(random.below(256))) }
      }
      let page = ComparedPage(html: bytes)
      #expect(page.children(of: -1).reduce(0) { $0 + Int(page.nodes[$1].span) } == page.nodes.count)
      #expect(SemanticDiff(page, ComparedPage(html: bytes)).changes.isEmpty, "seed \(seed)")
    }
  }

  @Test("Elements that are nested very deep are compared")
  func deep() {
    let source = String(repeating: "<div>", count: 5000)
    let (old, new) = (source + "<p>a", source + "<p>b")
    #expect(
      SemanticDiff(ComparedPage(html: Array(old.utf8)), ComparedPage(html: Array(new.utf8)))
        .changes.map(\.kind) == [.text(from: "a", to: "b")])
  }
}
