import ElementTree

extension ElementDraft {
  /// Whether what is drawn on a box and said of it can go on the element of the boxes around it.
  func canAbsorb(_ child: Box, _ boxes: BoxTree) -> Bool {
    guard child.isMarked else { return true }
    // Moving the element instead of its content changes nothing where nothing else is to be seen.
    if child.isOnlyMoved { return firstPhase == nil && semantics == nil }
    // A frame and padding stand in the direction around the child.
    if child.semantics >= 0, isPadded || isConstrained(0) || isConstrained(1) || !layers.isEmpty,
      boxes.semantics[Int(child.semantics)].attributes.contains(where: {
        $0.name == .dir && $0.value != "auto"
      })
    {
      return false
    }
    // What is drawn on the child or said of it needs the child's own rectangle.
    guard !isPadded, fills(child) else { return false }
    if isConstrained(0) || isConstrained(1), child.isFitted(boxes) { return false }
    if let first = firstPhase, child.phase >= first { return false }
    if !layers.isEmpty {
      if child.phase >= .clip { return false }
      if child.phase >= .background, layers.contains(where: { !$0.isOverlay }) { return false }
    }
    guard child.semantics >= 0, let own = semantics else { return true }
    let other = boxes.semantics[Int(child.semantics)]
    if own.name != nil, other.name != nil { return false }
    return !other.attributes.contains { attribute in
      own.attributes.contains { $0.name == attribute.name }
    }
  }

  /// Takes over what is drawn on a box and said of it.
  mutating func absorb(_ box: Box, _ boxes: BoxTree, _ styles: inout StyleTable) {
    style = styles.extend(box.style, with: style)
    if box.phase >= .translation, let offset = Translation(box.style, styles) {
      offsets.append(offset)
    }
    if box.phase != .content, !box.isOnlyMoved { firstPhase = box.firstPhase }
    if key == 0 {
      key = box.key
      keyBox = coreIndex
    }
    guard box.semantics >= 0 else { return }
    let other = boxes.semantics[Int(box.semantics)]
    for ordinal in other.attributes.indices {
      sources.append((coreIndex, Int32(truncatingIfNeeded: ordinal)))
    }
    if !other.handlers.isEmpty { handlerBoxes.append(coreIndex) }
    guard var own = semantics else {
      semantics = other
      return
    }
    own.name = own.name ?? other.name
    own.isPhrasing = own.isPhrasing || other.isPhrasing
    // No attribute is there twice: `canAbsorb` has seen to that.
    own.attributes.append(contentsOf: other.attributes)
    own.handlers.append(contentsOf: other.handlers)
    semantics = own
  }
}

extension Box {
  /// Whether the box is moved and nothing else is drawn on it or said of it.
  var isOnlyMoved: Bool {
    phase == .translation && firstPhase == .translation && semantics < 0
  }
}
