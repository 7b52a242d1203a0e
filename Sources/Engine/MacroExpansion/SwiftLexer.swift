/// Splits Swift source into tokens.
///
/// It knows what decides where a bracket, a comma or a statement ends: nested comments, raw and
/// multi-line strings with interpolations, regular expression literals, operators. The compiler
/// has parsed the source before a macro sees it, so errors are not expected and not explained.
struct SwiftLexer {
  let bytes: [UInt8]
  var offset = 0
  private(set) var tokens: [Token] = []

  /// Interpolations in strings in interpolations: deeper than anyone writes, safe for the stack.
  static let deepestNesting = 64

  /// The tokens of a source.
  ///
  /// - Complexity: O(*n*), where *n* is the source's length.
  static func tokens(of source: String) throws(MacroError) -> [Token] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    while try lexer.nextToken(depth: 0) {}
    return lexer.tokens
  }

  /// The byte at a distance from the current one, 0 beyond the end.
  ///
  /// A NUL is white space in Swift, so it is a harmless stand-in.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return bytes.indices.contains(index) ? bytes[index] : 0
  }

  /// Whether the source goes on with a text.
  func isAt(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
  }

  /// Reads one token.
  ///
  /// - Returns: Whether there was one.
  mutating func nextToken(depth: Int) throws(MacroError) -> Bool {
    let before = offset
    let newline = try skipTrivia()
    guard offset < bytes.count else { return false }
    let start = offset
    let followsSpace = start > before || start == 0
    let kind = try scanToken(followsSpace: followsSpace, depth: depth)
    tokens.append(
      Token(
        kind: kind, range: start..<offset,
        text: String(decoding: bytes[start..<offset], as: UTF8.self),
        startsLine: newline || tokens.isEmpty, followsSpace: followsSpace))
    return true
  }

  /// Skips tokens up to the bracket that closes an open parenthesis, and that bracket.
  mutating func skipToClosingParenthesis(depth: Int) throws(MacroError) {
    guard depth < Self.deepestNesting else {
      throw MacroError("string interpolations are nested too deeply", at: offset..<offset)
    }
    let start = offset
    let outer = tokens
    tokens = []
    defer { tokens = outer }
    var open = 1
    while open > 0 {
      guard try nextToken(depth: depth + 1), let token = tokens.last else {
        throw MacroError("a string interpolation has no end", at: start..<bytes.count)
      }
      if token.text == "(" { open += 1 }
      if token.text == ")" { open -= 1 }
    }
  }

  private mutating func scanToken(
    followsSpace: Bool, depth: Int
  ) throws(MacroError) -> Token.Kind {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "\""):
      try scanString(pounds: 0, depth: depth)
      return .string
    case UInt8(ascii: "#"):
      return try scanPound(depth: depth)
    case UInt8(ascii: "`"):
      offset += 1
      while offset < bytes.count, peek() != UInt8(ascii: "`") { offset += 1 }
      offset = min(offset + 1, bytes.count)
      return .identifier
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
      return .number
    case UInt8(ascii: "."):
      guard peek(1) == byte else { break }
      scanOperator()
      return .operator
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      // As in the compiler, a mark that touches the operand before it stands alone.
      if !followsSpace, tokens.last?.endsOperand ?? false {
        offset += 1
        return .postfix
      }
    default: break
    }
    if byte == UInt8(ascii: "/"), scanBareRegex() { return .regex }
    if operatorLength() > 0 {
      scanOperator()
      return .operator
    }
    if Self.isIdentifierByte(byte) {
      while offset < bytes.count, Self.isIdentifierByte(peek()), operatorLength() == 0 {
        offset += 1
      }
      return .identifier
    }
    offset += 1
    return .punctuation
  }

  /// `#name`, a raw string, an extended regular expression or a lone `#`.
  private mutating func scanPound(depth: Int) throws(MacroError) -> Token.Kind {
    var pounds = 1
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch peek(pounds) {
    case UInt8(ascii: "\""):
      offset += pounds
      try scanString(pounds: pounds, depth: depth)
      return .string
    case UInt8(ascii: "/"):
      offset += pounds
      try scanExtendedRegex(pounds: pounds)
      return .regex
    default:
      offset += 1
      guard Self.isIdentifierByte(peek()) else { return .punctuation }
      while offset < bytes.count, Self.isIdentifierByte(peek()) { offset += 1 }
      return .identifier
    }
  }

  private mutating func scanNumber() {
    let isHexadecimal = isAt("0x")
    while offset < bytes.count {
      let byte = peek()
      if Self.isIdentifierByte(byte), byte < 0x80 {
        offset += 1
        let marker = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        if byte | 0x20 == marker, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") {
          offset += 1
        }
      } else if byte == UInt8(ascii: "."), Self.isDigit(peek(1)), !isHexadecimal {
        offset += 1
      } else {
        return
      }
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Letters, digits, `_`, `$` and whatever is not ASCII.
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
