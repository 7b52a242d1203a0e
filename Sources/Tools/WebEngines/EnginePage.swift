package import Browser

/// A page in a browser that can show a document and run a script in it.
package protocol EnginePage: Sendable {
  /// Shows a document, and waits until it is loaded.
  func show(_ html: String) async throws
  /// The value of an expression; a promise's is waited for.
  func evaluate(_ script: String) async throws -> JSONValue
}

extension Page: EnginePage {
  package func show(_ html: String) async throws { try await setContent(html) }
}
