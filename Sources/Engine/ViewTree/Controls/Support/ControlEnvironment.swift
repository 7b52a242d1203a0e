/// Changes a value of the environment whose type is the engine's own.
nonisolated public struct _ControlEnvironmentModifier: _PrimitiveModifier {
  /// What an outline says of the change.
  @usableFromInline enum Outline {
    /// Nothing can be said.
    case none
    /// The change is one of text's style, which can be looked at afterwards.
    case style
    /// What is set.
    case value(@MainActor (ViewOutline) -> Bool)
  }

  @usableFromInline let change: (inout EnvironmentValues) -> Void
  @usableFromInline let outline: Outline

  init<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, outline: Outline = .none,
    _ transform: @escaping (inout Value) -> Void
  ) {
    change = { transform(&$0[keyPath: keyPath]) }
    self.outline = outline
  }

  init<Value>(set keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    // Used on the main actor alone, like all of a view.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    self.init(
      keyPath,
      outline: .value { outline in
        outline.add(keyPath)
        return outline.add(all: value)
      }
    ) { $0 = value }
  }

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let saved = context.environment
    modifier.change(&context.environment)
    let mark = context.mark()
    V._lower(content, into: &context)
    context.noteDisabledChoices(since: mark)
    context.environment = saved
  }

  @inlinable @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    let saved = context.environment
    modifier.change(&context.environment)
    let isKnown: Bool
    switch modifier.outline {
    case .none: isKnown = false
    case .style:
      outline.add(styleOf: context)
      isKnown = true
    case .value(let add): isKnown = add(outline)
    }
    let isWhole = isKnown && V._outline(content, into: outline, in: &context)
    context.environment = saved
    return isWhole
  }
}
