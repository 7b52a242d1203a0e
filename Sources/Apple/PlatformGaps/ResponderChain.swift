public import ViewTree

extension UIResponder {
  /// Who handles an event that this object doesn't: a view's superview.
  ///
  /// - Note: Differs from UIKit: the view of a view controller has none.
  public var next: UIResponder? { (self as? UIView)?.superview }
}

extension UIView {
  /// The window around the view: none.
  public var window: UIWindow? { nil }

  /// What bars cover at the view's edges: nothing, since pages keep views clear of them.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}

extension UIViewController {
  /// What the controller presents: nothing.
  public var presentedViewController: UIViewController? { nil }

  /// What presents the controller: nothing.
  public var presentingViewController: UIViewController? { nil }
}
