/// The subviews that a page shows, with numbers by which none is taken for another one that was in its place.
///
/// Many apps make views anew whenever a value is another. What comes where one is gone that showed the same has
/// its number, so that a press which was on its way meanwhile reaches what was seen.
@MainActor
struct SubviewPlaces {
  private var shown: [UIView] = []
  private var last: UInt64 = 0

  /// Gives numbers to the subviews that are about to be shown.
  mutating func settle(_ superview: UIView) {
    let subviews = superview.subviews
    guard !shown.elementsEqual(subviews, by: ===) else { return }
    let known = Set(shown.map(ObjectIdentifier.init))
    for (index, view) in subviews.enumerated() where !known.contains(ObjectIdentifier(view)) {
      let former = index < shown.count ? shown[index] : nil
      if let former, former.superview !== superview, view.showsTheSame(as: former) {
        view.take(placeOf: former)
      } else {
        last += 1
        view.number = last
      }
    }
    shown = subviews
  }
}

extension UIView {
  /// Whether another view, and each in it, is of the same class and shows the same words and pictures; never so
  /// for one that is typed into, set or touched by itself.
  func showsTheSame(as other: UIView) -> Bool {
    guard type(of: self) == type(of: other), let own = shownContent, own == other.shownContent,
      accessibilityLabel == other.accessibilityLabel,
      (gestureRecognizers ?? []).isEmpty, (other.gestureRecognizers ?? []).isEmpty,
      subviews.count == other.subviews.count
    else { return false }
    return zip(subviews, other.subviews).allSatisfy { $0.showsTheSame(as: $1) }
  }
}
