import HTMLParsing
import StaticSite

@MainActor enum SiteErrorUses {
  static func siteError(
    _ value: SiteError, _ diagnostic: Diagnostic, _ parsingFailure: ParsingFailure
  ) {
    _ = SiteError.self
    _ = value.exitCode
    _ = value.diagnostics
    _ = SiteError(.success, [diagnostic])
    _ = SiteError(.success, "a", file: "a", hint: "a")
    _ = SiteError(parsingFailure)
    _ = value.json
  }
}
