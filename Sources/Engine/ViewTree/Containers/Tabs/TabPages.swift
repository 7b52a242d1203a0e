import Foundation

/// Tabs as pages side by side that the reader turns, with a dot for each on a live page.
nonisolated struct TabPages: _PrimitiveView {
  let pages: [Child]
  let shown: Int
  let choose: @MainActor (Int) -> Void

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let pages = view.pages
    let carousel = Carousel(
      count: pages.count, shown: view.shown,
      page: { index, context in context.pending.append(pages[index].box) }, choose: view.choose)
    guard context.isLive, pages.count >= context.environment.dotsLeast else {
      return context.lower(composed: carousel)
    }
    let hasBackground = context.environment.dotsHaveBackground
    // Beside the carousel, not in a layer of it: that would be turned with the pages.
    context.lower(
      composed: ZStack(alignment: .bottom) {
        carousel
        PageDots(count: pages.count, shown: view.shown, choose: view.choose)
          .padding(.horizontal, hasBackground ? 4 : 0)
          .background { if hasBackground { Capsule().fill(Color.black.opacity(0.3)) } }
          .padding(.bottom, 12)
      })
  }
}
