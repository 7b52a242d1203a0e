/// The view on one side of a condition.
///
/// - Note: As in SwiftUI: the sides are different places, so state does not cross.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  _PrimitiveView
{
  @usableFromInline
  enum Side {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let side: Side

  @inlinable init(first: TrueContent) { side = .first(first) }

  @inlinable init(second: FalseContent) { side = .second(second) }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    switch view.side {
    case .first(let content):
      context.identity = Identity.child(identity, Salt.Condition.isTrue)
      TrueContent._lower(content, into: &context)
    case .second(let content):
      context.identity = Identity.child(identity, Salt.Condition.isFalse)
      FalseContent._lower(content, into: &context)
    }
    context.identity = identity
  }

  @inlinable @MainActor
  public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    let identity = context.identity
    let isWhole: Bool
    switch view.side {
    case .first(let content):
      outline.add(true)
      context.identity = Identity.child(identity, Salt.Condition.isTrue)
      isWhole = TrueContent._outline(content, into: outline, in: &context)
    case .second(let content):
      outline.add(false)
      context.identity = Identity.child(identity, Salt.Condition.isFalse)
      isWhole = FalseContent._outline(content, into: outline, in: &context)
    }
    context.identity = identity
    return isWhole
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("An optional view has no body") }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    guard let content = view else { return }
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Condition.isTrue)
    Wrapped._lower(content, into: &context)
    context.identity = identity
  }

  @inlinable @MainActor
  public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    outline.add(view != nil)
    guard let content = view else { return true }
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Condition.isTrue)
    let isWhole = Wrapped._outline(content, into: outline, in: &context)
    context.identity = identity
    return isWhole
  }
}

extension Optional: _PrimitiveView where Wrapped: View {}
