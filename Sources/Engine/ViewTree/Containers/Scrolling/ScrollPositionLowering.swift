import Foundation

/// Ties a value to where the scroll views in a view are.
nonisolated public struct _ScrollPositionModifier: _PrimitiveModifier {
  let anchor: UnitPoint?
  /// What is to be shown, and how often something was asked for.
  let wanted: () -> (ScrollWish.Place, Int)?
  /// Takes the id of the view that the reader has come to.
  let tell: (AnyHashable) -> Void

  /// What was asked for last.
  private final class Memory {
    var place: ScrollWish.Place?
    var requests = 0
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard context.isLive, let live = context.graph.live else {
      return V._lower(content, into: &context)
    }
    let scope = Identity.child(context.identity, Salt.Scroll.position)
    let node = context.graph.node(at: scope)
    let memory = (node.values[0] as? Memory) ?? Memory()
    node.values[0] = memory
    let anchor = modifier.anchor ?? .top
    let tell = modifier.tell
    let tie = ScrollTie(part: Int((max(0, min(anchor.y, 1)) * 100).rounded())) { id in
      // What the reader has come to needs not be shown.
      memory.place = .id(id, modifier.anchor ?? .top)
      tell(id)
    }
    let mark = context.mark()
    context.lowerScrollable(scope) { context in
      context.with(\.scrollTie, tie) { V._lower(content, into: &$0) }
      context.forEachBox(since: mark) { box, context in context.markForScrolling(&box, nil) }
    }
    let wanted = modifier.wanted()
    guard wanted?.0 != memory.place || wanted?.1 ?? memory.requests != memory.requests else {
      return
    }
    memory.place = wanted?.0
    memory.requests = wanted?.1 ?? memory.requests
    guard let wanted else { return }
    live.scrolls.append(
      ScrollWish(place: wanted.0, scope: scope, isSmooth: live.animation != nil))
  }
}
