public import Foundation

/// A view of UIKit's that apps know by the look of all that are like it.
///
/// - Note: Differs from UIKit: looks that are set for all views of a class are of no effect, since lists,
///   bars and fields have the look of the page; a view of such a class is reported and empty.
@MainActor @preconcurrency
open class UIStyledView: UIView {
  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    context.reportOnce(
      .unsupported, severity: .warning,
      "A page can't show the UIView class \(type(of: self)); use SwiftUI's view for it.")
    return false
  }
}

/// The appearance of bars.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?

  public override init() { super.init() }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// The appearance of bars with titles; of no effect.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of bars of tabs; of no effect.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// A bar with a title.
@MainActor @preconcurrency
open class UINavigationBar: UIStyledView {
  private static let shared = UINavigationBar()
  /// All bars at once.
  public override class func appearance() -> UINavigationBar { shared }

  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// What a bar looks like where no colours are set.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// A bar of tabs.
@MainActor @preconcurrency
open class UITabBar: UIStyledView {
  private static let shared = UITabBar()
  /// All bars at once.
  public override class func appearance() -> UITabBar { shared }

  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// What views whose content is moved in them have in common.
@MainActor @preconcurrency
open class _UIScrollingView: UIStyledView {
  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal

  /// How quickly scrolling comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// A view whose content is moved in it.
@MainActor @preconcurrency
open class UIScrollView: _UIScrollingView {
  private static let scrollViews = UIScrollView()
  /// All scroll views at once.
  public override class func appearance() -> UIScrollView { scrollViews }

  /// - Note: Differs from UIKit: the browser scrolls SwiftUI's views, and nobody asks.
  open weak var delegate: (any UIScrollViewDelegate)?
}

/// Told of what a scroll view does.
///
/// - Note: Differs from UIKit: nothing is told, since the browser scrolls SwiftUI's views.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A list.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  private static let tables = UITableView()
  /// All lists at once.
  public override class func appearance() -> UITableView { tables }

  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var allowsSelection = true
  open var rowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = -1
}

/// A row of a list.
@MainActor @preconcurrency
open class UITableViewCell: UIStyledView {
  /// What shows that a row is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  private static let shared = UITableViewCell()
  /// All rows at once.
  public override class func appearance() -> UITableViewCell { shared }

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
}

extension NSAttributedString.Key {
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A number of points.
  public static let kern = NSAttributedString.Key("NSKern")
}
