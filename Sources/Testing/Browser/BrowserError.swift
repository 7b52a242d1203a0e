/// What went wrong between a program and its browser.
public struct BrowserError: Error, Equatable, Sendable {
  /// The kind of failure.
  public enum Code: Sendable {
    /// No Chromium was found at the place named or on the search path.
    case executableMissing
    /// The program was found but didn't become a browser that answers.
    case launchFailed
    /// The browser was closed, or ended by itself, before the command was answered.
    case browserClosed
    /// The page was closed, or its renderer crashed, before the command was answered.
    case pageClosed
    /// No answer came in time.
    case timedOut
    /// The browser refused the command.
    case commandFailed
    /// The address could not be loaded.
    case navigationFailed
    /// The script threw, or its promise was rejected.
    case scriptFailed
    /// A value cannot be sent to the browser.
    case invalidArgument
    /// The browser's answer is not what the protocol promises.
    case invalidAnswer
  }

  public var code: Code

  /// What was found and what to do about it.
  public var message: String

  /// The protocol command at fault, such as `Page.navigate`.
  public var command: String?

  /// The last lines that the browser wrote to its standard error, oldest first.
  ///
  /// Empty unless the browser itself failed.
  public var log: [String]

  public init(_ code: Code, _ message: String, command: String? = nil, log: [String] = []) {
    self.code = code
    self.message = message
    self.command = command
    self.log = log
  }
}

extension BrowserError: CustomStringConvertible {
  /// The message, followed by the browser's own last lines.
  public var description: String {
    log.isEmpty ? message : message + "\n" + log.map { "  | " + $0 }.joined(separator: "\n")
  }
}

extension BrowserError {
  static func unexpectedAnswer(to command: String, missing field: String) -> BrowserError {
    BrowserError(
      .invalidAnswer,
      "The answer to \(command) has no \(field). Use the Chromium of a current distribution.",
      command: command)
  }
}
