public import Foundation
public import ViewTree

/// How far something is moved.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset()
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The appearance of a bar's item in a state; of no effect.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero
  public nonisolated override init() { super.init() }
}

/// The appearance of items of a bar of tabs; of no effect.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
}

/// The appearance of a bar's button in a state; of no effect.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  public nonisolated override init() { super.init() }
}

/// The appearance of a bar's buttons; of no effect.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// What a button stands for.
  public enum Style: Int, Sendable { case plain, done = 2 }
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public override init() { super.init() }
  public init(style: Style) { super.init() }
}

/// Something on a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  public nonisolated override init() { super.init() }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button on a bar.
///
/// - Note: Differs from UIKit: view controllers have no bar, so it is not shown.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  private static let shared = UIBarButtonItem()
  /// All buttons at once.
  public static func appearance() -> UIBarButtonItem { shared }

  open var customView: UIView?
  open var tintColor: UIColor?
  open var style = Style.plain
  open var primaryAction: UIAction?

  public nonisolated override init() { super.init() }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    super.init()
    self.primaryAction = primaryAction
  }
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    super.init()
    (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
  }
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
  public init<Target: AnyObject, Sender>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: (@MainActor (Target) -> @MainActor (Sender) -> Void)?
  ) { super.init() }
  public init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: (@MainActor (Target) -> @MainActor () -> Void)?
  ) { super.init() }
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Never?) { super.init() }
  public init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target?,
    action: (@MainActor (Target) -> @MainActor (Sender) -> Void)?
  ) {
    super.init()
    self.title = title
  }
  public init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: (@MainActor (Target) -> @MainActor () -> Void)?
  ) {
    super.init()
    self.title = title
  }
  public init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?,
    action: (@MainActor (Target) -> @MainActor () -> Void)?
  ) {
    super.init()
    self.image = image
  }
}

/// A tab's item.
///
/// - Note: Differs from UIKit: `UITabBarController` has no bar, so it is not shown.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?
  public nonisolated override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// What a view controller has on a bar.
///
/// - Note: Differs from UIKit: there is no bar, so it is not shown.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public init(title: String) {
    self.title = title
    super.init()
  }
}
