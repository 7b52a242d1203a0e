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
  /// Whether its only outermost box has traits for the container around it.
  var hasTraits = false
  /// How guides move its outermost boxes in the stack around it, by their place among the roots.
  var guideShifts: [Int: [GuideShift]] = [:]
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
    boxes.append(count: end.boxes - base.boxes) { other.boxes[base.boxes + $0].moved(by: shift) }
    for index in base.children..<end.children {
      children.append(other.children[index] + Int32(truncatingIfNeeded: shift.boxes))
    }
    contents.append(count: end.contents - base.contents) { other.contents[base.contents + $0] }
    semantics.append(count: end.semantics - base.semantics) {
      other.semantics[base.semantics + $0]
    }
    layout.append(
      other.layout, base.boxes..<end.boxes, shift: Int32(truncatingIfNeeded: shift.boxes))
    appendSparse(other.traits, other.sizedDrawings, base, end, shift)
    restore(record.fragment, at: start)
  }

  /// Copies the fragment of a record of this tree to its end.
  mutating func appendCopy(of record: ViewRecord) {
    let start = BoxExtent(self)
    let base = record.previousBase
    let shift = start - base
    let end = base + record.fragment.length
    for index in base.boxes..<end.boxes { boxes.append(boxes[index].moved(by: shift)) }
    for index in base.children..<end.children {
      children.append(children[index] + Int32(truncatingIfNeeded: shift.boxes))
    }
    for index in base.contents..<end.contents { contents.append(contents[index]) }
    for index in base.semantics..<end.semantics { semantics.append(semantics[index]) }
    let layout = layout
    self.layout.append(
      layout, base.boxes..<end.boxes, shift: Int32(truncatingIfNeeded: shift.boxes))
    appendSparse(traits, sizedDrawings, base, end, shift)
    restore(record.fragment, at: start)
  }

  /// Copies what only few boxes have.
  private mutating func appendSparse(
    _ traits: [Int32: BoxTraits], _ drawings: [Int32: SizedDrawing], _ base: BoxExtent,
    _ end: BoxExtent, _ shift: BoxExtent
  ) {
    if !traits.isEmpty {
      for index in base.boxes..<end.boxes {
        let index = Int32(truncatingIfNeeded: index)
        if let known = traits[index] {
          self.traits[index + Int32(truncatingIfNeeded: shift.boxes)] = known
        }
      }
    }
    if !drawings.isEmpty {
      for index in base.contents..<end.contents {
        let key = Int32(truncatingIfNeeded: index)
        if let drawing = drawings[key] {
          sizedDrawings[key + Int32(truncatingIfNeeded: shift.contents)] = drawing
        }
      }
    }
  }

  /// Makes a copied fragment what it was when its record was done.
  private mutating func restore(_ fragment: BoxFragment, at start: BoxExtent) {
    if fragment.asksForContainer { layout.asksForContainer = true }
    for (index, box) in fragment.boxes {
      boxes.restore(start.boxes + index, to: box.moved(by: start))
    }
    for (index, content) in fragment.contents {
      contents.restore(start.contents + index, to: content)
    }
    for (index, value) in fragment.semantics {
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
