import ElementTree

extension LoweringContext {
  /// Whether a box's element must stay the same one when views come and go around it: what a reader types in, whose
  /// caret would be lost, and what a reader scrolls.
  ///
  /// A container of one view is that view, and an empty layer nothing, unless they hold such an element: it would
  /// move into a new one with the second view.
  func standsStill(_ index: Int32) -> Bool {
    guard isLive else { return false }
    let box = tree.core(of: index)
    return box.kind == .scroll || isField(box)
  }

  /// Whether one box came since a mark, of which others would take the element: it is what a reader types in, or holds
  /// that or what scrolls while a block of several views says that others may come.
  func standsAlone(since mark: Int, of content: (any View.Type)?) -> Bool {
    guard isLive, pending.count - mark == 1, let index = pending.last else { return false }
    if isField(tree.core(of: index)) { return true }
    guard content is any _SeveralViews.Type else { return false }
    var left = Self.searched
    return holdsStanding(index, &left)
  }

  /// How many boxes are searched for what stands still.
  private static var searched: Int { 256 }

  private func holdsStanding(_ index: Int32, _ left: inout Int) -> Bool {
    left -= 1
    let box = tree.boxes[Int(index)]
    guard left >= 0, box.kind != .scroll, !isField(box) else { return left >= 0 }
    return tree.children(of: box).contains { holdsStanding($0, &left) }
  }

  private func isField(_ box: Box) -> Bool {
    guard box.kind == .control, box.content >= 0,
      case .control(let control) = tree.contents[Int(box.content)]
    else { return false }
    switch control.name {
    case .textarea: return true
    case .input:
      let type = control.attributes.first { $0.name == .type }?.value ?? "text"
      return ["text", "email", "number", "password", "search", "tel", "url"].contains(type)
    default: return false
    }
  }
}
