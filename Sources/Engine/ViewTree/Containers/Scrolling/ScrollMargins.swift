import ElementTree
import Foundation

extension LoweringContext {
  /// Whether a scroll view is the container whose width views in it ask for: one whose width does
  /// not follow from theirs.
  func becomesContainer(_ axes: Axis.Set, since mark: Int) -> Bool {
    guard tree.layout.asksForContainer else { return false }
    if axes.isEmpty || axes.contains(.horizontal) { return true }
    return pending.count > mark && tree.boxes[Int(pending[mark])].width.isGreedy
  }

  /// Puts margins around the content of a scroll view.
  ///
  /// A container has those at its sides itself, since it tells the views in it how much room they
  /// leave.
  @MainActor
  mutating func inset(
    content: inout BoxReference, by margins: EdgeInsets, isInContainer: Bool
  ) {
    var margins = margins
    if isInContainer { (margins.leading, margins.trailing) = (0, 0) }
    guard !isInContainer || margins != EdgeInsets() else { return }
    _PaddingLayout._apply(_PaddingLayout(insets: margins), to: &content, in: &self)
  }

  /// The style of a scroll view that is a container, with the margins at its sides.
  mutating func insetContainer(_ style: StyleTable.List, by margins: EdgeInsets) -> StyleTable.List
  {
    let style = extend(style, .paddingInlineStart, .points(Float(margins.leading)))
    return extend(style, .paddingInlineEnd, .points(Float(margins.trailing)))
  }
}
