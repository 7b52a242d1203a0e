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

/// A bar of tabs.
@MainActor @preconcurrency
open class UITabBar: UIStyledView {
  private static let shared = UITabBar()
  /// All bars at once.
  public override class func appearance() -> UITabBar { shared }

  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A view whose content is moved in it.
@MainActor @preconcurrency
open class UIScrollView: UIStyledView {
  private static let scrollViews = UIScrollView()
  /// All scroll views at once.
  public override class func appearance() -> UIScrollView { scrollViews }

  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
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
