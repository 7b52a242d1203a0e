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
  /// Copies the fragment of a record from another tree to the end of this one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of boxes in the fragment.
  mutating func append(_ record: ViewRecord, of other: borrowing BoxTree) {
    let start = BoxExtent(self)
    let base = record.previousBase
    let shift = start - base
    let end = base + record.fragment.length
    let boxShift = Int32(truncatingIfNeeded: shift.boxes)
    boxes.append(count: end.boxes - base.boxes) { other.boxes[base.boxes + $0].moved(by: shift) }
    if !other.traits.isEmpty {
      for index in base.boxes..<end.boxes {
        let index = Int32(truncatingIfNeeded: index)
        if let known = other.traits[index] { traits[index + boxShift] = known }
      }
    }
    layout.append(other.layout, base.boxes..<end.boxes, shift: boxShift)
    if record.fragment.asksForContainer { layout.asksForContainer = true }
    for index in base.children..<end.children { children.append(other.children[index] + boxShift) }
    contents.append(count: end.contents - base.contents) { other.contents[base.contents + $0] }
    if !other.sizedDrawings.isEmpty {
      for index in base.contents..<end.contents {
        let key = Int32(truncatingIfNeeded: index)
        if let drawing = other.sizedDrawings[key] {
          sizedDrawings[key + Int32(truncatingIfNeeded: shift.contents)] = drawing
        }
      }
    }
    semantics.append(count: end.semantics - base.semantics) {
      other.semantics[base.semantics + $0]
    }
    for (index, box) in record.fragment.boxes {
      boxes.restore(start.boxes + index, to: box.moved(by: start))
    }
    for (index, content) in record.fragment.contents {
      contents.restore(start.contents + index, to: content)
    }
    for (index, value) in record.fragment.semantics {
      semantics.restore(start.semantics + index, to: value)
    }
  }
}

extension Box {
  /// The box with its places in other arrays moved.
  func moved(by shift: BoxExtent) -> Box {
    var box = self
    if childCount > 0 { box.childStart += Int32(truncatingIfNeeded: shift.children) }
    if content >= 0 { box.content += Int32(truncatingIfNeeded: shift.contents) }
    if semantics >= 0 { box.semantics += Int32(truncatingIfNeeded: shift.semantics) }
    return box
  }
}
