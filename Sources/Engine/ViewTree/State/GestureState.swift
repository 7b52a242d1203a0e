/// A value that lasts as long as a gesture and then goes back to where it was.
///
/// - Note: As in SwiftUI.
@propertyWrapper
public struct GestureState<Value>: LinkedProperty {
  var state: State<Value>
  let initial: Value

  /// Creates a value that starts as given.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
  }

  /// Creates a value that starts as given.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a value that starts as given and goes back with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) { state.link(&link) }
}
