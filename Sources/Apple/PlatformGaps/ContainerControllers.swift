public import ViewTree

/// A stack of view controllers, whose last one is shown.
///
/// - Note: Differs from UIKit: it has no bar.
@MainActor open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { viewControllers.last }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open override func loadView() {
    let view = UIView()
    if let shown = topViewController { view.addSubview(shown.view) }
    self.view = view
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    addChild(controller)
    showLast()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.removeFromParent()
    showLast()
    return last
  }

  /// What goes back when it finds a swipe.
  ///
  /// - Note: Differs from UIKit: swipes go back in SwiftUI's stacks only.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// - Note: Differs from UIKit: changes nothing.
  public var hidesBarsOnSwipe = false
  public var isNavigationBarHidden = false
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for old in viewControllers { old.removeFromParent() }
    viewControllers = controllers
    for new in controllers { addChild(new) }
    showLast()
  }

  private func showLast() {
    guard isViewLoaded, let view, let shown = topViewController else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    view.addSubview(shown.view)
    view.setNeedsDisplay()
  }
}

/// View controllers of which one is shown.
///
/// - Note: Differs from UIKit: it has no bar.
@MainActor open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }

  open override func loadView() {
    let view = UIView()
    if let shown = selectedViewController { view.addSubview(shown.view) }
    self.view = view
  }
}
