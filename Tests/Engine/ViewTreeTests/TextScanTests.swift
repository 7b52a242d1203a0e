import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

@Suite("Text scan")
struct TextScanTests {
  @Test("The scan of bytes agrees with a test of every character")
  func agrees() {
    var random = SeededGenerator(seed: PropertySeed.start)
    let edges: [UInt32] = [
      0x41, 0x20, 0x0A, 0xE9, 0x3B1, 0x58F, 0x590, 0x5D0, 0x627, 0x7FF, 0x800, 0x8FF, 0x900, 0x200E,
      0x200F, 0x202B, 0x202E, 0x2067, 0x2068, 0x4E00, 0xFB1C, 0xFB1D, 0xFDFF, 0xFE00, 0xFE70,
      0xFEFE,
      0xFEFF, 0xFF21, 0x10000, 0x107FF, 0x10800, 0x10FFF, 0x11000, 0x1E7FF, 0x1E800, 0x1EFFF,
      0x1F600,
    ]
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let isEdge = Int.random(in: 0..<12, using: &random) == 0
        let value =
          isEdge
          ? edges.randomElement(using: &random) ?? 0x41
          : UInt32.random(in: 0x21...0x7E, using: &random)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      let scan = TextScan(text)
      let scalars = Array(text.unicodeScalars)
      #expect(
        scan.hasRightToLeft == scalars.contains { TextScan.isRightToLeft($0) },
        "seed \(random.seed): \(text)")
      let hasSpace =
        scalars.first == " " || scalars.last == " " || scalars.contains { $0.value < 0x20 }
        || zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1 == " " }
      #expect(scan.hasMeaningfulSpace == hasSpace, "seed \(random.seed): \(text)")
    }
  }

  @Test("Every character is on the right side")
  func everyScalar() {
    for value in UInt32(0x21)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isRightToLeft = TextScan(String(Character(scalar))).hasRightToLeft
      if isRightToLeft != TextScan.isRightToLeft(scalar) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(
    "A language's script tells its direction, and a tag's own script wins",
    arguments: [
      ("en", false), ("ar", true), ("ar-EG", true), ("he_IL", true), ("fa", true), ("ur", true),
      ("az", false), ("az-Arab", true), ("ar-Latn", false), ("ks-Deva", false), ("ckb", true),
      ("pa_Arab_PK", true), ("zh-Hant", false), ("", false), ("yi-1994", true),
    ])
  func writingDirection(language: String, isRightToLeft: Bool) {
    #expect(WritingDirection.isRightToLeft(language) == isRightToLeft)
  }
}
