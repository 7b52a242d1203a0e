public import ViewTree

extension UIView {
  /// All views of a kind inside of others.
  ///
  /// - Note: Differs from UIKit: looks that are set for all views of a kind are of no effect.
  public static func appearance(
    whenContainedInInstancesOf containers: [UIResponder.Type]
  ) -> UIView { UIView() }

  /// The innermost view below this one, or itself, with a number; nil if there is none.
  public func viewWithTag(_ number: Int) -> UIView? {
    if tag == number { return self }
    for view in subviews {
      if let found = view.viewWithTag(number) { return found }
    }
    return nil
  }
}
