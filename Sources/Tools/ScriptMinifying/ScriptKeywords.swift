/// Words and marks with a meaning of their own (ECMA-262, sections 12.7 and 12.8).
enum ScriptKeywords {
  /// Words that are no names.
  static let reserved: Set<String> = [
    "arguments", "async", "await", "break", "case", "catch", "class", "const", "continue",
    "debugger", "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false",
    "finally", "for", "function", "if", "implements", "import", "in", "instanceof", "interface",
    "let", "new", "null", "of", "package", "private", "protected", "public", "return", "static",
    "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void",
    "while", "with", "yield",
  ]

  /// Words behind which a slash begins a regular expression.
  static let beforeExpression: Set<String> = [
    "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw",
    "typeof", "void", "yield",
  ]

  /// All marks, longer ones first.
  static let punctuators: [String] = [
    ">>>=",
    "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=",
    "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=", "<<", ">>", "**",
    "{", "}", "(", ")", "[", "]", ".", ";", ",", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^",
    "!", "~", "?", ":", "=", "@",
  ]

  /// Marks that end no statement and begin none: no line end around them means anything.
  ///
  /// Lines that end in front of `(`, `[`, a template, a slash or a sign go on there, too; those line ends
  /// are kept, since statements may begin so.
  static let joining: Set<String> = {
    var marks = Set(punctuators)
    for mark in [
      "{", "}", "(", ")", "[", "]", "++", "--", "+", "-", "/", "!", "~", "@", "...",
    ] {
      marks.remove(mark)
    }
    return marks
  }()
}
