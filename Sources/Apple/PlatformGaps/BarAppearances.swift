public import Foundation
public import ViewTree

// Looks of bars are of no effect, so what is set is not kept.

extension UIBarAppearance {
  public var shadowImage: UIImage? {
    get { nil }
    set {}
  }
  public var backgroundImage: UIImage? {
    get { nil }
    set {}
  }
}

extension UITabBarAppearance {
  /// Where items stand.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  public var stackedLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
  public var stackedItemPositioning: ItemPositioning {
    get { .automatic }
    set {}
  }
  public var stackedItemSpacing: CGFloat {
    get { 0 }
    set {}
  }
  public var stackedItemWidth: CGFloat {
    get { 0 }
    set {}
  }
  public var selectionIndicatorTintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UINavigationBarAppearance {
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }
  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

extension UINavigationBar {
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  public var backIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set {}
  }
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

extension _UIScrollingView {
  /// Whether scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The browser knows how large the content is; here it is as large as the view.
  public var contentSize: CGSize {
    get { bounds.size }
    set {}
  }
  public var contentOffset: CGPoint {
    get { .zero }
    set {}
  }
  public var contentInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var alwaysBounceVertical: Bool {
    get { false }
    set {}
  }
  public var alwaysBounceHorizontal: Bool {
    get { false }
    set {}
  }
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var zoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set {}
  }
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {}
}

extension NSAttributedString.Key {
  /// A number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number for a kind of line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number for a kind of line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A paragraph's style.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension UIViewController {
  /// - Note: Differs from UIKit: there is no bar, so it is not shown.
  public var navigationItem: UINavigationItem {
    if let item = attachments["navigationItem"] as? UINavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    attachments["navigationItem"] = item
    return item
  }

  /// - Note: Differs from UIKit: there is no bar, so it is not shown.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = attachments["tabBarItem"] as? UITabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      attachments["tabBarItem"] = item
      return item
    }
    set { attachments["tabBarItem"] = newValue }
  }

  /// The stack that the controller is in; nil if it is in none.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
