/// A view that can move the scroll views in it.
///
/// - Note: As in SwiftUI. On a static page nothing moves but by the reader.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader of the views in a block.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    guard context.isLive, let live = context.graph.live else {
      return Content._lower(view.content(ScrollViewProxy()), into: &context)
    }
    let scope = Identity.child(context.identity, Salt.Scroll.reader)
    let graph = context.graph
    let proxy = ScrollViewProxy { [weak live, weak graph] place, isSmooth in
      live?.scrolls.append(ScrollWish(place: place, scope: scope, isSmooth: isSmooth))
      graph?.becomeDirty()
    }
    let content = view.content(proxy)
    context.lowerScrollable(scope) { Content._lower(content, into: &$0) }
  }
}

/// A way to move the scroll views of a reader.
///
/// - Note: As in SwiftUI. On a static page nothing moves but by the reader.
nonisolated public struct ScrollViewProxy: Sendable {
  private let move: (@MainActor @Sendable (ScrollWish.Place, Bool) -> Void)?

  init(_ move: (@MainActor @Sendable (ScrollWish.Place, Bool) -> Void)? = nil) {
    self.move = move
  }

  /// Scrolls until the view of an id is to be seen: at an anchor, or no further than needed.
  ///
  /// With `withAnimation` it does so smoothly. Nothing happens if there is no such view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let move else { return }
    let isSmooth = Transaction.current?.animation != nil
    nonisolated(unsafe) let place = ScrollWish.Place.id(AnyHashable(id), anchor)
    onMainActor { move(place, isSmooth) }
  }
}
