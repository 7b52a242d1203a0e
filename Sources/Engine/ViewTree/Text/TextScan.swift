import ElementTree

/// What a text's bytes say about how it must be shown.
package struct TextScan: Equatable, Sendable {
  /// Whether there is a character of a script that is written from right to left.
  package var hasRightToLeft = false
  /// Whether there are line breaks, spaces side by side, or spaces at an end, which HTML would join.
  package var hasMeaningfulSpace = false

  /// Looks at a text.
  ///
  /// - Complexity: O(*n*) with 8 bytes at a time while there is nothing of note.
  package init(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { scan($0) }
    if isDone == nil {
      var copy = text
      copy.withUTF8 { scan($0) }
    }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    let count = bytes.count
    if bytes[0] == 0x20 || bytes[count - 1] == 0x20 { hasMeaningfulSpace = true }
    guard count > 8 else {
      let word = ByteWord(bytes, filledWith: 0x61)
      let next = ByteWord(UnsafeBufferPointer(rebasing: bytes.dropFirst()), filledWith: 0x61)
      if TextScan.isNotable(word, next) { look(bytes, 0..<count) }
      return
    }
    var index = 0
    while true {
      let place = start + index
      if TextScan.isNotable(ByteWord(place), ByteWord(place + 1)) {
        look(bytes, index..<index + 8)
      }
      if index == count - 9 { break }
      // The last word may overlap the one before.
      index = min(index + 8, count - 9)
    }
    look(bytes, count - 1..<count)
  }

  /// Whether 8 bytes, or they and the ones behind them, may have something of note.
  @inline(__always)
  private static func isNotable(_ word: ByteWord, _ next: ByteWord) -> Bool {
    word.hasByte(below: 0x20) || word.hasByte(from: 0xD6) || word.hasByte(0x20, with: next)
  }

  /// Looks at some bytes one by one.
  private mutating func look(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    for index in range {
      let byte = bytes[index]
      if byte <= 0x20 {
        if byte < 0x20 || (index + 1 < bytes.count && bytes[index + 1] == 0x20) {
          hasMeaningfulSpace = true
        }
      } else if byte >= 0xD6, !hasRightToLeft {
        hasRightToLeft = TextScan.isRightToLeft(bytes, index)
      }
    }
  }

  /// Whether the character that begins here is of a script written from right to left, or a mark
  /// that says so.
  private static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0xD6: return byte(1) >= 0x90  // U+0590
    case 0xD7...0xDF: return true  // to U+07FF
    case 0xE0: return byte(1) <= 0xA3  // U+0800 to U+08FF
    case 0xE2:
      // The marks for right to left: U+200F, U+202B, U+202E, U+2067.
      if byte(1) == 0x80 { return byte(2) == 0x8F || byte(2) == 0xAB || byte(2) == 0xAE }
      return byte(1) == 0x81 && byte(2) == 0xA7
    case 0xEF:
      switch byte(1) {
      case 0xAC: return byte(2) >= 0x9D  // U+FB1D
      case 0xAD...0xB7: return true  // to U+FDFF
      case 0xB9: return byte(2) >= 0xB0  // U+FE70
      case 0xBA: return true
      case 0xBB: return byte(2) <= 0xBE  // to U+FEFE
      default: return false
      }
    case 0xF0:
      if byte(1) == 0x90 { return byte(2) >= 0xA0 }  // U+10800 to U+10FFF
      return byte(1) == 0x9E && byte(2) >= 0xA0  // U+1E800 to U+1EFFF
    default: return false
    }
  }

  /// Whether a text has a letter of a script that is written from left to right.
  package static func hasLeftToRight(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic && !isRightToLeft(scalar)
    }
  }

  /// Whether a text has letters that run against a direction.
  package static func runsAgainst(_ text: String, _ isRightToLeft: Bool) -> Bool {
    isRightToLeft ? hasLeftToRight(text) : TextScan(text).hasRightToLeft
  }

  /// Whether a character is of a script that is written from right to left, or a mark that says so.
  package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
