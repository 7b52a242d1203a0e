/// A modifier that changes each box that its content stands for, once the content is lowered.
@MainActor @preconcurrency
public protocol _BoxModifier: _PrimitiveModifier {
  /// Changes one box, in place or by wrapping it.
  @MainActor static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext)
}

extension _BoxModifier {
  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    context.forEachBox(since: mark) { box, context in
      _apply(modifier, to: &box, in: &context)
    }
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

  /// Restores the environment.
  @MainActor static func _leave(_ saved: Saved, _ environment: inout EnvironmentValues)
}

extension _EnvironmentModifier {
  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let saved = _enter(modifier, &context.environment)
    V._lower(content, into: &context)
    _leave(saved, &context.environment)
  }
}
