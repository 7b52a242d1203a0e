/// A place in a text file, counted from one.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, the first being 1.
  public var line: Int
  /// The column in Unicode scalars, the first being 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte in a source.
  ///
  /// An offset beyond the end counts as the end.
  ///
  /// - Complexity: O(`offset`).
  public init(ofByteAt offset: Int, in source: [UInt8]) {
    var line = 1
    var column = 1
    for byte in source.prefix(max(0, offset)) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // A continuation byte of UTF-8 belongs to the scalar counted already.
        column += 1
      }
    }
    self.init(line: line, column: column)
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
