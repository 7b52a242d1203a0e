import ElementTree

extension LoweringContext {
  /// Whether the elements of a box must stay the same ones when views come and go around it: what a reader types in, whose
  /// caret would be lost, what a reader scrolls, and whatever can have the focus.
  ///
  /// A container of one view is that view, and an empty layer nothing, unless they hold such an element: it would
  /// move into a new one with the second view.
  func standsStill(_ index: Int32) -> Bool {
    guard isLive else { return false }
    var left = Self.searched
    return holdsStanding(index, &left)
  }

  /// Whether one box came since a mark, of which others would take the element: it is what a reader types in, or holds
  /// what must stand still while the content's type says that others may come.
  func standsAlone(since mark: Int, of content: (any View.Type)?) -> Bool {
    guard isLive, pending.count - mark == 1, let index = pending.last else { return false }
    if isField(tree.core(of: index)) { return true }
    guard let content, mayBecomeSeveral(content) else { return false }
    return standsStill(index)
  }

  /// How many boxes are searched for what stands still.
  private static var searched: Int { 256 }

  private func holdsStanding(_ index: Int32, _ left: inout Int) -> Bool {
    left -= 1
    let box = tree.boxes[Int(index)]
    guard left >= 0, box.kind != .scroll, box.kind != .control, !isPressed(box) else {
      return left >= 0
    }
    return tree.children(of: box).contains { holdsStanding($0, &left) }
  }

  /// Whether keys lead to a box that is no control of the browser's own.
  private func isPressed(_ box: Box) -> Bool {
    guard box.semantics >= 0 else { return false }
    switch tree.semantics[Int(box.semantics)].name {
    case .button, .a, .summary: return true
    default: return false
    }
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

/// Whether views of a type may be several at another time, though they are one now.
private func mayBecomeSeveral(_ type: any View.Type) -> Bool {
  type is any _SeveralViews.Type
    || (type as? any VaryingViews.Type)?.mayBecomeSeveral == true
}

/// Views that stand for those in them, as many as they are.
nonisolated private protocol VaryingViews {
  static var mayBecomeSeveral: Bool { get }
}

extension ForEach: VaryingViews {
  static var mayBecomeSeveral: Bool { true }
}

extension Group: VaryingViews where Content: View {
  static var mayBecomeSeveral: Bool { ViewTree.mayBecomeSeveral(Content.self) }
}

extension Optional: VaryingViews where Wrapped: View {
  static var mayBecomeSeveral: Bool { ViewTree.mayBecomeSeveral(Wrapped.self) }
}

extension _ConditionalContent: VaryingViews {
  static var mayBecomeSeveral: Bool {
    ViewTree.mayBecomeSeveral(TrueContent.self) || ViewTree.mayBecomeSeveral(FalseContent.self)
  }
}
