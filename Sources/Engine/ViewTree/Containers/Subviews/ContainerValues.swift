/// A value that a view tells the container around it.
///
/// - Note: As in SwiftUI.
public protocol ContainerValueKey {
  associatedtype Value
  /// What a view tells that was given no value.
  static var defaultValue: Value { get }
}

/// What a view tells the container around it.
///
/// - Note: As in SwiftUI: values don't reach into the view that has them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var anyTag: AnyHashable?
  /// What the view is called in the collection that it comes from.
  var elementID: AnyHashable?

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag; nil if it has none or one of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { anyTag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { anyTag == AnyHashable(tag) }
}

/// A modifier that tells a container something.
protocol ContainerValueWriting {
  func write(to values: inout ContainerValues)
}

extension _TraitModifier: ContainerValueWriting {
  func write(to values: inout ContainerValues) {
    var traits = BoxTraits()
    change(&traits)
    if let tag = traits.tag { values.anyTag = tag }
  }
}

/// Gives a view a value for the container around it.
nonisolated public struct _ContainerValueModifier<Value>: _PrimitiveModifier,
  ContainerValueWriting
{
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func write(to values: inout ContainerValues) { values[keyPath: path] = value }

  @MainActor public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) { V._lower(content, into: &context) }
}

extension View {
  /// Tells the container around something of the view.
  ///
  /// - Note: As in SwiftUI.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> ModifiedContent<Self, _ContainerValueModifier<V>> {
    modifier(_ContainerValueModifier(path: keyPath, value: value))
  }
}
