/// A label that may hold controls, which have presses of their own: they stand beside what is labelled then, which has the
/// label's words for its name.
nonisolated struct LabelWithControls<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  /// Makes the view of the label, and of its words where it holds controls.
  let content: @MainActor (LabelBoxes, String?) -> Content

  init(
    _ label: Label,
    @ViewBuilder content: @escaping @MainActor (LabelBoxes, String?) -> Content
  ) {
    self.label = label
    self.content = content
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.mark()
    context.lower(view.label, at: Salt.Control.label)
    let boxes = Array(context.pending[mark...])
    let name =
      context.holdControl(boxes)
      ? boxes.map { context.plainText(of: $0) }.joined(separator: " ") : nil
    context.discard(since: mark)
    Content._lower(view.content(LabelBoxes(boxes: boxes), name), into: &context)
  }
}

extension LoweringContext {
  /// Whether one of some boxes is, or holds, an element that answers to clicks.
  fileprivate func holdControl(_ boxes: [Int32]) -> Bool {
    var rest = boxes
    while let index = rest.popLast() {
      let box = tree.boxes[Int(index)]
      if box.kind == .control { return true }
      if box.semantics >= 0, tree.semantics[Int(box.semantics)].name?.isInteractive == true {
        return true
      }
      rest += tree.children(of: box)
    }
    return false
  }
}
