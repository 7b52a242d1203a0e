package import HTMLParsing

/// Where an author wrote something of a site: a file, and a line in it.
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var position: SourcePosition?

  package init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }

  init(_ file: StaticString, _ line: Int) {
    self.init(file: "\(file)", position: SourcePosition(line: line, column: 1))
  }

  /// `file:line`.
  package var description: String { position.map { "\(file):\($0.line)" } ?? file }
}
