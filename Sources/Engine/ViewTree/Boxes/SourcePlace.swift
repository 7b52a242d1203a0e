/// A line of an app's sources.
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, from the package's folder on.
  package var file: String
  /// Counted from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package var description: String { "\(file):\(line)" }
}
