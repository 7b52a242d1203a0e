import ElementTree

extension BoxTree {
  /// A hash that is equal for boxes that can replace each other: of all that layout, names
  /// and the nesting of elements depend on, but neither paint nor words.
  func outline(of index: Int32) -> UInt64 {
    let box = boxes[Int(index)]
    var hash = UInt64(box.kind.rawValue) | UInt64(box.phase.rawValue) << 8
    hash |= UInt64(box.firstPhase.rawValue) << 16 | UInt64(box.alignment.horizontal.rawValue) << 24
    hash |= UInt64(box.alignment.vertical.rawValue) << 28
    hash |= (box.beginsWithText ? 1 : 0) << 32 | (box.endsWithText ? 1 : 0) << 33
    hash = StableHash.combine(0x53, hash)
    let bits = box.payload.bits
    for lane in 0..<4 { hash = StableHash.combine(hash, bits[lane]) }
    for range in [box.width, box.height] {
      hash = StableHash.combine(
        hash, UInt64(range.minimum.bitPattern) | UInt64(range.maximum.bitPattern) << 32)
      let flags: UInt64 =
        (range.isGreedy ? 1 : 0) | (range.isShrinkable ? 2 : 0) | (range.isProportional ? 4 : 0)
        | (range.outgrows ? 8 : 0)
      hash = StableHash.combine(hash, UInt64(range.ideal.bitPattern) << 4 | flags)
    }
    hash = StableHash.combine(hash, UInt64(box.priority.bitPattern))
    if box.content >= 0 { hash = outline(of: contents[Int(box.content)], hash) }
    if box.semantics >= 0 {
      let semantics = semantics[Int(box.semantics)]
      hash = StableHash.combine(
        hash, UInt64(semantics.name?.rawValue ?? 255) << 1 | (semantics.isPhrasing ? 1 : 0))
      for attribute in semantics.attributes {
        hash = StableHash.combine(hash, UInt64(attribute.name.rawValue))
      }
    }
    // Evaluation took more of the stack for each of the boxes than this does.
    for child in children(of: box) { hash = StableHash.combine(hash, outline(of: child)) }
    return hash
  }

  private func outline(of content: BoxContent, _ start: UInt64) -> UInt64 {
    switch content {
    case .text: return StableHash.combine(start, 1)
    case .runs: return StableHash.combine(start, 2)
    case .line: return StableHash.combine(start, 10)
    case .image(let image):
      let hash = StableHash.combine(start, image.darkSource == nil ? 3 : 4)
      return StableHash.combine(hash, UInt64((image.width ?? -1).bitPattern))
    case .graphic: return StableHash.combine(start, 5)
    case .symbol: return StableHash.combine(start, 6)
    case .control(let control):
      var hash = StableHash.combine(start, UInt64(control.name.rawValue) << 8 | 7)
      for attribute in control.attributes {
        hash = StableHash.combine(hash, UInt64(attribute.name.rawValue))
      }
      return hash
    case .grid: return StableHash.combine(start, 8)
    case .place: return StableHash.combine(start, 9)
    }
  }

  /// Whether a box has traits for the container around it, beside its size.
  func hasTraits(_ start: Int32) -> Bool {
    if traits.isEmpty, layout.traits.isEmpty, layout.bleeding.isEmpty { return false }
    var index = start
    while true {
      if traits[index] != nil || layout.traits[index] != nil || layout.bleeding.contains(index) {
        return true
      }
      let box = boxes[Int(index)]
      guard box.kind.isModifier, box.childCount > 0 else { return false }
      index = children[Int(box.childStart)]
    }
  }
}

extension Box {
  /// Whether two boxes are alike to everything around them but for their paint.
  func isAlike(_ other: Box) -> Bool {
    kind == other.kind && phase == other.phase && firstPhase == other.firstPhase
      && alignment == other.alignment && priority.bitPattern == other.priority.bitPattern
      && payload.bits == other.payload.bits
      && width.isAlike(other.width) && height.isAlike(other.height) && key == other.key
      && beginsWithText == other.beginsWithText && endsWithText == other.endsWithText
      && (semantics < 0) == (other.semantics < 0) && (content < 0) == (other.content < 0)
  }

  /// Whether two boxes are the same but for their keys.
  func isSame(_ other: Box) -> Bool {
    var copy = other
    copy.key = key
    return isAlike(copy) && style == other.style && isRead == other.isRead
      && childStart == other.childStart && childCount == other.childCount
      && content == other.content && semantics == other.semantics
  }
}

extension AxisRange {
  /// Whether two ranges are the same; unknown sizes are not numbers, which are equal to nothing.
  fileprivate func isAlike(_ other: AxisRange) -> Bool {
    isGreedy == other.isGreedy && isShrinkable == other.isShrinkable
      && isProportional == other.isProportional && outgrows == other.outgrows
      && minimum.bitPattern == other.minimum.bitPattern
      && ideal.bitPattern == other.ideal.bitPattern
      && maximum.bitPattern == other.maximum.bitPattern
  }
}
