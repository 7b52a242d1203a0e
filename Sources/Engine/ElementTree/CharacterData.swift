/// The characters that may stand in a page.
///
/// A page is well-formed XML and HTML at once, so a character that one of the two refuses
/// can't be written: C0 controls other than tab and line feed, U+FFFE and U+FFFF become
/// U+FFFD, and CR or CRLF become a line feed, as an HTML parser would read them.
package enum CharacterData {
  /// Whether the text holds a byte that may begin a forbidden character.
  @inline(__always)
  static func needsNormalising(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else { return false }
    let end = text.count
    guard end >= 8 else { return isSuspicious(ByteWord(text, filledWith: 0x20)) }
    var index = 0
    while true {
      if isSuspicious(ByteWord(start + index)) { return true }
      if index == end - 8 { return false }
      // The last word may overlap the one before.
      index = min(index + 8, end - 8)
    }
  }

  /// Whether one of 8 bytes may begin a forbidden character.
  @inline(__always)
  private static func isSuspicious(_ word: ByteWord) -> Bool {
    word.hasByte(below: 0x20) || word.hasByte(0xEF)
  }

  /// Appends the text to `buffer` with every forbidden character replaced.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
    if !needsNormalising(text) {
      buffer.append(contentsOf: text)
      return
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case 0x0D:
        buffer.append(0x0A)
        if index + 1 < text.count, text[index + 1] == 0x0A { index += 1 }
      case 0x09, 0x0A:
        buffer.append(byte)
      case 0..<0x20:
        buffer.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case 0xEF where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE:
        buffer.append(contentsOf: [0xEF, 0xBF, 0xBD])
        index += 2
      default:
        buffer.append(byte)
      }
      index += 1
    }
  }

  /// The text with every forbidden character replaced.
  package static func normalised(_ text: String) -> String {
    var text = text
    return text.withUTF8 { utf8 -> String? in
      guard needsNormalising(utf8) else { return nil }
      var buffer: [UInt8] = []
      append(utf8, to: &buffer)
      return String(decoding: buffer, as: UTF8.self)
    } ?? text
  }
}
