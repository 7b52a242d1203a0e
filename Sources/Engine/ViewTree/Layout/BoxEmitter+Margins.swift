import ElementTree

extension BoxEmitter {
  /// Emits a padded box as its content with margins, where nobody can tell the difference; nil
  /// where padding needs a box of its own.
  ///
  /// Padding around something with a rectangle of its own (a picture, a card with a background)
  /// would take an element. Margins of a grid's or flexbox's item count as part of it when it is
  /// aligned, and `stretch` leaves room for them. Percentages and flexible sizes do not, and along
  /// a stack margins may be needed for spacers.
  mutating func emitMargined(_ index: Int32, _ slot: Slot) -> Item? {
    var box = boxes.boxes[Int(index)]
    let key = box.key
    // A box that says nothing is as if it were not there.
    while box.kind == .wrapper, !box.isMarked {
      box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    }
    guard box.kind == .padding, !box.isMarked, slot.translation == nil, !slot.isMoved,
      slot.proposal.x == nil,
      slot.proposal.y == nil,
      slot.variable.x == nil, slot.variable.y == nil, !slot.isPage, slot.region == nil
    else { return nil }
    let insets = box.padding.insets
    let isLayer = slot.kind.x == .layer && slot.kind.y == .layer
    guard insets.min() >= 0 || isLayer else { return nil }
    // Padding around padding is one padding.
    var total = insets
    var inner = boxes.children[Int(box.childStart)]
    while true {
      let child = boxes.boxes[Int(inner)]
      guard child.kind == .padding, !child.isMarked, all(child.padding.insets .>= 0) else {
        break
      }
      total += child.padding.insets
      inner = boxes.children[Int(child.childStart)]
    }
    let content = boxes.boxes[Int(inner)]
    guard content.isMarked || content.kind.isLeafWithFrame(content, boxes) else { return nil }
    // The sides of a text's own margins are those of its own lines, which may run the other way.
    if total[1] != total[3], content.endsInText(boxes) { return nil }
    for axis in 0...1 {
      let range = content.range(axis)
      let before = axis == 0 ? total[1] : total[0]
      let after = axis == 0 ? total[3] : total[2]
      if slot.isIdeal[axis], range.isGreedy { return nil }
      switch slot.kind[axis] {
      case .main:
        if range.isGreedy || ((before != 0 || after != 0) && !slot.allowsMargins) { return nil }
      case .cross, .cell:
        // Only what fills its slot without limits is stretched.
        if range.isGreedy, range.maximum != .infinity || range.minimum > 0 { return nil }
      case .layer:
        // Between insets of nothing an area is as large as its margins let it.
        if range.isGreedy, content.kind != .paint { return nil }
        if !range.isGreedy, before < 0 || after < 0 { return nil }
      }
      if range.isShrinkable, slot.kind[axis] == .main, !range.isGreedy { return nil }
    }
    let item = emit(inner, slot)
    if key != 0 {
      out.tree.nodes[item.node].key = key
      recordNode(.key, item.node, box: index)
    }
    stretch(item.node, content, slot)
    if overlaps(total, slot) {
      moved += 1
      bringForward(item.node)
    }
    let sides: [CSSProperty] = [
      .marginBlockStart, .marginInlineStart, .marginBlockEnd, .marginInlineEnd,
    ]
    if total == SIMD4(repeating: total[0]) {
      set(item.node, .margin, .points(total[0]))
    } else {
      for side in 0..<4 where total[side] != 0 { set(item.node, sides[side], .points(total[side])) }
    }
    return item
  }
}

extension BoxEmitter {
  /// Has an element fill what its margins leave; a width of all of the slot would not know them.
  private mutating func stretch(_ node: Int, _ content: Box, _ slot: Slot) {
    for axis in 0...1 where content.range(axis).isGreedy {
      let isDown: Bool
      switch slot.kind[axis] {
      case .main, .layer: continue
      case .cross: isDown = true
      case .cell: isDown = axis == 1
      }
      set(node, axis == 0 ? .width : .height, Keyword.auto)
      set(node, isDown ? .alignSelf : .justifySelf, Keyword.stretch)
    }
  }
}

extension Box {
  /// Whether a chain of boxes with one child ends in text.
  fileprivate func endsInText(_ boxes: BoxTree) -> Bool {
    var box = self
    while box.kind != .text {
      guard box.childCount > 0, !box.kind.isStack else { return false }
      box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    }
    return true
  }
}

extension BoxKind {
  /// Whether a leaf, or the one in a frame, has an element of its own whatever is around it.
  fileprivate func isLeafWithFrame(_ box: Box, _ boxes: BoxTree) -> Bool {
    var box = box
    while true {
      switch box.kind {
      case .paint, .divider, .image, .resizableImage, .graphic, .symbol, .control: return true
      case .frame, .wrapper: box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
      case .text, .spacer, .hidden, .hstack, .vstack, .zstack, .scroll, .grid, .flow, .fitting,
        .padding,
        .flexibleFrame, .fixedSize, .aspectRatio, .position, .background, .overlay:
        return false
      }
    }
  }
}
