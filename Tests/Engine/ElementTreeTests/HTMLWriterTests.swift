import ElementTree
import SeededRandom
import Testing

@Suite("HTML writer")
struct HTMLWriterTests {
  @Test(
    "Text is escaped for where it stands",
    arguments: [
      ("Tea & <biscuits>", "Tea &amp; &lt;biscuits&gt;", "Tea &amp; &lt;biscuits&gt;"),
      ("\"quoted\" 'single'", "\"quoted\" 'single'", "&quot;quoted&quot; 'single'"),
      ("tab\tline\n", "tab\tline\n", "tab&#9;line&#10;"),
      ("a\r\nb\rc", "a\nb\nc", "a&#10;b&#10;c"),
      ("nul\u{0} esc\u{1B}", "nul\u{FFFD} esc\u{FFFD}", "nul\u{FFFD} esc\u{FFFD}"),
      ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
      ("]]>", "]]&gt;", "]]&gt;"),
      ("ｆｕｌｌ", "ｆｕｌｌ", "ｆｕｌｌ"),
      ("", "", ""),
      (
        "sixteen bytes!!!<then more text than a block>",
        "sixteen bytes!!!&lt;then more text than a block&gt;",
        "sixteen bytes!!!&lt;then more text than a block&gt;"
      ),
    ])
  func escaping(source: String, text: String, value: String) {
    var writer = HTMLWriter()
    writer.appendText(source)
    #expect(writer.string == text)
    var attribute = HTMLWriter()
    attribute.appendAttributeValue(source)
    #expect(attribute.string == value)
  }

  @Test("Escaping by blocks gives what escaping byte by byte gives")
  func blocks() {
    let seed: UInt64 = 20_261_120
    var random = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let count = Int(random.next() % 70)
      let alphabet: [Character] = [
        "a", "&", "<", ">", "\"", "\n", "\t", "é", "中", "\u{1}", "\u{FFFE}",
      ]
      let source = String((0..<count).map { _ in alphabet[Int(random.next() % 11)] })
      var writer = HTMLWriter(capacity: 1)
      writer.appendText(source)
      #expect(writer.string == slowlyEscaped(source), "seed \(seed), round \(round)")
    }
  }

  private func slowlyEscaped(_ source: String) -> String {
    var result = ""
    for scalar in source.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{FFFE}", "\u{1}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
