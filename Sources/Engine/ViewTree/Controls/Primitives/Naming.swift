import ElementTree

/// A view made with the words that another one shows, which is not shown itself.
nonisolated struct Naming<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: @MainActor (String) -> Content

  init(by label: Label, @ViewBuilder content: @escaping @MainActor (String) -> Content) {
    self.label = label
    self.content = content
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let name = context.plainText(of: view.label, at: Salt.Control.label)
    Content._lower(view.content(name), into: &context)
  }
}

/// A view made with a name that no other element of the page has.
nonisolated struct UniqueName<Content: View>: _PrimitiveView {
  let prefix: String
  let content: @MainActor (String) -> Content

  init(_ prefix: String, @ViewBuilder content: @escaping @MainActor (String) -> Content) {
    self.prefix = prefix
    self.content = content
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let name = context.uniqueName(view.prefix)
    Content._lower(view.content(name), into: &context)
  }
}

/// A label and its words, for a control that is named by what it shows.
nonisolated struct Labeling<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: @MainActor (LabelBoxes, String) -> Content

  init(
    by label: Label, @ViewBuilder content: @escaping @MainActor (LabelBoxes, String) -> Content
  ) {
    self.label = label
    self.content = content
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.mark()
    context.lower(view.label, at: Salt.Control.label)
    let boxes = Array(context.pending[mark...])
    let name = context.plainTextKept(since: mark)
    context.discard(since: mark)
    let holdsControl = boxes.contains { context.tree.holdsControl($0, countsItself: true) }
    Content._lower(
      view.content(LabelBoxes(boxes: boxes, holdsControl: holdsControl), name), into: &context)
  }
}

/// A label or other content where its control or container wants it.
nonisolated struct LabelBoxes: _PrimitiveView {
  let boxes: [Int32]
  /// Whether something in a label has presses of its own.
  var holdsControl = false

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.pending += view.boxes
  }
}

extension LoweringContext {
  /// The text in the boxes that came since a mark, which stay.
  @MainActor
  mutating func plainTextKept(since mark: Int) -> String {
    let boxes = Array(pending[mark...])
    return boxes.map { plainText(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
