import Synchronization

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

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initial) }
    return cell.binding
  }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    if let known = link.node.values[link.ordinal] as? StateCell<Value> {
      DiscardedViews.keep(object: initial)
      cell = known
    } else {
      let kept = link.node.kept.removeValue(forKey: link.ordinal)
        .flatMap { StateCoding.decode(Value.self, $0) }
      let new = StateCell(kept ?? initial, in: link.graph)
      new.isWritten = kept != nil
      link.node.values[link.ordinal] = new
      cell = new
    }
  }
}

extension State {
  package func isSameInput(as other: Self) -> Bool {
    DiscardedViews.keep(object: other.initial)
    return true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension StateNode {
  /// The cell under a number, which begins with a value where there is none yet.
  func cell<Value>(
    _ ordinal: Int, _ initial: @autoclosure () -> Value, in graph: ViewGraph
  ) -> StateCell<Value> {
    if let known = values[ordinal] as? StateCell<Value> { return known }
    let new = StateCell(initial(), in: graph)
    values[ordinal] = new
    return new
  }
}

/// Where a state's value lives.
///
/// Values are written on the main actor, which evaluates views, and may be read on any thread.
package final class StateCell<Value>: DependencySource, @unchecked Sendable {
  private var stored: Value
  /// Guards ``stored``.
  private let lock = Mutex(())
  private weak var graph: ViewGraph?
  /// Whether the value is another than the view began with.
  var isWritten = false
  /// Called with each value that is set.
  var onSet: ((Value) -> Void)?

  init(_ value: Value, in graph: ViewGraph) {
    stored = value
    self.graph = graph
  }

  /// The value; an evaluation that reads it is made again when it is written.
  var value: Value {
    noteRead()
    return unreadValue
  }

  /// The value, without recording a dependency.
  var unreadValue: Value {
    lock.withLock { _ in
      nonisolated(unsafe) let value = stored
      return value
    }
  }

  /// A binding to the value.
  var binding: Binding<Value> {
    var binding = Binding(
      get: { self.value },
      set: { value, transaction in
        guard transaction.animation != nil || transaction.disablesAnimations else {
          return self.set(value)
        }
        withTransaction(transaction) { self.set(value) }
      })
    binding.place = BindingPlace(object: self)
    return binding
  }

  /// Sets the value; on another thread than the main one as soon as the main one gets to it.
  ///
  /// A value that is equal to the one before changes nothing.
  func set(_ new: Value) {
    nonisolated(unsafe) let new = new
    let transaction = Transaction.current
    onMainActor { [self] in
      var old = new
      // The old value ends outside of the lock, since its end may run anything.
      lock.withLock { _ in swap(&stored, &old) }
      let isEqual = areEqual(old, new)
      guard !isEqual, let graph else { return }
      isWritten = true
      onSet?(new)
      guard let live = graph.live else {
        graph.isDirty = true
        return
      }
      live.note(transaction, self)
      markReaders()
    }
  }
}

extension StateCell: ParkedState {
  /// What was never written begins as it began.
  var isWorthKeeping: Bool { isWritten }
}
