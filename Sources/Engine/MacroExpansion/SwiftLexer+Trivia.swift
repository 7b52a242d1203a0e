extension SwiftLexer {
  /// Skips white space and comments.
  ///
  /// - Returns: Whether there was a line break outside a comment's inside.
  mutating func skipTrivia() throws(MacroError) -> Bool {
    var newline = false
    while offset < bytes.count {
      switch peek() {
      case 0x0A, 0x0D:
        newline = true
        offset += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        offset += 1
      default:
        if isAt("\u{FEFF}") {
          offset += 3
        } else if isAt("//") {
          skipLineComment()
        } else if isAt("/*") {
          if try skipBlockComment() { newline = true }
        } else {
          return newline
        }
      }
    }
    return newline
  }

  private mutating func skipLineComment() {
    while offset < bytes.count, peek() != 0x0A, peek() != 0x0D { offset += 1 }
  }

  /// Skips a comment that may contain others.
  ///
  /// - Returns: Whether it spans lines: then it separates statements like a line break.
  private mutating func skipBlockComment() throws(MacroError) -> Bool {
    let start = offset
    var depth = 0
    repeat {
      guard offset < bytes.count else {
        throw MacroError("a comment has no end", at: start..<bytes.count)
      }
      if isAt("/*") {
        depth += 1
        offset += 2
      } else if isAt("*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0
    return bytes[start..<offset].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
