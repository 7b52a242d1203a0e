/// Where the boxes of a record are in the tree of an evaluation, and what they were like when the
/// record was done: modifiers around it may have changed them since.
struct BoxFragment {
  /// Where the record begins, counted from the beginning of the record around it.
  var offset = BoxExtent()
  var length = BoxExtent()
  /// The outermost boxes, counted from the beginning.
  var roots: [Int32] = []
  /// What was changed later, as it was; counted from the beginning.
  private(set) var boxes: [Int: Box] = [:]
  private(set) var contents: [Int: BoxContent] = [:]
  private(set) var semantics: [Int: BoxSemantics] = [:]
  /// What the record has passed up.
  var preferences = PreferenceStore()
  /// Whether something in it asks for the size of a scroll view around.
  var asksForContainer = false
  /// What went wrong in it.
  var issues: [ViewIssue] = []

  mutating func keep(_ box: Box, at index: Int) { if boxes[index] == nil { boxes[index] = box } }

  mutating func keep(_ content: BoxContent, at index: Int) {
    if contents[index] == nil { contents[index] = content }
  }

  mutating func keep(_ value: BoxSemantics, at index: Int) {
    if semantics[index] == nil { semantics[index] = value }
  }
}

extension BoxTree {
  /// Copies a fragment of another tree to the end of this one.
  ///
  /// - Parameter base: Where the fragment begins in the other tree.
  /// - Returns: The outermost boxes.
  /// - Complexity: O(*n*), where *n* is the number of boxes in the fragment.
  mutating func append(
    _ fragment: BoxFragment, of other: borrowing BoxTree, at base: BoxExtent
  ) -> [Int32] {
    let start = BoxExtent(self)
    let shift = start - base
    let end = base + fragment.length
    let boxShift = Int32(truncatingIfNeeded: shift.boxes)
    for index in base.boxes..<end.boxes {
      boxes.append(other.boxes[index].moved(by: shift))
    }
    for index in base.boxes..<end.boxes where !other.traits.isEmpty {
      let index = Int32(truncatingIfNeeded: index)
      if let known = other.traits[index] { traits[index + boxShift] = known }
    }
    layout.append(other.layout, base.boxes..<end.boxes, shift: boxShift)
    if fragment.asksForContainer { layout.asksForContainer = true }
    for (index, box) in fragment.boxes {
      boxes.restore(start.boxes + index, to: box.moved(by: start))
    }
    for index in base.children..<end.children { children.append(other.children[index] + boxShift) }
    for index in base.contents..<end.contents {
      contents.append(other.contents[index])
      guard !other.sizedDrawings.isEmpty else { continue }
      let key = Int32(truncatingIfNeeded: index)
      if let drawing = other.sizedDrawings[key] {
        sizedDrawings[key + Int32(truncatingIfNeeded: shift.contents)] = drawing
      }
    }
    for (index, content) in fragment.contents {
      contents.restore(start.contents + index, to: content)
    }
    for index in base.semantics..<end.semantics { semantics.append(other.semantics[index]) }
    for (index, value) in fragment.semantics {
      semantics.restore(start.semantics + index, to: value)
    }
    return fragment.roots.map { $0 + Int32(truncatingIfNeeded: start.boxes) }
  }
}

extension Box {
  /// The box with its places in other arrays moved.
  func moved(by shift: BoxExtent) -> Box {
    var box = self
    box.childStart += Int32(truncatingIfNeeded: shift.children)
    if content >= 0 { box.content += Int32(truncatingIfNeeded: shift.contents) }
    if semantics >= 0 { box.semantics += Int32(truncatingIfNeeded: shift.semantics) }
    return box
  }
}
