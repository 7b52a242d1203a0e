public import HTMLParsing

/// Why a site was not built; what stood in the output folder stands there still.
public struct SiteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What the command ends with.
  public var exitCode: ExitCode
  /// What is wrong, at most 50 messages.
  public var diagnostics: [Diagnostic]

  /// Creates an error of several messages.
  public init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    self.exitCode = exitCode
    self.diagnostics = Array(diagnostics.prefix(50))
  }

  /// Creates an error of one message.
  public init(_ exitCode: ExitCode, _ message: String, file: String? = nil, hint: String? = nil) {
    self.init(exitCode, [Diagnostic(file: file, message: message, hint: hint)])
  }

  /// The error of a page shell that could not be read.
  public init(_ failure: ParsingFailure) {
    self.init(.badData, failure.errors.map { Diagnostic($0) })
  }

  /// The error for programs: `{"exitCode":65,"diagnostics":[…]}`.
  public var json: String {
    JSONValue.object([
      ("exitCode", .integer(Int(exitCode.rawValue))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ]).text
  }

  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
