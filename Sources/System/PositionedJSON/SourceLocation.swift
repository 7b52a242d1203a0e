/// A place in a text file.
///
/// Lines end with LF, CR or CRLF. A column counts Unicode scalars: a tab, a letter and an
/// accent that stands by itself are one column each, and a byte order mark is none. That is
/// what an editor shows as long as a line has no tabs and no combining characters.
public struct SourceLocation: Sendable, Hashable {
  /// The file's name, as the reader was given it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// The value's path in the document, like `$.moments[3].photos[0]`.
  public var path: String

  /// A place by its parts.
  public init(file: String, line: Int, column: Int, path: String) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }
}
