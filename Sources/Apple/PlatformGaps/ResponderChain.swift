public import ViewTree

extension UIResponder {
  /// Who handles an event that this object doesn't: a view's superview.
  ///
  /// - Note: Differs from UIKit: the view of a view controller has none.
  public var next: UIResponder? { (self as? UIView)?.superview }
}

extension UIView {
  /// The window around the view.
  public var window: UIWindow? { .page }

  /// What bars cover at the view's edges: nothing, since pages keep views clear of them.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
