/// A value that belongs to a view's place in the hierarchy.
///
/// - Note: As in SwiftUI.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  let initial: Value
  var cell: StateCell<Value>?

  /// Creates a value that starts as given.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a value that starts as given.
  public init(initialValue value: Value) { initial = value }

  /// The current value.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.set(newValue) }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initial) }
    return Binding(get: { cell.value }, set: { cell.set($0) })
  }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    if let known = link.node.values[link.ordinal] as? StateCell<Value> {
      cell = known
    } else {
      let new = StateCell(initial, in: link.graph)
      link.node.values[link.ordinal] = new
      cell = new
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a state's value lives.
package final class StateCell<Value>: @unchecked Sendable {
  var value: Value
  private weak var graph: ViewGraph?

  init(_ value: Value, in graph: ViewGraph) {
    self.value = value
    self.graph = graph
  }

  /// Sets the value; on another thread than the main one as soon as the main one gets to it.
  func set(_ new: Value) {
    nonisolated(unsafe) let new = new
    onMainActor { [self] in
      value = new
      graph?.isDirty = true
    }
  }
}
