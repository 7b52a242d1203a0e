/// Bytes or JSON that are no patch, or none that a page may be sent.
public struct FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: Hashable, Sendable {
    /// The frame ends too early.
    case truncated
    /// A version, an operation or a flag that this version does not know.
    case unknown
    /// Something that no encoder writes.
    case malformed
    /// Text that is not UTF-8, or holds characters that pages must not have.
    case badText
    /// A name that pages must not have.
    case refusedName
    /// An address or a style rule that pages must not have.
    case refusedValue
    /// More or larger than ``FrameLimits`` allow.
    case tooLarge
  }

  /// What is wrong.
  public var code: Code
  /// What was found, and what to do.
  public var message: String
  /// The number of bytes that came before the place at fault.
  public var offset: Int

  /// Creates an error.
  public init(code: Code, message: String, offset: Int) {
    self.code = code
    self.message = message
    self.offset = offset
  }

  public var description: String { "byte \(offset): \(message)" }
}

/// How much a frame may hold.
public struct FrameLimits: Hashable, Sendable {
  /// The size of the frame in bytes.
  public var bytes = 8 << 20
  public var operations = 250_000
  public var nodes = 250_000
  public var rules = 20_000
  /// The deepest nesting of inserted elements.
  public var depth = 512

  /// The limits of pages that we serve.
  public init() {}
}
