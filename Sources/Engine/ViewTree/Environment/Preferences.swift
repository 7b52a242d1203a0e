/// The key of a value that views pass up to those around them.
///
/// - Note: As in SwiftUI.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view gave one.
  static var defaultValue: Value { get }
  /// Joins the values of two siblings.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The values that views passed up so far.
package struct PreferenceStore {
  /// The value of one key.
  private class Entry {
    /// The reader whose size is not known yet, if a view in it gave the value.
    var reader: UnmeasuredReader?

    init(_ reader: UnmeasuredReader?) { self.reader = reader }

    func merged(with later: Entry) -> Entry { later }
  }

  private final class Value<K: PreferenceKey>: Entry {
    let value: K.Value

    init(_ value: K.Value, _ reader: UnmeasuredReader?) {
      self.value = value
      super.init(reader)
    }

    override func merged(with later: Entry) -> Entry {
      guard let later = later as? Value<K> else { return self }
      var joined = value
      K.reduce(value: &joined) { later.value }
      return Value(joined, reader ?? later.reader)
    }
  }

  private var values: [ObjectIdentifier: Entry] = [:] {
    didSet { changes &+= 1 }
  }
  /// How often something was changed.
  private(set) var changes = 0

  /// Whether no view has passed up anything.
  var isEmpty: Bool { values.isEmpty }

  /// The value of a key.
  func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    (values[ObjectIdentifier(key)] as? Value<K>)?.value ?? K.defaultValue
  }

  /// The reader whose size is not known yet, if a view in it gave a key's value.
  func reader<K: PreferenceKey>(of key: K.Type) -> UnmeasuredReader? {
    values[ObjectIdentifier(key)]?.reader
  }

  /// Joins another value to a key's.
  mutating func merge<K: PreferenceKey>(
    _ key: K.Type, _ value: K.Value, of reader: UnmeasuredReader? = nil
  ) {
    let later = Value<K>(value, reader)
    values[ObjectIdentifier(key)] =
      values[ObjectIdentifier(key)].map { $0.merged(with: later) } ?? later
  }

  /// Joins the values of views that come after those whose values are here.
  mutating func merge(_ later: PreferenceStore) {
    guard !values.isEmpty else {
      self = later
      return
    }
    values.merge(later.values) { $0.merged(with: $1) }
  }

  /// Removes a key's value, so that the values to come can be told apart.
  mutating func take<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    (values.removeValue(forKey: ObjectIdentifier(key)) as? Value<K>)?.value
  }

  /// A key's value that is kept while others come.
  struct Aside {
    fileprivate let key: ObjectIdentifier
    fileprivate let entry: AnyObject?
  }

  /// Removes a key's value until it is put back.
  mutating func setAside<K: PreferenceKey>(_ key: K.Type) -> Aside {
    let id = ObjectIdentifier(key)
    return Aside(key: id, entry: values.removeValue(forKey: id))
  }

  /// Puts a value back, before those that came since.
  mutating func putBack(_ aside: Aside) {
    guard let earlier = aside.entry as? Entry else { return }
    values[aside.key] = values[aside.key].map { earlier.merged(with: $0) } ?? earlier
  }

  /// Puts a value back that was taken, before those that came since.
  mutating func restore<K: PreferenceKey>(_ key: K.Type, _ earlier: K.Value?) {
    guard let earlier else { return }
    let before = Value<K>(earlier, nil)
    values[ObjectIdentifier(key)] =
      values[ObjectIdentifier(key)].map { before.merged(with: $0) } ?? before
  }

  /// Replaces a key's value.
  mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    let id = ObjectIdentifier(key)
    values[id] = Value<K>(value, values[id]?.reader)
  }
}

/// Gives a preference a value.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveModifier {
  @usableFromInline let value: Key.Value

  @inlinable
  init(value: Key.Value) {
    self.value = value
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    V._lower(content, into: &context)
    context.preferences.merge(Key.self, modifier.value, of: context.environment.unmeasuredReader)
  }
}

/// Changes the value that a preference has got from a view.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: _PrimitiveModifier {
  @usableFromInline let transform: (inout Key.Value) -> Void

  @inlinable
  init(transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let earlier = context.preferences.setAside(Key.self)
    V._lower(content, into: &context)
    var value = context.preferences.value(of: Key.self)
    modifier.transform(&value)
    context.preferences.set(Key.self, value)
    context.preferences.putBack(earlier)
  }
}

/// Runs an action when the value that a preference has got from a view changes.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier
where Key.Value: Equatable {
  @usableFromInline let action: (Key.Value) -> Void

  @inlinable
  init(action: @escaping (Key.Value) -> Void) {
    self.action = action
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let earlier = context.preferences.setAside(Key.self)
    V._lower(content, into: &context)
    let value = context.preferences.value(of: Key.self)
    let reader = context.preferences.reader(of: Key.self)
    context.preferences.putBack(earlier)
    guard !context.waitsForSize() else { return }
    if let reader, reader.isWaitedFor() {
      if !context.isLive { context.reportUnknownSize() }
      return
    }
    let node = context.graph.node(
      at: Identity.child(context.identity, Salt.PreferenceChange.memory))
    let known = node.values[0] as? PreferenceMemory<Key.Value>
    if known?.value != value {
      node.values[0] = PreferenceMemory(value)
      context.graph.appearActions.append((context.identity, { modifier.action(value) }))
    }
  }
}

final class PreferenceMemory<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Gives a preference a value.
  @inlinable nonisolated public consuming func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
    modifier(_PreferenceWritingModifier(value: value))
  }

  /// Changes the value that a preference has got from the view.
  @inlinable nonisolated public consuming func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
    modifier(_PreferenceTransformModifier(transform: callback))
  }

  /// Runs an action when a preference's value changes.
  @inlinable nonisolated public consuming func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
    modifier(_PreferenceActionModifier(action: action))
  }
}
