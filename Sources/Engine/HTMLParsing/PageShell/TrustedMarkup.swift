/// HTML source that our own renderer wrote, so that it may stand in a page unescaped.
///
/// Only the engine can make one from bytes; text of a user's is no markup.
public struct TrustedMarkup: Equatable, Sendable {
  /// The source: UTF-8, well-formed, balanced.
  public let bytes: [UInt8]

  /// No markup.
  public static let empty = TrustedMarkup(renderedBytes: [])

  /// Wraps bytes that come from `ElementTree` or `HTMLWriter`, never from outside.
  package init(renderedBytes bytes: [UInt8]) {
    self.bytes = bytes
  }
}
