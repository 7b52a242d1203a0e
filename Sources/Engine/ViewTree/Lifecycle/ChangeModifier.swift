/// Runs an action when a value is another than at the evaluation before.
nonisolated public struct _ValueActionModifier<Value: Equatable>: _PrimitiveModifier {
  @usableFromInline let value: Value
  @usableFromInline let isInitial: Bool
  @usableFromInline let action: (Value, Value) -> Void

  @inlinable
  init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Change.content)
    V._lower(content, into: &context)
    context.identity = identity
    modifier.note(in: &context)
  }

  /// What is done at a change shows nothing; the value is noted as when the view is lowered.
  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    planner.add(Self.self, at: offset, needs: []) { modifier, outline, _ in
      !modifier.pointee.isInitial && outline.isPlaceKnown
    }
    planner.within(Salt.Change.content) { V._plan(&$0, at: contentOffset) }
    planner.add(Self.self, at: offset, needs: .place) { modifier, _, context in
      modifier.pointee.note(in: &context)
      return true
    }
  }

  @usableFromInline @MainActor
  func note(in context: inout LoweringContext) {
    guard !context.waitsForSize() else { return }
    let place = Identity.child(context.identity, Salt.Change.memory)
    let node = context.graph.node(at: place)
    let known = node.values[0] as? ValueMemory<Value>
    guard known?.value != value else { return }
    node.values[0] = ValueMemory(value)
    let old = known?.value ?? value
    guard known != nil || isInitial else { return }
    let (action, value) = (action, value)
    context.graph.appearActions.append((place, { action(old, value) }))
  }
}

/// A value that was there at an evaluation.
final class ValueMemory<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Runs an action when a value changes; `initial` also before the first frame.
  @inlinable nonisolated public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes; `initial` also before the first frame.
  @inlinable nonisolated public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changes.
  @inlinable nonisolated public consuming func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { action($1) })
  }
}
