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

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    let first = planner.branch(TrueContent.self, at: Salt.Condition.isTrue)
    let second = planner.branch(FalseContent.self, at: Salt.Condition.isFalse)
    planner.add(Self.self, at: offset, needs: []) { view, outline, context in
      switch view.pointee.side {
      case .first(let content):
        outline.add(true)
        return withUnsafePointer(to: content) { first.add($0, to: outline, in: &context) }
      case .second(let content):
        outline.add(false)
        return withUnsafePointer(to: content) { second.add($0, to: outline, in: &context) }
      }
    }
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

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(
      OptionalStep<Wrapped>(offset, planner.branch(Wrapped.self, at: Salt.Condition.isTrue)))
  }
}

/// A view that may be missing.
private final class OptionalStep<Wrapped: View>: OutlineStep {
  private let offset: Int
  private let steps: OutlineSteps

  init(_ offset: Int, _ steps: OutlineSteps) { (self.offset, self.steps) = (offset, steps) }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    let isThere = (view + offset).assumingMemoryBound(to: Wrapped?.self).pointee != nil
    outline.add(isThere)
    // What is there stands at the optional's own place.
    return !isThere || steps.add(view + offset, to: outline, in: &context)
  }
}

extension Optional: _PrimitiveView where Wrapped: View {}
