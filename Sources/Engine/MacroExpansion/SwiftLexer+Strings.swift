extension SwiftLexer {
  /// Reads a string literal from its opening quote on; the `#`s before it are already read.
  mutating func scanString(pounds: Int, depth: Int) throws(MacroError) {
    let start = offset
    let isMultiline = opensLines(pounds: pounds)
    let quotes = isMultiline ? 3 : 1
    offset += quotes
    while true {
      guard offset < bytes.count else {
        throw MacroError("a string has no end", at: start..<bytes.count)
      }
      let byte = peek()
      if byte == UInt8(ascii: "\""), closes(quotes: quotes, pounds: pounds) {
        offset += quotes + pounds
        return
      }
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, from: 1) {
        offset += 1 + pounds
        if peek() == UInt8(ascii: "(") {
          offset += 1
          try skipToClosingParenthesis(depth: depth)
        } else {
          offset = min(offset + 1, bytes.count)
        }
      } else if !isMultiline, byte == 0x0A || byte == 0x0D {
        throw MacroError("a string has no end", at: start..<offset)
      } else {
        offset += 1
      }
    }
  }

  /// Whether three quotes open lines of text; `#"""#` is a quote between delimiters.
  private func opensLines(pounds: Int) -> Bool {
    guard isAt("\"\"\"") else { return false }
    guard pounds > 0 else { return true }
    var distance = 3
    while peek(distance) == 0x20 || peek(distance) == 0x09 { distance += 1 }
    return peek(distance) == 0x0A || peek(distance) == 0x0D
  }

  private func closes(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && hasPounds(pounds, from: quotes)
  }

  func hasPounds(_ count: Int, from distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// Reads `/…/#` from its first slash on; the `#`s before it are already read.
  mutating func scanExtendedRegex(pounds: Int) throws(MacroError) {
    let start = offset
    offset += 1
    while offset < bytes.count {
      if peek() == UInt8(ascii: "/"), hasPounds(pounds, from: 1) {
        offset += 1 + pounds
        return
      }
      offset += peek() == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = bytes.count
    throw MacroError("a regular expression has no end", at: start..<offset)
  }

  /// Reads `/…/` where the compiler would: at an operand's place, on one line, no space at
  /// either end, parentheses balanced.
  ///
  /// - Returns: Whether there was one; nothing is read otherwise.
  mutating func scanBareRegex() -> Bool {
    if let last = tokens.last, last.endsOperand { return false }
    switch peek(1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: "/"), UInt8(ascii: "*"): return false
    default: break
    }
    var index = offset + 1
    var parentheses = 0
    var isInClass = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D: return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass:
        parentheses -= 1
        if parentheses < 0 { return false }
      case UInt8(ascii: "/"):
        let before = bytes[index - 1]
        guard parentheses == 0, before != 0x20, before != 0x09 else { return false }
        offset = index + 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }
}
