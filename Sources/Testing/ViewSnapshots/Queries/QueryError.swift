/// Why an element was not found, or can't do what a test wants.
public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: Hashable, Sendable {
    /// No element is like that.
    case missing
    /// Several elements are like that.
    case ambiguous
    /// The element was there and has gone.
    case gone
    /// Nothing listens to what was done.
    case deaf
    /// The control is disabled.
    case disabled
  }

  /// What went wrong.
  public var code: Code
  /// What was looked for, what there is, and what to do.
  public var description: String
}
