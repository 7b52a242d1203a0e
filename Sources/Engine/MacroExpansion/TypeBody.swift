/// What the body of a type's declaration says: the calls in it, and the texts.
package struct TypeBody: Hashable, Sendable {
  /// A call, such as `.padding(8)` or `VStack(spacing: 4) {`.
  package struct Call: Hashable, Sendable {
    /// The name without what it is called on.
    package var name: String
    /// The line of the name, beginning with 1.
    package var line: Int
    /// The numbers between its parentheses, as they are spelled.
    package var numbers: [String]
  }

  /// A string literal without interpolation.
  package struct Text: Hashable, Sendable {
    package var text: String
    package var line: Int
  }

  /// The calls in the order of their names in the source.
  package private(set) var calls: [Call] = []
  package private(set) var texts: [Text] = []

  /// The body of the type whose name is declared on a line; nil if there is none.
  ///
  /// What types inside declare is theirs.
  ///
  /// - Complexity: O(*n*), where *n* is the source's length.
  package init?(of name: String, declaredOn line: Int, in source: String) {
    guard let tokens = try? SwiftLexer.tokens(of: source) else { return nil }
    let lines = LineNumbers(source)
    let start = tokens.indices.dropFirst().first { index in
      TypeDeclaration.introducers.contains(tokens[index - 1].text)
        && tokens[index].text.filter { $0 != "`" } == name
        && lines.line(at: tokens[index].range.lowerBound) == line
    }
    guard let start, var index = tokens[start...].firstIndex(where: { $0.text == "{" }) else {
      return nil
    }
    let end = Self.end(ofBracketAt: index, in: tokens)
    index += 1
    while index < end {
      let token = tokens[index]
      if TypeDeclaration.introducers.contains(token.text), tokens[index - 1].text != ".",
        index + 1 < end, tokens[index + 1].kind == .identifier,
        let open = tokens[index...].firstIndex(where: { $0.text == "{" }), open < end,
        !TypeDeclaration.members.contains(tokens[index + 1].text)
      {
        index = Self.end(ofBracketAt: open, in: tokens) + 1
        continue
      }
      let line = lines.line(at: token.range.lowerBound)
      if token.kind == .identifier, index + 1 < end,
        tokens[index + 1].text == "(" || tokens[index + 1].text == "{"
      {
        append(token.text, line, tokens, index + 1)
      } else if token.kind == .string, let text = Self.plainText(of: token.text) {
        texts.append(Text(text: text, line: line))
      }
      index += 1
    }
  }

  private mutating func append(_ name: String, _ line: Int, _ tokens: [Token], _ open: Int) {
    var numbers: [String] = []
    if tokens[open].text == "(" {
      for index in open..<Self.end(ofBracketAt: open, in: tokens)
      where tokens[index].kind == .number {
        let isNegative = tokens[index - 1].text == "-" && !tokens[index].followsSpace
        numbers.append((isNegative ? "-" : "") + tokens[index].text.filter { $0 != "_" })
      }
    }
    calls.append(Call(name: name, line: line, numbers: numbers))
  }

  /// The index of the bracket that closes another, or the end.
  private static func end(ofBracketAt open: Int, in tokens: [Token]) -> Int {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .punctuation {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count
  }

  /// What a literal on one line says; nil if it has escapes or interpolation.
  private static func plainText(of literal: String) -> String? {
    guard literal.count >= 2, literal.first == "\"", literal.last == "\"",
      !literal.contains("\\"), !literal.hasPrefix("\"\"\"")
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }
}

/// Finds the lines of offsets in a source.
struct LineNumbers {
  private let starts: [Int]

  init(_ source: String) {
    var starts = [0]
    for (offset, byte) in source.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The line of a UTF-8 offset, beginning with 1.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
