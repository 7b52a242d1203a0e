/// A piece of JavaScript source that is neither white space nor a comment.
package struct ScriptToken: Equatable, Sendable {
  package enum Kind: Sendable {
    /// An identifier or a keyword.
    case word
    case number, string, regularExpression, punctuator
    /// A template literal, or a part of one: up to `${`, from `}` on, or both.
    case template
  }

  package var kind: Kind
  package var text: String
  /// Whether a line ends between the token before and this one.
  package var followsLineEnd: Bool

  package init(_ kind: Kind, _ text: String, followsLineEnd: Bool = false) {
    self.kind = kind
    self.text = text
    self.followsLineEnd = followsLineEnd
  }

  func isPunctuator(_ text: String) -> Bool { kind == .punctuator && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}

/// Source that the minifier does not read, or would not keep the meaning of.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  /// What was found, and what to do.
  package var message: String
  /// The line, counted from 1.
  package var line: Int

  package var description: String { "line \(line): \(message)" }
}
