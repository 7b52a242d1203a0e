import ElementTree
import Foundation

/// Something that holds for one scroll view and not for those in it.
struct ScrollNesting<Value> {
  var value: Value
  /// How many scroll views are around here, since it was said.
  var depth = 0
}

private struct DefaultScrollAnchorKey: EnvironmentKey {
  static var defaultValue: ScrollNesting<UnitPoint>? { nil }
}

extension EnvironmentValues {
  /// Where the content of the next scroll view is seen first.
  var defaultScrollAnchor: ScrollNesting<UnitPoint>? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Notes that the views to come are in a scroll view, or are so no more.
  mutating func nestScrolls(by count: Int) {
    if environment.defaultScrollAnchor != nil { environment.defaultScrollAnchor?.depth += count }
    if environment.barAbove != nil { environment.barAbove?.depth += count }
  }

  /// Has the scroll view that came since a mark begin at its end, and stay there while its content grows.
  ///
  /// The browser keeps what is at the end in its place, if that is seen and nothing else may be kept there.
  @MainActor
  mutating func beginAtAnchor(_ axes: Axis.Set, since mark: Int) {
    guard isLive, let live = graph.live, let anchor = environment.defaultScrollAnchor,
      anchor.depth == 0
    else { return }
    // Browsers stop at the end, which is on the left where lines begin on the right.
    let far = environment.style.isRightToLeft ? -1e7 : 1e7
    let x = axes.contains(.horizontal) && anchor.value.x == 1 ? far : nil
    let y = axes.contains(.vertical) && anchor.value.y == 1 ? 1e7 : nil
    guard x != nil || y != nil else { return }
    let scope = Identity.child(identity, Salt.Scroll.anchor)
    let scopes = environment.scrollScopes
    environment.scrollScopes = scopes + [scope]
    forEachBox(since: mark) { box, context in
      context.markForScrolling(&box, nil)
      if y != nil { context.annotate(&box) { $0.set(.class, "s-end") } }
    }
    environment.scrollScopes = scopes
    let node = graph.node(at: scope)
    guard node.values[0] == nil else { return }
    node.values[0] = ScrollBeginning()
    live.scrolls.append(
      ScrollWish(place: .point(x: x, y: y), scope: scope, isSmooth: false, restores: true))
  }
}

/// That a scroll view has been shown where it begins.
private final class ScrollBeginning {}

extension View {
  /// Has the view's scroll views begin at an end of their content.
  ///
  /// - Note: Differs from SwiftUI: live pages begin at an end, not in the middle, and stay at the lower one
  ///   while the content grows. A static page begins at its top.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    setting { $0.defaultScrollAnchor = anchor.map { ScrollNesting(value: $0) } }
  }

  /// Has the view's scroll views begin at an end of their content.
  ///
  /// - Note: Differs from SwiftUI: where they begin decides where they stay; how smaller content is aligned is
  ///   not heard of.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    setting {
      if role == .initialOffset {
        $0.defaultScrollAnchor = anchor.map { ScrollNesting(value: $0) }
      }
    }
  }
}
