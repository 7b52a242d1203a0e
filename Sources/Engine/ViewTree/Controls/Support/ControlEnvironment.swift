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

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    let plan = ViewPlan.of(V.self)
    planner.add(
      ControlEnvironmentStep(offset, contentOffset, plan), needs: [plan.needs, .surroundings])
  }
}

/// Steps in the surroundings that a modifier changes which says itself what can be compared.
private final class ControlEnvironmentStep: OutlineStep {
  private let offset: Int
  private let contentOffset: Int
  private let content: ViewPlan

  init(_ offset: Int, _ contentOffset: Int, _ content: ViewPlan) {
    (self.offset, self.contentOffset, self.content) = (offset, contentOffset, content)
  }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    let modifier = (view + offset).assumingMemoryBound(to: _ControlEnvironmentModifier.self)
    let saved = context.environment
    modifier.pointee.change(&context.environment)
    let isKnown: Bool
    switch modifier.pointee.outline {
    case .none: isKnown = false
    case .style:
      outline.add(styleOf: context)
      isKnown = true
    case .value(let add): isKnown = add(outline)
    }
    let isWhole = isKnown && content.add(view + contentOffset, to: outline, in: &context)
    context.environment = saved
    return isWhole
  }
}
