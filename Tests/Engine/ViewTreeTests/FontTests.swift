import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

@Suite("Fonts")
struct FontTests {
  @Test(
    "A family's name is a CSS string that holds nothing else",
    arguments: [
      ("Avenir Next", #""Avenir Next""#),
      ("Helvetica-Bold", #""Helvetica-Bold""#),
      ("ヒラギノ", #""ヒラギノ""#),
      (#"a"b"#, #""a\22 b""#),
      (#"a\b"#, #""a\5c b""#),
      ("</style>", #""\3c \2f style\3e ""#),
      ("a;}b{c&", #""a\3b \7d b\7b c\26 ""#),
      ("a\nb", nil), ("a\u{0}b", nil), ("a\u{202E}b", nil), ("", nil),
      (String(repeating: "a", count: 201), nil),
    ] as [(String, String?)])
  func families(_ name: String, _ expected: String?) {
    #expect(FontFamily.quoted(name) == expected)
  }

  @Test("A quoted name has only characters that end nothing")
  func quotedIsSafe() {
    var random = SeededGenerator(seed: PropertySeed.start)
    for _ in 0..<2000 {
      var name = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) {
          name.unicodeScalars.append(scalar)
        }
      }
      guard let quoted = FontFamily.quoted(name) else { continue }
      let inner = quoted.dropFirst().dropLast()
      #expect(!inner.contains { "\"<>&{};\n\r'".contains($0) }, "seed \(random.seed)")
    }
  }

  @Test("Sizes that are no sizes become usable ones")
  func sizes() {
    #expect(Font.system(size: .nan).size == 17)
    #expect(Font.system(size: -4).size == 0)
    #expect(Font.system(size: .infinity).size == 17)
    #expect(Font.system(.title, design: .serif, weight: .bold).weightValue == .bold)
  }
}
