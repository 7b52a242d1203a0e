/// Changes a value of the environment whose type is the engine's own.
nonisolated public struct _ControlEnvironmentModifier: _PrimitiveModifier {
  private let change: (inout EnvironmentValues) -> (inout EnvironmentValues) -> Void

  init<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ transform: @escaping (inout Value) -> Void
  ) {
    change = { environment in
      let saved = environment[keyPath: keyPath]
      transform(&environment[keyPath: keyPath])
      return { $0[keyPath: keyPath] = saved }
    }
  }

  init<Value>(set keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.init(keyPath) { $0 = value }
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let restore = modifier.change(&context.environment)
    V._lower(content, into: &context)
    restore(&context.environment)
  }
}
