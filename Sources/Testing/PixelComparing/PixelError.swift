/// A picture that can't be read, written or compared.
public struct PixelError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Code: Sendable {
    /// The bytes are no PNG, or a damaged one.
    case damaged
    /// Samples have 16 bits, which a comparison of 8 bits would hide.
    case depth
    /// The picture has no pixels, or too many.
    case size
    /// The picture can't be written.
    case writing
  }

  public var code: Code
  /// What was found and what to do about it.
  public var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}
