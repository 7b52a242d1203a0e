/// A module that pages run.
package struct LiveScript: Sendable {
  /// The file's name; pages name `live.js`, which asks for others beside it.
  package var name: String
  /// What stands behind `?` in its address, and changes with the text.
  package var hash: String
  package var text: [UInt8]

  package init(name: String, hash: String, text: [UInt8]) {
    self.name = name
    self.hash = hash
    self.text = text
  }
}
