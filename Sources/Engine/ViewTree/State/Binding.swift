/// Reads and writes a value that is stored elsewhere.
///
/// - Note: As in SwiftUI.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let get: () -> Value
  let setter: (Value, Transaction) -> Void
  /// Where the value is, for bindings that know; two with equal places are the same.
  var place: BindingPlace?
  /// The value, if it never changes.
  private var constantValue: Value?
  /// The transaction that writes through the binding take part in.
  public var transaction = Transaction()

  /// Creates a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    setter = { value, _ in set(value) }
  }

  /// Creates a binding of two closures, the second of which learns the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    setter = set
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    var binding = Binding(get: { value }, set: { _ in })
    binding.constantValue = value
    return binding
  }

  /// The current value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another's projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(
      get: { self.get()[keyPath: keyPath] },
      set: { subject, transaction in
        var value = self.get()
        value[keyPath: keyPath] = subject
        self.setter(value, transaction)
      })
    part.place = place?.part(keyPath)
    part.transaction = transaction
    return part
  }

  /// A binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// A binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding {
  /// A binding to an optional that has this value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.get() },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional, or nil if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.get() ?? initial }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a hashable value with its type erased.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.get()) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element; the last known value is kept should the element go.
  package subscript(element index: Value.Index) -> Binding<Value.Element> {
    let known = get()[index]
    var element = Binding<Value.Element>(
      get: {
        let collection = self.get()
        return collection.indices.contains(index) ? collection[index] : known
      },
      set: { element, transaction in
        var collection = self.get()
        guard collection.indices.contains(index) else { return }
        collection[index] = element
        self.setter(collection, transaction)
      })
    if let index = index as? any Hashable { element.place = place?.part(index) }
    element.transaction = transaction
    return element
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> { self[element: position] }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// Where a binding's value is kept: an object and the path from there.
struct BindingPlace: Equatable {
  let object: AnyObject
  var path: [AnyHashable] = []

  func part(_ step: some Hashable) -> BindingPlace {
    BindingPlace(object: object, path: path + [AnyHashable(step)])
  }

  static func == (left: BindingPlace, right: BindingPlace) -> Bool {
    left.object === right.object && left.path == right.path
  }
}

extension Binding: ComparableInput {
  func isSameInput(as other: Binding) -> Bool {
    if let place, let theirs = other.place { return place == theirs }
    if let constantValue, let theirs = other.constantValue {
      return areEqual(constantValue, theirs)
    }
    return false
  }
}
