/// A patch that does not fit the page it was applied to.
public struct PatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What did not fit.
  public enum Code: Hashable, Sendable {
    /// The page has no node of this number.
    case missingNode
    /// Fewer siblings follow a node than the operation names.
    case shortRun
    /// Nodes would be moved beside themselves, or out of their parent.
    case badPlace
    /// The page has no style rule of this number, or can't read it.
    case missingRule
    /// A text node was given something that only an element has, or the other way round.
    case wrongKind
    /// An address that the element may not have.
    case refusedAddress
    /// More nodes are moved than the page has.
    case tooMuchWork
  }

  /// What did not fit.
  public var code: Code
  /// What was found, and what to do.
  public var message: String
  /// The number of operations that came before the one at fault.
  public var operation: Int

  /// Creates an error.
  public init(code: Code, message: String, operation: Int) {
    self.code = code
    self.message = message
    self.operation = operation
  }

  public var description: String { "operation \(operation): \(message)" }
}
