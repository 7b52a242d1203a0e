import Foundation

/// How far each level of a navigation stack was scrolled when another was shown above it.
@MainActor
private final class StackScroll {
  /// How far the page is scrolled, where no tab around says it.
  let page = PageOffset()
  private var depth: Int?
  private var offsets: [Int: Double] = [:]
  /// What was pressed to leave each level.
  private var openers: [Int: UInt64] = [:]

  /// Where the focus goes when so many levels are shown, as many as not before; nil where none were.
  func focus(at new: Int, of stack: UInt64, pressed: UInt64?) -> PageFocus? {
    guard let old = depth, old != new else { return nil }
    if new < old { return openers[new].map { .view($0) } }
    openers[old] = pressed
    return .title(of: stack)
  }

  /// Takes how many levels are shown; gives how far the page is to be scrolled if they are others than
  /// before.
  func show(_ new: Int, _ page: PageOffset) -> Double? {
    defer { depth = new }
    guard let old = depth, old != new else { return nil }
    if new > old {
      offsets[old] = page.value
      for between in (old + 1)..<(new + 1) { offsets[between] = nil }
    }
    page.value = new > old ? 0 : offsets[new] ?? 0
    return page.value
  }
}

extension LoweringContext {
  /// Has a page that shows another level of a stack begin at its top, or where it was left.
  @MainActor
  mutating func followStackScroll(since mark: Int, depth: Int) {
    guard isLive, let live = graph.live else { return }
    let scope = Identity.child(identity, Salt.Navigation.scroll)
    let node = graph.node(at: scope)
    let scroll = (node.values[0] as? StackScroll) ?? StackScroll()
    node.values[0] = scroll
    let page = environment.pageOffset ?? scroll.page
    if let focus = scroll.focus(at: depth, of: scope, pressed: live.pressed) {
      live.pageFocus = focus
    }
    // A tab that isn't shown is scrolled when it is.
    if let offset = scroll.show(depth, page), !environment.rowLoading.isFar {
      live.scrolls.append(
        ScrollWish(place: .point(x: nil, y: offset), scope: scope, isSmooth: false))
    }
    guard environment.pageOffset == nil else {
      let scopes = environment.scrollScopes + [scope]
      return forEachBox(since: mark) { box, context in
        var handler = ElementHandler(.target, isEnabled: false) { _ in }
        handler.scrollMark = ScrollMark(id: nil, scopes: scopes)
        context.listen(&box, handler)
      }
    }
    followPageScroll(since: mark, scope) { page.value = $0 }
  }
}
