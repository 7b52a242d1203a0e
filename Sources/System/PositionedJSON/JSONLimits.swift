/// How large an input the reader accepts.
public struct JSONLimits: Sendable, Hashable {
  /// The largest input in bytes; 64 MiB. The reader never takes more than 255 MiB.
  public var inputBytes: Int
  /// The greatest number of arrays and objects that may stand inside one another; 128.
  public var depth: Int
  /// The longest string, key or number in bytes of its source, without the quotes; 1 MiB.
  public var textBytes: Int

  /// The limits that the project promises, or others.
  public init(inputBytes: Int = 64 << 20, depth: Int = 128, textBytes: Int = 1 << 20) {
    self.inputBytes = min(max(inputBytes, 0), 255 << 20)
    self.depth = max(depth, 0)
    self.textBytes = max(textBytes, 0)
  }
}
