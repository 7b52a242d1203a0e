/// Arguments that make no sense.
public struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found.
  public var message: String
  /// What to do.
  public var hint: String

  public init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }

  public var description: String { "error: \(message)\n  \(hint)" }
}
