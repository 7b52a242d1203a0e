/// A lexical unit of Swift source; comments and white space lie between tokens.
package struct Token: Equatable {
  package enum Kind: Equatable {
    /// A name, a keyword, a name in backticks, `$0` or `#name`.
    case identifier
    case number
    /// A string literal of any form, from its first delimiter to its last.
    case string
    /// A regular expression literal, `/…/` or `#/…/#`.
    case regex
    /// A run of operator characters, such as `=`, `->` or `??`.
    case `operator`
    /// `?` or `!` right behind an operand.
    case postfix
    /// A bracket, `,`, `;`, `:`, `.`, `@`, `#` or `\`.
    case punctuation
  }

  package var kind: Kind
  /// UTF-8 offsets in the source.
  package var range: Range<Int>
  package var text: String
  /// Whether only white space and comments precede the token on its line.
  package var startsLine: Bool
  /// Whether white space, a comment or the start of the source precedes the token.
  package var followsSpace: Bool

  /// Whether the token can end an expression, so that what follows is no prefix operator.
  package var endsOperand: Bool {
    switch kind {
    case .number, .string, .regex, .postfix: true
    case .identifier: !Self.expressionKeywords.contains(text)
    case .punctuation: text == ")" || text == "]" || text == "}"
    case .operator: false
    }
  }

  /// Keywords that an expression follows.
  static let expressionKeywords: Set<String> = [
    "return", "try", "await", "throw", "in", "case", "if", "guard", "while", "switch", "where",
    "else", "is", "as", "let", "var", "repeat", "yield", "consume", "copy", "borrow", "each",
    "#if", "#elseif", "#else", "#endif",
  ]
}
