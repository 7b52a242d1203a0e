/// Why two sites can't be compared.
package struct ComparisonError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: Sendable {
    /// The arguments make no sense.
    case usage
    /// A folder or a report is not there.
    case noInput
    /// A report can't be read.
    case badData
    /// A file can't be written.
    case output
    /// A program that was run failed.
    case failed
  }

  package var code: Code
  /// What was found and what to do about it.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  package var description: String { message }
}
