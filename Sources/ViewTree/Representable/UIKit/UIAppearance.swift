public import Foundation

/// A view of UIKit's that apps know by the look of all that are like it.
///
/// - Note: Differs from UIKit: looks that are set for all views of a class are of no effect, since lists,
///   bars and fields have the look of the page; a view of such a class is reported and empty.
@MainActor
open class UIStyledView: UIView {
  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    context.reportOnce(
      .unsupported, severity: .warning,
      "A page can't show the UIView class \(type(of: self)); use SwiftUI's view for it.")
    return false
  }
}

/// The appearance of bars.
@MainActor
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
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of bars of tabs; of no effect.
@MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// A bar with a title.
@MainActor
open class UINavigationBar: UIStyledView {
  private static let shared = UINavigationBar()
  /// All bars at once.
  public static func appearance() -> UINavigationBar { shared }

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

/// A bar of tabs.
@MainActor
open class UITabBar: UIStyledView {
  private static let shared = UITabBar()
  /// All bars at once.
  public static func appearance() -> UITabBar { shared }

  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A view whose content is moved in it.
@MainActor
open class UIScrollView: UIStyledView {
  private static let scrollViews = UIScrollView()
  /// All scroll views at once.
  public class func appearance() -> UIScrollView { scrollViews }

  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
}

/// A list.
@MainActor
open class UITableView: UIScrollView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  private static let tables = UITableView()
  /// All lists at once.
  public override class func appearance() -> UITableView { tables }

  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var allowsSelection = true
  open var rowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = -1
}

/// A row of a list.
@MainActor
open class UITableViewCell: UIStyledView {
  /// What shows that a row is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  private static let shared = UITableViewCell()
  /// All rows at once.
  public static func appearance() -> UITableViewCell { shared }

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
}

/// A choice of segments side by side.
@MainActor
open class UISegmentedControl: UIStyledView {
  private static let shared = UISegmentedControl()
  /// All of them at once.
  public static func appearance() -> UISegmentedControl { shared }

  open var selectedSegmentTintColor: UIColor?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A view that the reader does something with.
@MainActor
open class UIControl: UIStyledView {
  /// What a control is like.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

/// Dots that say which of many pages is shown.
@MainActor
open class UIPageControl: UIControl {
  private static let shared = UIPageControl()
  /// All of them at once.
  public static func appearance() -> UIPageControl { shared }

  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
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
