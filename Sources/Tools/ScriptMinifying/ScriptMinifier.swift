/// Makes a module of JavaScript small without changing what it does.
///
/// Comments and white space go, `true` and `false` become `!0` and `!1`, declarations that follow each
/// other become one, parameters lose parentheses that they do not need, and names of the module's own
/// become short ones, each name the same one everywhere: so no scope needs to be known, as long as a
/// name of the module's own is never a free one elsewhere, which is why all free names must be given.
package struct ScriptMinifier {
  /// Names that the module uses without declaring them.
  package var freeNames: Set<String>
  /// Values to put in the place of names.
  package var constants: [String: String]

  /// Short names of the properties that are the modules' own, which begin with a dollar sign.
  package var properties: [String: String] = [:]

  package init(freeNames: Set<String>, constants: [String: String] = [:]) {
    self.freeNames = freeNames
    self.constants = constants
  }

  /// Short names for the properties of modules whose names begin with a dollar sign and go on.
  ///
  /// Modules that share such properties must be given together.
  package static func properties(of sources: [String]) throws(ScriptError) -> [String: String] {
    var counts: [String: Int] = [:]
    for source in sources {
      for token in try ScriptTokenizer.tokens(of: source) where token.kind == .word {
        guard token.text.hasPrefix("$"), token.text.utf8.count > 1 else { continue }
        counts[token.text, default: 0] += 1
      }
    }
    let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, "$" + ScriptNames.name($0)) })
  }

  /// The small form of a module.
  ///
  /// - Throws: ``ScriptError`` for source that can't be read, for a name that is neither declared nor
  ///   free, and for a property in shorthand, whose name is two names.
  package func minified(_ source: String) throws(ScriptError) -> String {
    var tokens = try ScriptTokenizer.tokens(of: source)
    for index in tokens.indices where tokens[index].kind == .word {
      guard let value = constants[tokens[index].text] else { continue }
      let isFollowing = tokens[index].followsLineEnd
      tokens[index] = ScriptToken(.string, value, followsLineEnd: isFollowing)
    }
    for index in tokens.indices where tokens[index].kind == .word {
      if let short = properties[tokens[index].text] { tokens[index].text = short }
    }
    let names = try ScriptNames(tokens, freeNames: freeNames)
    for (index, text) in names.replacements() { tokens[index].text = text }
    for index in tokens.indices where tokens[index].kind == .word {
      if index > 0, ScriptTokenizer.isMember(tokens[index - 1]) || names.keys.contains(index) {
        continue
      }
      switch tokens[index].text {
      case "true": tokens[index].text = "!0"
      case "false": tokens[index].text = "!1"
      case "const": tokens[index].text = "let"
      default: break
      }
    }
    return Self.joined(Self.merged(Self.withoutParentheses(tokens)))
  }

  /// Takes the parentheses from parameters that need none.
  private static func withoutParentheses(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var result: [ScriptToken] = []
    result.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if index + 3 < tokens.count, tokens[index].isPunctuator("("),
        tokens[index + 1].kind == .word, tokens[index + 2].isPunctuator(")"),
        tokens[index + 3].isPunctuator("=>")
      {
        var parameter = tokens[index + 1]
        parameter.followsLineEnd = tokens[index].followsLineEnd
        result.append(parameter)
        index += 3
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return result
  }

  /// Makes declarations that follow each other one.
  private static func merged(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var result: [ScriptToken] = []
    result.reserveCapacity(tokens.count)
    // Whether the statement in each open bracket is a declaration.
    var open = [false]
    var isBeginning = true
    var skipsNext = false
    for (index, token) in tokens.enumerated() {
      if skipsNext {
        skipsNext = false
        continue
      }
      if isBeginning {
        open[open.count - 1] = token.isWord("let")
        isBeginning = false
      }
      let isTemplate = token.kind == .template
      if isTemplate && token.text.hasPrefix("}")
        || [")", "]", "}"].contains(where: token.isPunctuator)
      {
        open.removeLast()
        if open.isEmpty { open = [false] }
        if token.isPunctuator("}"), open.last == false { isBeginning = true }
      }
      if isTemplate && token.text.hasSuffix("${")
        || ["(", "[", "{"].contains(where: token.isPunctuator)
      {
        open.append(false)
        if token.isPunctuator("{") { isBeginning = true }
      }
      if token.isPunctuator(";") {
        if open.last == true, index + 1 < tokens.count, tokens[index + 1].isWord("let") {
          result.append(ScriptToken(.punctuator, ",", followsLineEnd: false))
          skipsNext = true
          continue
        }
        isBeginning = true
      }
      result.append(token)
    }
    return result
  }

  /// A string literal of some text.
  package static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func joined(_ tokens: [ScriptToken]) -> String {
    var result = ""
    let heads = statementHeads(tokens)
    for (index, token) in tokens.enumerated() {
      guard index > 0 else {
        result = token.text
        continue
      }
      let before = tokens[index - 1]
      // A comma behind the last of several says nothing, but in an array behind a hole.
      if token.isPunctuator(","), index + 1 < tokens.count,
        tokens[index + 1].isPunctuator("}") || tokens[index + 1].isPunctuator(")")
      {
        continue
      }
      // An empty statement is the body of what is in front of it.
      if token.isPunctuator(";"), !heads.contains(index - 1), !before.isWord("else"),
        index + 1 == tokens.count || tokens[index + 1].isPunctuator("}")
      {
        continue
      }
      if token.followsLineEnd, isLineEndKept(before, token) {
        result += "\n"
      } else if needsSpace(before, token) {
        result += " "
      }
      result += token.text
    }
    return result
  }

  /// The closing parentheses of `if`, `while`, `for` and `with`, behind which a statement stands.
  private static func statementHeads(_ tokens: [ScriptToken]) -> Set<Int> {
    var heads: Set<Int> = []
    var open: [Bool] = []
    for (index, token) in tokens.enumerated() {
      if token.isPunctuator("(") {
        let before = index > 0 ? tokens[index - 1] : token
        open.append(["if", "while", "for", "with"].contains { before.isWord($0) })
      } else if token.isPunctuator(")"), open.popLast() == true {
        heads.insert(index)
      }
    }
    return heads
  }

  private static func isLineEndKept(_ before: ScriptToken, _ token: ScriptToken) -> Bool {
    let endsNothing =
      before.kind == .punctuator
      && (ScriptKeywords.joining.contains(before.text) || ["{", "(", "["].contains(before.text))
    let beginsNothing =
      token.kind == .punctuator
      && (ScriptKeywords.joining.contains(token.text) || ["}", ")", "]"].contains(token.text))
    // A template that goes on is inside of an expression.
    if before.kind == .template, before.text.hasSuffix("${") { return false }
    if token.kind == .template, token.text.hasPrefix("}") { return false }
    // A word behind these begins a statement, or the module can't be read without the line end: what
    // is no block or head ends in a semicolon.
    if before.isPunctuator("}") || before.isPunctuator(")"), token.kind == .word { return false }
    return !endsNothing && !beginsNothing
  }

  private static func needsSpace(_ before: ScriptToken, _ token: ScriptToken) -> Bool {
    guard let last = before.text.utf8.last, let first = token.text.utf8.first else { return false }
    let isWordThere =
      before.kind == .word || before.kind == .number
      || before.kind == .regularExpression
    if isWordThere, isWordByte(last) || before.kind == .regularExpression,
      token.kind == .word && isWordByte(first) || token.kind == .number
    {
      return true
    }
    // `1 .x`, `a + +b`, `a / /b/`
    if before.kind == .number, first == 0x2E { return true }
    return (first == 0x2B || first == 0x2D || first == 0x2F) && last == first
      && before.kind != .string && before.kind != .template
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F, 0x23, 0x80...0xFF: true
    default: false
    }
  }
}
