/// The circumstances of a change of state.
///
/// - Note: As in SwiftUI.
public struct Transaction {
  /// The animation of what changes.
  public var animation: Animation?
  /// Whether views' own animations are off.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row, such as a drag's.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

extension Transaction {
  /// The transaction that the writes of this task belong to.
  @TaskLocal static var current: Transaction?
}

extension Transaction: @unchecked Sendable {}

/// Makes changes of state with an animation.
///
/// - Note: Differs from SwiftUI: on a live page the browser takes all that the frame changes in
///   style, place and size from one to the other; on a static page there is nothing to animate, and the changes are made.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes of state with a transaction.
///
/// - Note: As in SwiftUI.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}
