/// Why a page could not be drawn.
public struct DrawingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Code: Sendable {
    /// A test font is missing, or is not the one of the list.
    case font
    /// The page asks for a family of fonts that is not among the test fonts.
    case family
    /// The page's document did not come to be in its frame.
    case page
    /// The page is too long for a picture.
    case size
    /// The browser's answer is not what was asked for.
    case answer
    /// The page took longer than its tab was given.
    case time
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
