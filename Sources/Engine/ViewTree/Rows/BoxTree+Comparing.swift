extension BoxTree {
  /// Whether two parts of the tree have the same boxes, but for the keys of those that are outermost.
  func areSame(
    _ left: BoxExtent, _ leftRoots: [Int32], _ right: BoxExtent, _ rightRoots: [Int32],
    length: BoxExtent
  ) -> Bool {
    let shift = right - left
    guard leftRoots.map({ $0 + Int32(truncatingIfNeeded: shift.boxes) }) == rightRoots else {
      return false
    }
    let roots = Set(leftRoots.map(Int.init))
    for offset in 0..<length.boxes {
      let index = left.boxes + offset
      var mine = boxes[index].moved(by: shift)
      let other = boxes[index + shift.boxes]
      if roots.contains(index) { mine.key = other.key }
      guard mine.isSame(as: other) else { return false }
    }
    for offset in 0..<length.children
    where children[left.children + offset] + Int32(truncatingIfNeeded: shift.boxes)
      != children[right.children + offset]
    { return false }
    for offset in 0..<length.contents {
      let index = left.contents + offset
      guard contents[index].isSame(as: contents[index + shift.contents]),
        (sizedDrawings[Int32(truncatingIfNeeded: index)] == nil)
          == (sizedDrawings[Int32(truncatingIfNeeded: index + shift.contents)] == nil)
      else { return false }
    }
    for offset in 0..<length.semantics {
      let mine = semantics[left.semantics + offset]
      let other = semantics[right.semantics + offset]
      guard mine.name == other.name, mine.isPhrasing == other.isPhrasing,
        mine.attributes.elementsEqual(other.attributes, by: { $0 == $1 }),
        mine.handlers.isEmpty, other.handlers.isEmpty
      else { return false }
    }
    return true
  }

  /// Removes what was added since a place.
  mutating func truncate(to start: BoxExtent) {
    for index in start.contents..<contents.count {
      sizedDrawings[Int32(truncatingIfNeeded: index)] = nil
    }
    for index in start.boxes..<boxes.count {
      layout.traits[Int32(truncatingIfNeeded: index)] = nil
    }
    if !folds.isEmpty { folds = folds.filter { Int($0.key) < start.boxes } }
    boxes.removeSubrange(start.boxes...)
    children.removeSubrange(start.children...)
    contents.removeSubrange(start.contents...)
    semantics.removeSubrange(start.semantics...)
  }
}

extension BoxContent {
  /// Whether another content is the same.
  fileprivate func isSame(as other: BoxContent) -> Bool {
    switch (self, other) {
    case (.text(let mine), .text(let other)): mine == other
    case (.image(let mine), .image(let other)): mine == other
    case (.symbol(let mine), .symbol(let other)): mine == other
    case (.graphic(let mine), .graphic(let other)): mine == other
    case (.runs(let mine), .runs(let other)): mine == other
    // Rare ones that can't be compared part by part say all that they have in words.
    default: "\(self)" == "\(other)"
    }
  }
}

extension Box {
  /// Whether another box is the same in every respect.
  fileprivate func isSame(as other: Box) -> Bool {
    kind == other.kind && payload.bits == other.payload.bits && width.isSame(as: other.width)
      && height.isSame(as: other.height) && key == other.key && origin == other.origin
      && style == other.style && childCount == other.childCount
      && (childCount == 0 || childStart == other.childStart) && path == other.path
      && content == other.content && semantics == other.semantics
      && priority.bitPattern == other.priority.bitPattern && phase == other.phase
      && firstPhase == other.firstPhase && alignment == other.alignment
      && beginsWithText == other.beginsWithText && endsWithText == other.endsWithText
      && isRead == other.isRead
  }
}

extension AxisRange {
  fileprivate func isSame(as other: AxisRange) -> Bool {
    isGreedy == other.isGreedy && isShrinkable == other.isShrinkable
      && isProportional == other.isProportional && outgrows == other.outgrows
      && minimum.bitPattern == other.minimum.bitPattern
      && ideal.bitPattern == other.ideal.bitPattern
      && maximum.bitPattern == other.maximum.bitPattern
  }
}
