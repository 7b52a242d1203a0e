import Foundation

extension View {
  /// Adds space around the view, if there is to be some.
  @ViewBuilder
  nonisolated
    func padding(ifAny insets: EdgeInsets?) -> some View
  {
    if let insets { padding(insets) } else { self }
  }
}

extension EdgeInsets {
  /// The same distance above and below, and the same before and after.
  nonisolated init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
