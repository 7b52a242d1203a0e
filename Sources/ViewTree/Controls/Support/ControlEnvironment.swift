/// Changes a value of the environment whose type is the engine's own.
nonisolated public struct _ControlEnvironmentModifier: _PrimitiveModifier {
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  init<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ transform: @escaping (inout Value) -> Void
  ) {
    change = { transform(&$0[keyPath: keyPath]) }
  }

  init<Value>(set keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.init(keyPath) { $0 = value }
  }

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let saved = context.environment
    modifier.change(&context.environment)
    let mark = context.mark()
    V._lower(content, into: &context)
    context.noteDisabledChoices(since: mark)
    context.environment = saved
  }
}
