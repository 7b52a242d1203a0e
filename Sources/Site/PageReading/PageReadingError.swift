/// Why a page can't be read back.
package struct PageReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  package enum Code: Hashable, Sendable {
    /// It is none of our pages.
    case badData
    /// It is not there, or may not be read.
    case noInput
  }

  package var code: Code
  /// The file with line and column, what was found, and what to do.
  package var description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
