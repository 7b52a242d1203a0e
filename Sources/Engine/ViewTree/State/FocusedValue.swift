/// A key of a value that the focused view publishes.
///
/// - Note: As in SwiftUI.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view publishes.
///
/// - Note: As in SwiftUI.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where no view has told one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that the focused view publishes.
///
/// - Note: Differs from SwiftUI: always nil, since menus of commands are not shown.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a property for a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Creates a property for an object.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// The value.
  public var wrappedValue: Value? { nil }
}

/// The value of the binding that the focused view publishes.
///
/// - Note: Differs from SwiftUI: always nil, since menus of commands are not shown.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a property for a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// The binding.
  public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: menus of commands are not shown.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: menus of commands are not shown.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: menus of commands are not shown.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: menus of commands are not shown.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: menus of commands are not shown.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: menus of commands are not shown.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> Self { self }
}
