/// A dot for each page, one of which is the page that is shown.
///
/// On a page of the web the dots are a list of tabs.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  private static let shared = UIPageControl()
  /// All of them at once.
  public override class func appearance() -> UIPageControl { shared }

  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) }
  }
  open var currentPage = 0 {
    didSet {
      let allowed = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if allowed != currentPage { currentPage = allowed }
    }
  }
  open var hidesForSinglePage = false
  /// - Note: Differs from UIKit: the dots have no background.
  open var backgroundStyle = BackgroundStyle.automatic
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else {
      context.addArea(nil)
      return true
    }
    let dots = PageDots(
      count: numberOfPages, shown: currentPage,
      color: (pageIndicatorTintColor ?? Self.shared.pageIndicatorTintColor).map { Color($0) },
      shownColor: (currentPageIndicatorTintColor ?? Self.shared.currentPageIndicatorTintColor)
        .map { Color($0) }
    ) { [weak self] page in self?.choose(page) }
    context.lower(any: dots.disabled(!isEnabled), at: Salt.UIKit.pageControl)
    return true
  }

  private func choose(_ page: Int) {
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
    setNeedsDisplay()
  }
}
