public import Combine
public import Observation

/// Sets one value of the environment for a view and those in it.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
  /// Where the value is.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The new value.
  public var value: Value

  @usableFromInline
  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor
  public static func _enter(
    _ modifier: Self, _ environment: inout EnvironmentValues
  ) -> _SavedEnvironmentValue<Value> {
    let saved = _SavedEnvironmentValue(modifier.keyPath, environment)
    environment[keyPath: modifier.keyPath] = modifier.value
    return saved
  }

  @MainActor
  public static func _leave(
    _ saved: _SavedEnvironmentValue<Value>,
    _ environment: inout EnvironmentValues
  ) {
    saved.restore(&environment)
  }
}

/// A value of the environment as it was.
public struct _SavedEnvironmentValue<Value> {
  private let keyPath: WritableKeyPath<EnvironmentValues, Value>
  private let value: Value
  private let links: EnvironmentLink?

  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ environment: EnvironmentValues
  ) {
    self.keyPath = keyPath
    value = environment[keyPath: keyPath]
    links = environment.links
  }

  /// Puts the value back, and the very list that it was in.
  func restore(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
    environment.links = links
  }
}

/// Changes one value of the environment for a view and those in it.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
  /// Where the value is.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// Changes the value.
  public var transform: (inout Value) -> Void

  @inlinable
  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  @MainActor
  public static func _enter(
    _ modifier: Self, _ environment: inout EnvironmentValues
  ) -> _SavedEnvironmentValue<Value> {
    let saved = _SavedEnvironmentValue(modifier.keyPath, environment)
    modifier.transform(&environment[keyPath: modifier.keyPath])
    return saved
  }

  @MainActor
  public static func _leave(
    _ saved: _SavedEnvironmentValue<Value>,
    _ environment: inout EnvironmentValues
  ) {
    saved.restore(&environment)
  }
}

/// Puts an object into the environment of a view and those in it.
nonisolated public struct _EnvironmentObjectModifier: _EnvironmentModifier {
  let object: AnyObject?
  let type: ObjectIdentifier

  @usableFromInline
  init(object: AnyObject?, type: ObjectIdentifier) {
    self.object = object
    self.type = type
  }

  @MainActor
  public static func _enter(
    _ modifier: Self, _ environment: inout EnvironmentValues
  ) -> (ObjectIdentifier, AnyObject?) {
    (modifier.type, environment.setObject(modifier.object, for: modifier.type))
  }

  @MainActor
  public static func _leave(
    _ saved: (ObjectIdentifier, AnyObject?), _ environment: inout EnvironmentValues
  ) {
    _ = environment.setObject(saved.1, for: saved.0)
  }
}

extension View {
  /// Sets a value of the environment.
  @inlinable nonisolated public consuming func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, under its type.
  @inlinable nonisolated public consuming func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> ModifiedContent<Self, _EnvironmentObjectModifier> {
    modifier(_EnvironmentObjectModifier(object: object, type: ObjectIdentifier(T.self)))
  }

  /// Puts an object into the environment, under its type.
  @inlinable nonisolated public consuming func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _EnvironmentObjectModifier> {
    modifier(_EnvironmentObjectModifier(object: object, type: ObjectIdentifier(T.self)))
  }

  /// Changes a value of the environment.
  @inlinable nonisolated public consuming func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
