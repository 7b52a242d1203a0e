/// A module that pages run.
package struct LiveScript: Sendable {
  /// The file's name; pages name `live.js`, which asks for others beside it.
  package var name: String
  /// What stands behind `?` in its address, and changes with the text.
  package var hash: String
  package var text: [UInt8]

  /// The browser's client.
  package static let client = ClientScripts.all.map {
    LiveScript(name: $0.name, hash: $0.hash, text: Array($0.text.utf8))
  }

  /// What shows on a page what its author is warned about.
  package static let warnings = LiveScript(
    name: ClientScripts.warnings.name, hash: ClientScripts.warnings.hash,
    text: Array(ClientScripts.warnings.text.utf8))

  package init(name: String, hash: String, text: [UInt8]) {
    self.name = name
    self.hash = hash
    self.text = text
  }
}
