/// Strings as baselines write them: between quotes on one line, with nothing that can't be seen.
enum SnapshotQuoting {
  /// Appends a string between quotes.
  static func append(_ string: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(string, quote: true, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string with escapes for backslashes, what can't be seen and, if wanted, quotes.
  static func appendEscaped(
    _ string: some Collection<UInt8>, quote: Bool, to bytes: inout [UInt8]
  ) {
    // Nearly all text is plain; only then it is read by characters.
    if string.allSatisfy({ isPlain($0) && (!quote || $0 != UInt8(ascii: "\"")) }) {
      bytes.append(contentsOf: string)
      return
    }
    for scalar in String(decoding: string, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"" where quote: bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case _ where isHidden(scalar):
        bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
  }

  /// Whether a character leaves no mark of its own, or changes how others are shown.
  ///
  /// The list is fixed, so that no other Unicode version writes other baselines. The joiner and the
  /// variation selectors of emoji are shown as the emoji that they make.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0xA0, 0xAD, 0x61C, 0x115F, 0x1160, 0x1680, 0x180E, 0x2000...0x200C,
      0x200E, 0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFC, 0xFFFE, 0xFFFF, 0xE000...0xF8FF, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
      0xF0000...0x10FFFF:
      true
    default: false
    }
  }

  /// What a string says between quotes, for messages; at most 60 characters of it.
  static func quoted(_ string: String) -> String {
    let short = string.count > 60 ? string.prefix(59) + "…" : string[...]
    var bytes: [UInt8] = []
    append(short.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
