import ElementTree
import Foundation

/// Pages side by side that the reader turns: a scroll view that comes to rest at each.
///
/// On a live page it says at which page the reader has come to rest, and goes where the program says. A
/// carousel that goes round has a copy of the last page before the first and one of the first behind the
/// last; who comes to rest there is at the page itself.
nonisolated struct Carousel: _PrimitiveView {
  let count: Int
  let shown: Int
  var wraps = false
  var isAnimated = true
  /// Lowers the page of a number.
  let page: @MainActor (Int, inout LoweringContext) -> Void
  /// Takes the page at which the reader has come to rest.
  let choose: @MainActor (Int) -> Void

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    guard view.count > 0 else { return }
    let memory = context.isLive ? context.carouselMemory() : nil
    memory?.begin(view)
    let order = memory?.order ?? Array(0..<view.count)
    let mark = context.mark()
    context.lower(composed: CarouselTrack(order: order, count: view.count, page: view.page))
    guard let memory, let live = context.graph.live else { return }
    let scope = Identity.child(context.identity, Salt.Tabs.carousel)
    let go: @MainActor (Double, Bool) -> Void = { [weak live] offset, isSmooth in
      live?.scrolls.append(
        ScrollWish(place: .point(x: offset, y: nil), scope: scope, isSmooth: isSmooth))
    }
    if let target = memory.move(view) { go(target, view.isAnimated) }
    let graph = context.graph
    let choose = view.choose
    let scopes = context.environment.scrollScopes + [scope]
    context.forEachBox(since: mark) { box, context in
      var handler = ElementHandler(.scroll) { payload in
        guard case .motion(let phase, _) = payload, let numbers = payload.numbers(6) else { return }
        let answer = memory.see(
          at: numbers[0], width: numbers[4], isResting: phase & 1 == 1, isByHand: phase & 2 == 2,
          document: graph.live?.document ?? 0)
        if let offset = answer.offset {
          go(offset, false)
          graph.becomeDirty(isMarked: true)
        }
        if let page = answer.page { choose(page) }
      }
      handler.scrollMark = ScrollMark(id: nil, scopes: scopes)
      context.listen(&box, handler)
    }
  }
}

/// The scroll view of a carousel.
private struct CarouselTrack: _ComposedView {
  /// The numbers of the pages from the first to the last, perhaps with copies at both ends.
  let order: [Int]
  let count: Int
  let page: @MainActor (Int, inout LoweringContext) -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    let hasCopies = order.count > count
    // Each page is proposed the whole view; the class puts them side by side.
    ZStack {
      Each(Array(order.enumerated()), by: { key(of: $0.offset, hasCopies) }) { _, entry in
        LoweredView { page(entry.element, &$0) }
          .filling()
          .element(.div, attributes(at: entry.offset, hasCopies))
          .keyed(key(of: entry.offset, hasCopies))
      }
    }
    .element(.div, [(.class, "t-pages")])
    .scrolling(
      .horizontal, isPaged: true, hidesIndicators: true,
      [(.scrollSnapType, .text(CSSText("x mandatory")))])
  }

  /// Pages stay the same whether there are copies or not.
  private func key(of position: Int, _ hasCopies: Bool) -> UInt64 {
    UInt64(hasCopies ? position == 0 ? count + 1 : position : position + 1)
      + (hasCopies && position == count + 1 ? 1 : 0)
  }

  private func attributes(at position: Int, _ hasCopies: Bool) -> [AttributePair] {
    let isCopy = hasCopies && (position == 0 || position == count + 1)
    if isCopy { return [(.class, "t-page"), (.ariaHidden, "true"), (.inert, "")] }
    return [
      (.class, "t-page"), (.role, "group"),
      (.ariaLabel, "\(order[position] + 1) of \(count)"),
    ]
  }
}
