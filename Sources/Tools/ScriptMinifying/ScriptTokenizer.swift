/// Reads JavaScript source as tokens.
///
/// A slash behind `}` may divide or begin a regular expression, which only a parser can tell; it is
/// refused. All else is told by the token before, and by what stands before the parenthesis that it
/// closes.
package struct ScriptTokenizer {
  /// What a closing bracket will close.
  private enum Bracket {
    case template
    case brace
    case square
    /// A parenthesis; behind that of `if` and its kin a statement begins.
    case round(isHead: Bool)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [ScriptToken] = []
  private var open: [Bracket] = []
  private var sawLineEnd = false
  private var canBeginExpression = true

  private init(_ source: String) { bytes = Array(source.utf8) }

  /// The tokens of a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func tokens(of source: String) throws(ScriptError) -> [ScriptToken] {
    var tokenizer = ScriptTokenizer(source)
    while try tokenizer.next() {}
    guard tokenizer.open.isEmpty else {
      throw tokenizer.failure("The source ends within a bracket. Close it.")
    }
    return tokenizer.tokens
  }

  private func failure(_ message: String) -> ScriptError {
    ScriptError(message: message, line: 1 + bytes.prefix(index).count { $0 == 0x0A })
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func append(_ kind: ScriptToken.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(ScriptToken(kind, text, followsLineEnd: sawLineEnd))
    sawLineEnd = false
    canBeginExpression = false
  }

  private var isInTemplate: Bool {
    if case .template? = open.last { true } else { false }
  }

  private mutating func next() throws(ScriptError) -> Bool {
    try skipBlank()
    guard index < bytes.count else { return false }
    let start = index
    switch byte() {
    case let byte where Self.isWordByte(byte) && !Self.isDigit(byte):
      while Self.isWordByte(self.byte()) { index += 1 }
      append(.word, from: start)
      canBeginExpression =
        ScriptKeywords.beforeExpression.contains(tokens[tokens.count - 1].text)
        && !(tokens.count > 1 && Self.isMember(tokens[tokens.count - 2]))
    case let byte where Self.isDigit(byte) || byte == 0x2E && Self.isDigit(self.byte(1)):
      readNumber()
      append(.number, from: start)
    case 0x22, 0x27: try readString(from: start)
    case 0x60: try readTemplate(from: start)
    case 0x7D where isInTemplate:
      open.removeLast()
      try readTemplate(from: start)
    case 0x2F where canBeginExpression: try readRegularExpression(from: start)
    case 0x2F where tokens.last?.isPunctuator("}") == true:
      throw failure("A slash behind a brace could mean two things. Put parentheses around.")
    default: try readPunctuator(from: start)
    }
    return true
  }

  static func isMember(_ token: ScriptToken) -> Bool {
    token.isPunctuator(".") || token.isPunctuator("?.")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F, 0x23, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func skipBlank() throws(ScriptError) {
    while index < bytes.count {
      switch (byte(), byte(1)) {
      case (0x0A, _), (0x0D, _):
        sawLineEnd = true
        index += 1
      case (0x20, _), (0x09, _): index += 1
      case (0x2F, 0x2F): while index < bytes.count, byte() != 0x0A { index += 1 }
      case (0x2F, 0x2A):
        index += 2
        while byte() != 0x2A || byte(1) != 0x2F {
          guard index < bytes.count else { throw failure("A comment has no end. Close it.") }
          if byte() == 0x0A { sawLineEnd = true }
          index += 1
        }
        index += 2
      default: return
      }
    }
  }

  private mutating func readNumber() {
    while true {
      switch byte() {
      case 0x2B, 0x2D:
        // A sign belongs to an exponent, but not to the digit E of a hexadecimal number.
        let isExponent = byte(-1) | 0x20 == 0x65 && !isHexadecimal
        guard isExponent else { return }
      case 0x2E: break
      case let byte where Self.isWordByte(byte): break
      default: return
      }
      index += 1
    }
  }

  private var isHexadecimal: Bool {
    var start = index
    while start > 0, Self.isWordByte(bytes[start - 1]) { start -= 1 }
    return start + 1 < bytes.count && bytes[start] == 0x30 && bytes[start + 1] | 0x20 == 0x78
  }

  private mutating func readString(from start: Int) throws(ScriptError) {
    let quote = byte()
    index += 1
    while byte() != quote {
      guard index < bytes.count, byte() != 0x0A else {
        throw failure("A string has no end. Close it.")
      }
      index += byte() == 0x5C ? 2 : 1
    }
    index += 1
    append(.string, from: start)
  }

  private mutating func readTemplate(from start: Int) throws(ScriptError) {
    index += 1
    while true {
      guard index < bytes.count else { throw failure("A template has no end. Close it.") }
      if byte() == 0x60 {
        index += 1
        return append(.template, from: start)
      }
      if byte() == 0x24, byte(1) == 0x7B {
        index += 2
        open.append(.template)
        append(.template, from: start)
        canBeginExpression = true
        return
      }
      index += byte() == 0x5C ? 2 : 1
    }
  }

  private mutating func readRegularExpression(from start: Int) throws(ScriptError) {
    index += 1
    var isInClass = false
    while byte() != 0x2F || isInClass {
      guard index < bytes.count, byte() != 0x0A else {
        throw failure("A regular expression has no end. Close it.")
      }
      if byte() == 0x5B { isInClass = true }
      if byte() == 0x5D { isInClass = false }
      index += byte() == 0x5C ? 2 : 1
    }
    index += 1
    while Self.isWordByte(byte()) { index += 1 }
    append(.regularExpression, from: start)
  }

  private mutating func readPunctuator(from start: Int) throws(ScriptError) {
    let rest = bytes[index...]
    guard var mark = ScriptKeywords.punctuators.first(where: { rest.starts(with: $0.utf8) }) else {
      throw failure("An unknown character. Remove it.")
    }
    // `a?.5:b` is no optional chain.
    if mark == "?.", Self.isDigit(byte(2)) { mark = "?" }
    var continues = true
    switch mark {
    case "(":
      let before = tokens.last.map { $0.kind == .word ? $0.text : "" } ?? ""
      open.append(.round(isHead: ["if", "while", "for", "with"].contains(before)))
    case "[": open.append(.square)
    case "{": open.append(.brace)
    case ")":
      guard case .round(let isHead)? = open.popLast() else { throw failure("A stray bracket.") }
      continues = isHead
    case "]":
      guard case .square? = open.popLast() else { throw failure("A stray bracket.") }
      continues = false
    case "}":
      guard case .brace? = open.popLast() else { throw failure("A stray bracket.") }
      continues = false
    case "++", "--": continues = canBeginExpression
    default: break
    }
    index += mark.utf8.count
    append(.punctuator, from: start)
    canBeginExpression = continues
  }
}
