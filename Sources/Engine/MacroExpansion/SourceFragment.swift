/// Source text with its tokens and the pairs of its brackets.
package struct SourceFragment {
  package let tokens: [Token]
  private let bytes: [UInt8]
  /// For each opening bracket the index of the token that closes it.
  private let closers: [Int: Int]

  /// Reads a source, which must have balanced brackets.
  package init(_ source: String) throws(MacroError) {
    bytes = Array(source.utf8)
    tokens = try SwiftLexer.tokens(of: source)
    var open: [Int] = []
    var closers: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let opener = open.popLast(), Self.closer[tokens[opener].text] == token.text else {
          throw MacroError("'\(token.text)' closes nothing", at: token.range)
        }
        closers[opener] = index
      default: break
      }
    }
    if let opener = open.last {
      throw MacroError("'\(tokens[opener].text)' is never closed", at: tokens[opener].range)
    }
    self.closers = closers
  }

  private static let closer = ["(": ")", "[": "]", "{": "}"]

  /// The text of a token, empty beyond the ends.
  package func text(at index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The index of the bracket that closes the one at an index, or nil if none opens there.
  package func closer(of index: Int) -> Int? { closers[index] }

  /// The index of the token after the one at an index, or after the brackets that open there.
  package func index(after index: Int) -> Int { (closers[index] ?? index) + 1 }

  /// The source from the first token of a range to its last, with what lies between.
  func text(_ range: Range<Int>) -> String { text(bytes: byteRange(range)) }

  /// The source between two UTF-8 offsets.
  func text(bytes range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The UTF-8 offsets of a range of tokens; an empty range lies before the token that it names.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: tokens.indices)
    guard let first = range.first, let last = range.last else {
      let offset = range.lowerBound < tokens.count ? tokens[range.lowerBound].range.lowerBound : 0
      return offset..<offset
    }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// How many lines lie before a token.
  func lines(before index: Int) -> Int {
    guard tokens.indices.contains(index) else { return 0 }
    let before = bytes[..<tokens[index].range.lowerBound]
    return zip(before.indices, before).count { offset, byte in
      byte == 0x0A || byte == 0x0D && (offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A)
    }
  }
}
