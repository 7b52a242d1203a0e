import ElementTree

/// A row that has no boxes of its own but the outermost: those inside are the mould's, in which
/// other strings stand.
///
/// Rows are folded in stacks alone, and only as long as nobody looks into them: whoever changes a row, puts
/// something around it or reads its words unfolds it before.
struct RowFold: Sendable {
  /// The mould, by its number in ``BoxTree/foldedMoulds``.
  var mould: Int
  /// Where the row's strings and keys begin in ``BoxTree/foldStrings`` and ``BoxTree/foldKeys``.
  var strings: Int
  var keys: Int
}

/// A mould whose boxes stand in the tree once, for all rows that are folded.
struct FoldedMould: Sendable {
  let mould: RowMould
  /// The outermost of the boxes.
  let root: Int32
  let start: BoxExtent
  let boxes: Int
  /// How many strings and keys a row has.
  let strings: Int
  let keys: Int
}

extension BoxTree {
  /// Adds a mould's boxes for rows to be folded; gives its number.
  mutating func addFoldedMould(
    _ mould: RowMould, _ strings: [String], _ keys: [UInt64]
  ) -> Int {
    let start = BoxExtent(self)
    let root = mould.append(strings, keys, to: &self)[0]
    foldedCount -= boxes.count - start.boxes
    foldedMoulds.append(
      FoldedMould(
        mould: mould, root: root, start: start, boxes: boxes.count - start.boxes,
        strings: strings.count, keys: keys.count))
    return foldedMoulds.count - 1
  }

  /// Adds the outermost box of a row; gives its index.
  mutating func fold(_ number: Int, _ strings: [String], _ keys: [UInt64]) -> Int32 {
    let shared = foldedMoulds[number].root
    let first = foldedMoulds[number].start
    var box = boxes[Int(shared)]
    let own = shared - Int32(truncatingIfNeeded: first.boxes)
    if box.semantics >= 0 {
      // The row's own, since modifiers may change them.
      var words = semantics[Int(box.semantics)]
      let place = Int(box.semantics) - first.semantics
      foldedMoulds[number].mould.fill(&words, at: place, with: strings)
      box.semantics = Int32(truncatingIfNeeded: semantics.count)
      semantics.append(words)
    }
    if let key = foldedMoulds[number].mould.key(of: own) { box.key = keys[key] }
    let index = append(box)
    if let traits = layout.traits[shared] { layout.traits[index] = traits }
    folds[index] = RowFold(mould: number, strings: foldStrings.count, keys: foldKeys.count)
    foldedCount += foldedMoulds[number].boxes - 1
    foldStrings += strings
    foldKeys += keys
    return index
  }

  /// Gives a row boxes of its own, if it is folded.
  mutating func unfold(_ index: Int32) {
    guard let fold = folds.removeValue(forKey: index) else { return }
    let shared = foldedMoulds[fold.mould]
    let strings = Array(foldStrings[fold.strings..<(fold.strings + shared.strings)])
    let keys = Array(foldKeys[fold.keys..<(fold.keys + shared.keys)])
    let end = BoxExtent(self)
    let root = shared.mould.append(strings, keys, to: &self)[0]
    rowKinds[root] = nil
    foldedCount -= shared.boxes
    takeSizes(from: shared.start, to: end)
    boxes[Int(index)].childStart = boxes[Int(root)].childStart
    boxes[Int(index)].content = boxes[Int(root)].content
  }

  /// Draws the boxes at the end as those that they are like, whose sizes may be settled already.
  private mutating func takeSizes(from start: BoxExtent, to end: BoxExtent) {
    for index in end.boxes..<boxes.count {
      let settled = boxes[start.boxes + index - end.boxes]
      boxes[index].kind = settled.kind
      boxes[index].style = settled.style
    }
    for index in end.contents..<contents.count {
      let settled = contents[start.contents + index - end.contents]
      if case .graphic = settled { contents[index] = settled }
    }
  }

  /// Gives all rows boxes of their own.
  mutating func unfoldAll() {
    guard !folds.isEmpty else { return }
    for index in folds.keys.sorted() { unfold(index) }
  }
}
