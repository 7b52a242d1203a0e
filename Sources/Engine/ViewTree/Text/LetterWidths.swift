import Foundation

/// How wide letters usually are, for what must be known before a browser has set the text.
///
/// The widths are those of Helvetica, which sets words about as wide as the systems' own fonts.
enum LetterWidths {
  /// Letters of one width, in thousandths of the font's size.
  private static let groups: [(width: Int, letters: String)] = [
    (191, "'"), (222, "ijl`"), (278, "ftI !,./:;[]\\|"), (333, "r-()"), (355, "\""), (389, "*"),
    (500, "ckvxyszJ"), (584, "+<=>~"), (611, "FTZ"), (667, "ABEKPSVXY&"), (722, "CDHNRUw"),
    (778, "GOQ"), (833, "Mm"), (889, "%"), (944, "W"), (1015, "@"),
  ]

  private static let ascii: [Double] = {
    var widths = [Double](repeating: 0.556, count: 128)
    for (width, letters) in groups {
      for byte in letters.utf8 { widths[Int(byte)] = Double(width) / 1000 }
    }
    return widths
  }()

  /// The width of a line of text in a font of a size, in points.
  static func width(of text: some StringProtocol, size: Double) -> Double {
    var width = 0.0
    for letter in text {
      if let byte = letter.asciiValue {
        width += ascii[Int(byte)]
      } else if let scalar = letter.unicodeScalars.first {
        // Ideographs, kana, hangul and pictures fill a square.
        width += (0x2E80...0xFFDC).contains(scalar.value) || scalar.value > 0x1F000 ? 1 : 0.556
      }
    }
    return width * size
  }
}
