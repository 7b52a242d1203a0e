import HTMLParsing
import StaticSite

@MainActor enum DiagnosticUses {
  static func diagnostic(
    _ value: Diagnostic, _ sourcePosition: SourcePosition, _ parsingError: ParsingError
  ) {
    _ = Diagnostic.self
    _ = value.severity
    _ = value.file
    _ = value.position
    _ = value.message
    _ = value.path
    _ = value.hint
    _ = Diagnostic(.error, file: "a", position: sourcePosition, message: "a", path: "a", hint: "a")
    _ = Diagnostic(parsingError)
    _ = value.description
  }

  static func diagnosticSeverity() {
    let _: [Diagnostic.Severity] = [.error, .warning, .note]
    _ = Diagnostic.Severity.self
  }
}
