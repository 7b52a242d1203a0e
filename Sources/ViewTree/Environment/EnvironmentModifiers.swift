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
  ) -> (WritableKeyPath<EnvironmentValues, Value>, Value) {
    let old = environment[keyPath: modifier.keyPath]
    environment[keyPath: modifier.keyPath] = modifier.value
    return (modifier.keyPath, old)
  }

  @MainActor
  public static func _leave(
    _ saved: (WritableKeyPath<EnvironmentValues, Value>, Value),
    _ environment: inout EnvironmentValues
  ) {
    environment[keyPath: saved.0] = saved.1
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
  ) -> (WritableKeyPath<EnvironmentValues, Value>, Value) {
    let old = environment[keyPath: modifier.keyPath]
    modifier.transform(&environment[keyPath: modifier.keyPath])
    return (modifier.keyPath, old)
  }

  @MainActor
  public static func _leave(
    _ saved: (WritableKeyPath<EnvironmentValues, Value>, Value),
    _ environment: inout EnvironmentValues
  ) {
    environment[keyPath: saved.0] = saved.1
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
