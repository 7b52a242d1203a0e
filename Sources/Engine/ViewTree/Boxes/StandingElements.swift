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

  /// Whether one box came since a mark, and it is what a reader types in.
  func holdsField(since mark: Int) -> Bool {
    guard isLive, pending.count - mark == 1, let index = pending.last else { return false }
    return isField(tree.core(of: index))
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
