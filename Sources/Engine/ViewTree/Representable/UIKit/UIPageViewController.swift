public import Foundation

/// Who knows which pages stand before and after another.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who is told that the reader has turned pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Pages that the reader turns: a carousel that comes to rest at each.
///
/// All pages that the data source knows are in the page, at most 64. Where it goes from the last to the
/// first, so does the carousel of a live page.
///
/// - Note: Differs from UIKit: pages always scroll, from side to side; `willTransitionTo` is told once they
///   have come to rest.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis on which pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The name of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that is shown.
  public private(set) var viewControllers: [UIViewController]?
  /// Whether the last change by the program was to be seen moving.
  private(set) var isAnimated = false
  private var pages: [UIViewController] = []

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open override func loadView() { view = PagesView(self) }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    isAnimated = animated
    if self.viewControllers != viewControllers {
      self.viewControllers = viewControllers
      if isViewLoaded { view.setNeedsDisplay() }
    }
    completion?(true)
  }

  private static let limit = 64

  /// The pages in order, the place of the one that is shown, and whether the first follows the last.
  func arrangement() -> (pages: [UIViewController], shown: Int, wraps: Bool)? {
    guard let start = viewControllers?.first else { return nil }
    guard let dataSource else { return ([start], 0, false) }
    var found = [start]
    var wraps = false
    while found.count < Self.limit,
      let next = dataSource.pageViewController(self, viewControllerAfter: found[found.count - 1])
    {
      wraps = next === start
      if found.contains(next) { break }
      found.append(next)
    }
    while !wraps, found.count < Self.limit,
      let next = dataSource.pageViewController(self, viewControllerBefore: found[0]),
      !found.contains(next)
    {
      found.insert(next, at: 0)
    }
    // In a circle each page may be the first; the order that the reader knows stays.
    if !wraps || Set(found) != Set(pages) { pages = found }
    return (pages, pages.firstIndex(of: start) ?? 0, wraps)
  }

  /// Takes the page at which the reader has come to rest.
  func turn(to page: UIViewController) {
    let previous = viewControllers ?? []
    guard previous != [page] else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    viewControllers = [page]
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous,
      transitionCompleted: true)
  }
}

/// The view of pages that are turned.
private final class PagesView: UIView {
  private weak var controller: UIPageViewController?

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    guard let controller, let (pages, shown, wraps) = controller.arrangement() else {
      context.addArea(nil)
      return true
    }
    let carousel = Carousel(
      count: pages.count, shown: shown, wraps: wraps, isAnimated: controller.isAnimated,
      page: { index, context in pages[index].view.lower(into: &context) },
      choose: { [weak controller] index in controller?.turn(to: pages[index]) })
    context.lower(any: carousel, at: Salt.UIKit.pages)
    return true
  }
}
