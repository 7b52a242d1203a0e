extension SourceFragment {
  /// The index after an attribute, `@Name`, `@Module.Name<T>` or `@Name(…)`.
  ///
  /// - Parameter index: The index of the `@`.
  /// - Returns: That index and the attribute's name without its module.
  func attribute(at index: Int) -> (name: String, end: Int) {
    var end = index + 2
    while text(at: end) == ".", end + 1 < tokens.count { end += 2 }
    let name = text(at: end - 1)
    if let generic = genericArguments(at: end) { end = generic }
    if text(at: end) == "(", !tokens[end].followsSpace { end = self.index(after: end) }
    return (name, min(end, tokens.count))
  }

  /// The index after `<…>`, or nil if what begins at an index is no list of generic arguments.
  ///
  /// The rule is the language's: `<` touches the name before it, only types stand inside, and
  /// what follows `>` can't begin an operand.
  func genericArguments(at index: Int) -> Int? {
    guard text(at: index) == "<", !tokens[index].followsSpace else { return nil }
    var depth = 0
    var current = index
    while current < tokens.count {
      let token = tokens[current]
      switch token.kind {
      case .operator where token.text.allSatisfy { $0 == "<" }:
        depth += token.text.count
      case .operator where token.text.hasPrefix(">"):
        let closing = token.text.prefix { $0 == ">" }.count
        depth -= closing
        if depth <= 0 {
          let isLast = token.text.count == closing
          return !isLast || followsGenericArguments(current + 1) ? current + 1 : nil
        }
      case .operator where token.text == "->" || token.text == "&": break
      case .operator, .string, .regex, .number: return nil
      default: break
      }
      current = self.index(after: current)
    }
    return nil
  }

  private func followsGenericArguments(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if token.startsLine || token.kind == .postfix { return true }
    return ["(", ")", "]", "{", "}", ",", ";", ":", ".", "=", ">"].contains(token.text)
  }

  /// The index after the statement that a token belongs to.
  ///
  /// Line breaks end a statement unless the tokens around them can't stand alone: an operator
  /// between spaces, a dot, a comma, a brace that opens.
  ///
  /// - Parameters:
  ///   - index: The index of a token in the statement.
  ///   - end: The index where the block ends.
  func endOfStatement(from index: Int, upTo end: Int) -> Int {
    var current = self.index(after: index)
    while current < end {
      let token = tokens[current]
      if token.text == ";" { return current }
      if token.startsLine, !continues(current) { return current }
      current = self.index(after: current)
    }
    return end
  }

  /// Whether the token at the start of a line goes on with the statement before it.
  private func continues(_ index: Int) -> Bool {
    let previous = tokens[index - 1]
    let next = tokens[index]
    switch previous.kind {
    case .operator where previous.followsSpace || previous.text == "=": return true
    case .punctuation where [",", ":", ".", "@"].contains(previous.text): return true
    case .identifier where Token.expressionKeywords.contains(previous.text):
      return !previous.text.hasPrefix("#")
    default: break
    }
    switch next.kind {
    case .operator:
      let spaceFollows = index + 1 < tokens.count && tokens[index + 1].followsSpace
      return spaceFollows || next.text == "="
    case .punctuation: return [".", ",", ":", "{"].contains(next.text)
    case .identifier: return ["as", "is", "else", "where", "in"].contains(next.text)
    default: return false
    }
  }
}
