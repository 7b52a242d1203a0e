/// A modifier that changes each box that its content stands for, once the content is lowered.
@MainActor @preconcurrency
public protocol _BoxModifier: _PrimitiveModifier {
  /// Changes one box, in place or by wrapping it.
  @MainActor static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext)

  /// Adds what the modifier changes; false if it can't be compared.
  @MainActor static func _outline(_ modifier: Self, into outline: _ViewOutline) -> Bool
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
  public static func _outline(_ modifier: Self, into outline: _ViewOutline) -> Bool {
    outline.add(all: modifier)
  }

  @inlinable @inline(__always) @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    guard _outline(modifier, into: outline) else { return false }
    return V._outline(content, into: outline, in: &context)
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

  /// Adds what the modifier changes; false if it can't be compared.
  @MainActor static func _outline(_ modifier: Self, into outline: _ViewOutline) -> Bool
}

extension _EnvironmentModifier {
  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let saved = _enter(modifier, &context.environment)
    V._lower(content, into: &context)
    _leave(saved, &context.environment)
  }

  @MainActor
  public static func _outline(_ modifier: Self, into outline: _ViewOutline) -> Bool {
    outline.add(all: modifier)
  }

  @inlinable @inline(__always) @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    guard _outline(modifier, into: outline) else { return false }
    let saved = _enter(modifier, &context.environment)
    let isWhole = V._outline(content, into: outline, in: &context)
    _leave(saved, &context.environment)
    return isWhole
  }
}
