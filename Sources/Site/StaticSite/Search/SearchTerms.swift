internal import Foundation

/// The words of a text as they are looked up: without case and marks.
///
/// Where words aren't written apart, as in Chinese, Japanese and Thai, each pair of characters stands for one.
/// `search.js` makes the words of a query in the same way.
struct SearchTerms {
  /// Letters that readers take for others, though Unicode doesn't take them apart.
  static let folds: [(letter: Unicode.Scalar, fold: String)] = [
    ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ð", "d"),
    ("þ", "th"),
    ("ı", "i"), ("ς", "σ"), ("ى", "ي"), ("ة", "ه"), ("ٱ", "ا"), ("ـ", ""),
  ]
  private static let foldTable = Dictionary(
    uniqueKeysWithValues: folds.map { ($0.letter, $0.fold) })

  /// The scripts that put no spaces between words; `search.js` has the same list.
  private static let denseRanges: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3005, 0x3007...0x3007,
    0x3021...0x3029, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xF900...0xFAFF, 0x20000...0x3FFFF,
  ]

  /// Calls a closure with each word of a text, in order, those that repeat again.
  static func forEach(in text: String, _ body: (String) -> Void) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
      forEach(inASCII: utf8, body)
      return true
    }
    if !isPlain { forEach(inFolded: folded(text), body) }
  }

  private static func forEach(inASCII text: UnsafeBufferPointer<UInt8>, _ body: (String) -> Void) {
    var word: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: word.append(byte)
      case 0x41...0x5A: word.append(byte | 0x20)
      default:
        if !word.isEmpty { body(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { body(String(decoding: word, as: UTF8.self)) }
  }

  private static func forEach(inFolded text: [Unicode.Scalar], _ body: (String) -> Void) {
    var run: [Unicode.Scalar] = []
    var isDense = false
    func end() {
      if isDense {
        // The last character alone, too, so that it is found where somebody looks for it alone.
        for index in run.indices { body(string(run[index..<min(index + 2, run.count)])) }
      } else if !run.isEmpty {
        body(string(run[...]))
      }
      run.removeAll(keepingCapacity: true)
    }
    for scalar in text {
      guard isLetter(scalar) else {
        end()
        continue
      }
      let isOfDense = self.isDense(scalar)
      if isOfDense != isDense { end() }
      isDense = isOfDense
      run.append(scalar)
    }
    end()
  }

  /// A text without case and marks.
  static func folded(_ text: String) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars
      where lower.properties.generalCategory != .nonspacingMark {
        if let fold = foldTable[lower] {
          folded += fold.unicodeScalars
        } else {
          folded.append(lower)
        }
      }
    }
    return folded
  }

  static func isDense(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x0E00 && denseRanges.contains { $0.contains(scalar.value) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .spacingMark:
      true
    default: false
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
