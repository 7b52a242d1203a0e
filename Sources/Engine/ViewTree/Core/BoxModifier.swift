/// A modifier that changes each box that its content stands for, once the content is lowered.
@MainActor @preconcurrency
public protocol _BoxModifier: _PrimitiveModifier {
  /// Changes one box, in place or by wrapping it.
  @MainActor static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext)
}

extension _BoxModifier {
  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    context.forEachBox(since: mark) { box, context in
      _apply(modifier, to: &box, in: &context)
    }
  }

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    planner.add(allOf: Self.self, at: offset)
    V._plan(&planner, at: contentOffset)
  }
}

/// A modifier that changes the environment of its content and nothing else.
@MainActor @preconcurrency
public protocol _EnvironmentModifier: _PrimitiveModifier {
  /// What was there before.
  associatedtype Saved

  /// Changes the environment; gives what is needed to undo it.
  @MainActor static func _enter(
    _ modifier: Self, _ environment: inout EnvironmentValues
  ) -> Saved

  /// Whether the change may be one of the language, by which texts are formatted and written.
  static var _changesLanguage: Bool { get }

  /// Restores the environment.
  @MainActor static func _leave(_ saved: Saved, _ environment: inout EnvironmentValues)
}

extension _EnvironmentModifier {
  public static var _changesLanguage: Bool { true }

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let saved = _enter(modifier, &context.environment)
    V._lower(content, into: &context)
    _leave(saved, &context.environment)
  }

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    planner.add(allOf: Self.self, at: offset)
    planner.within(Self.self, at: offset) { V._plan(&$0, at: contentOffset) }
  }
}
