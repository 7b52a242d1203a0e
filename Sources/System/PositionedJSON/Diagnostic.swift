/// One thing that is wrong with an input.
public struct Diagnostic: Error, Sendable, Hashable {
  /// Whether the input can be used in spite of it.
  public enum Severity: String, Sendable, Hashable {
    /// The input can't be used.
    case error
    /// The input can be used, but is probably not what its author meant.
    case warning
  }

  /// Whether the input can be used in spite of it.
  public var severity: Severity
  /// Where it is.
  public var location: SourceLocation
  /// What was found and what was wanted, in one line without a full stop.
  public var message: String
  /// What to do about it: one sentence.
  public var hint: String

  /// A diagnostic by its parts.
  public init(
    _ severity: Severity, at location: SourceLocation, message: String, hint: String
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
  }

  /// The file's name.
  public var file: String { location.file }
  /// The line, from 1.
  public var line: Int { location.line }
  /// The column in Unicode scalars, from 1.
  public var column: Int { location.column }
  /// The value's path in the document.
  public var path: String { location.path }
}

extension Diagnostic: CustomStringConvertible {
  /// Two lines for a terminal: the place and the message, then the hint.
  ///
  ///     moments.json:7:12: error: found a number, wanted a string, at $.moments[3].id
  ///       hint: Put the number between double quotes.
  public var description: String {
    "\(JSONText.printable(file)):\(line):\(column): \(severity.rawValue): \(message), at \(path)"
      + "\n  hint: \(hint)"
  }

  /// A JSON object in one line, for programs.
  public var json: String {
    """
    {"file":\(JSONText.quoted(file)),"line":\(line),"column":\(column),\
    "severity":"\(severity.rawValue)","message":\(JSONText.quoted(message)),\
    "path":\(JSONText.quoted(path)),"hint":\(JSONText.quoted(hint))}
    """
  }
}
