public import HTMLParsing

/// A message about something in the input, with its place.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// Nothing is built.
    case error
    /// Something was replaced or left out.
    case warning
    /// Good to know.
    case note
  }
  /// How bad it is.
  public var severity: Severity
  /// The file's name, if there is one.
  public var file: String?
  /// Where in the file, if that is known.
  public var position: SourcePosition?
  /// What was found, and what was wanted.
  public var message: String
  /// The path of the value in a JSON file, as in `$.moments[3].photos[0]`.
  public var path: String?
  /// One line of advice.
  public var hint: String?

  /// Creates a message.
  public init(
    _ severity: Severity = .error, file: String? = nil, position: SourcePosition? = nil,
    message: String, path: String? = nil, hint: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
    self.path = path
    self.hint = hint
  }

  /// The message of a parser's error.
  public init(_ error: ParsingError) {
    self.init(file: error.file, position: error.position, message: error.message)
  }

  /// `file:line:column: error: message, at $.path`, and the hint on a line of its own.
  public var description: String {
    var text = ""
    if let file {
      text += file + ":"
      if let position { text += "\(position.line):\(position.column):" }
      text += " "
    }
    text += "\(severity.rawValue): \(message)"
    if let path { text += ", at \(path)" }
    if let hint { text += "\n  \(hint)" }
    return text
  }

  /// The message for machines.
  package var json: JSONValue {
    var members: [(String, JSONValue)] = [("severity", .string(severity.rawValue))]
    if let file { members.append(("file", .string(file))) }
    if let position {
      members.append(("line", .integer(position.line)))
      members.append(("column", .integer(position.column)))
    }
    members.append(("message", .string(message)))
    if let path { members.append(("path", .string(path))) }
    if let hint { members.append(("hint", .string(hint))) }
    return .object(members)
  }
}
