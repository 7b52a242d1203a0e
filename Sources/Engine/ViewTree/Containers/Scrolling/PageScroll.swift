import Foundation

/// How far down what shows a whole screen is scrolled: the page, or a tab's part of it.
@MainActor
final class PageOffset {
  var value = 0.0
}

private struct PageOffsetKey: EnvironmentKey {
  static var defaultValue: PageOffset? { nil }
}

extension EnvironmentValues {
  /// How far the tab around is scrolled; nil outside of tabs.
  var pageOffset: PageOffset? {
    get { self[PageOffsetKey.self] }
    set { self[PageOffsetKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Has the page say how far down it is scrolled, and the boxes since a mark be found to scroll it.
  @MainActor
  mutating func followPageScroll(
    since mark: Int, _ scope: UInt64, _ tell: @escaping @MainActor (Double) -> Void
  ) {
    let scopes = environment.scrollScopes + [scope]
    forEachBox(since: mark) { box, context in
      var handler = ElementHandler(.scroll) { payload in
        if let numbers = payload.numbers(6) { tell(numbers[1]) }
      }
      handler.scrollMark = ScrollMark(id: nil, scopes: scopes)
      context.listen(&box, handler)
    }
  }
}
