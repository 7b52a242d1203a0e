extension SwiftLexer {
  /// Reads an operator; it ends where a comment begins.
  mutating func scanOperator() {
    let hasDots = peek() == UInt8(ascii: ".")
    while offset < bytes.count {
      if isAt("//") || isAt("/*") { return }
      let length = operatorLength()
      if length > 0 {
        offset += length
      } else if hasDots, peek() == UInt8(ascii: ".") {
        offset += 1
      } else {
        return
      }
    }
  }

  /// The length in bytes of the operator character here, 0 if there is none.
  func operatorLength() -> Int {
    switch peek() {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      return 1
    case 0xC2...0xE3:
      return unicodeOperatorLength()
    default:
      return 0
    }
  }

  /// The language's grammar lists the operator characters beyond ASCII by blocks.
  private func unicodeOperatorLength() -> Int {
    let first = UInt32(peek())
    let second = UInt32(peek(1)) & 0x3F
    if first < 0xE0 {
      let scalar = (first & 0x1F) << 6 | second
      return Self.latinOperators.contains(scalar) ? 2 : 0
    }
    let scalar = (first & 0x0F) << 12 | second << 6 | UInt32(peek(2)) & 0x3F
    return Self.operatorBlocks.contains { $0.contains(scalar) } ? 3 : 0
  }

  private static let latinOperators: Set<UInt32> = [
    0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB,
    0xBF, 0xD7, 0xF7,
  ]

  private static let operatorBlocks: [ClosedRange<UInt32>] = [
    0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030,
  ]
}
