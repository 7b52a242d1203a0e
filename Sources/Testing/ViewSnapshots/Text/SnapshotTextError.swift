/// A baseline that can't be read.
public struct SnapshotTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The baseline's path.
  public var file: String
  /// The line, beginning with 1.
  public var line: Int
  /// The character of the line, beginning with 1.
  public var column: Int
  /// What was found, and what to do.
  public var message: String

  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
