import ElementTree

extension ElementDraft {
  /// What came of the attempt to say a box on the element.
  private enum Outcome {
    /// The box needs an element of its own.
    case refused
    /// The element says it; on to the box inside.
    case taken
    /// The element says it, but what is inside needs an element of its own.
    case takenAlone
    /// The chain ends with this box.
    case core
  }

  /// Follows the chain from the outermost box inwards.
  mutating func follow(_ boxes: BoxTree, _ styles: inout StyleTable) {
    var isFirst = true
    chain: while true {
      if !isFirst, !canAbsorb(core, boxes) {
        wraps = true
        return
      }
      let outcome = take(core, boxes)
      if outcome == .refused, !isFirst {
        wraps = true
        return
      }
      absorb(core, boxes, &styles)
      isFirst = false
      guard outcome != .core else { break }
      coreIndex = boxes.children[Int(core.childStart)]
      core = boxes.boxes[Int(coreIndex)]
      if outcome == .takenAlone {
        wraps = true
        return
      }
    }
    wraps = !coreFits(boxes) || (!layers.isEmpty && core.kind.isReplaced)
  }

  private mutating func take(_ box: Box, _ boxes: BoxTree) -> Outcome {
    switch box.kind {
    case .wrapper: return .taken
    case .hstack, .vstack, .zstack:
      return box.isSingle(boxes) && !isIdeal.x && !isIdeal.y ? .taken : .core
    case .background, .overlay:
      guard fills(box) else { return .refused }
      layers.append(
        Layer(
          box: boxes.children[Int(box.childStart) + 1], alignment: box.alignment,
          isOverlay: box.kind == .overlay, insets: padding))
      return .taken
    case .padding: return takePadding(box, boxes)
    case .fixedSize:
      guard size.x.isNatural, size.y.isNatural else { return .refused }
      if box.values[0] != 0 { isIdeal.x = true }
      if box.values[1] != 0 { isIdeal.y = true }
      return .taken
    case .frame: return takeFrame(box)
    case .flexibleFrame: return takeFlexibleFrame(box, boxes)
    case .aspectRatio: return takeAspectRatio(box, boxes)
    default: return .core
    }
  }

  private mutating func takePadding(_ box: Box, _ boxes: BoxTree) -> Outcome {
    let insets = SIMD4(box.values[0], box.values[1], box.values[2], box.values[3])
    if insets.min() < 0 {
      guard size.x.isNatural, size.y.isNatural, !isPadded, layers.isEmpty else { return .refused }
      innerMargin = insets
      return .takenAlone
    }
    if endsInLeaf(box, boxes) {
      padding += insets
      return .takenAlone
    }
    for axis in 0...1 {
      let added = axis == 0 ? insets[1] + insets[3] : insets[0] + insets[2]
      if let bounds = size[axis].bounds, bounds.low < padding(axis) + added { return .refused }
    }
    padding += insets
    return .taken
  }

  private mutating func takeFrame(_ box: Box) -> Outcome {
    for axis in 0...1 where !box.values[axis].isNaN && isConstrained(axis) { return .refused }
    for axis in 0...1 where !box.values[axis].isNaN {
      size[axis] = .points(box.values[axis] + padding(axis))
      framePlace[axis] = box.alignment.places[axis]
      isIdeal[axis] = false
    }
    return .taken
  }

  private mutating func takeFlexibleFrame(_ box: Box, _ boxes: BoxTree) -> Outcome {
    let isSet = Axes(box.limits(0), box.limits(1))
    for axis in 0...1 where isSet[axis] {
      let range = box.range(axis)
      if minimum[axis] != nil { return .refused }
      guard let bounds = size[axis].bounds else { continue }
      let added = padding(axis)
      switch size[axis] {
      case .points(let points):
        let inner = points - added
        guard range.minimum <= inner, inner <= range.maximum else { return .refused }
      default:
        guard range.minimum + added <= bounds.low, range.maximum + added >= bounds.high else {
          return .refused
        }
      }
    }
    for axis in 0...1 where isSet[axis] {
      framePlace[axis] = box.alignment.places[axis]
      if size[axis].isNatural { takeLimits(box, axis) }
    }
    // A flexible frame lays its child out again in the size it got, so that on its other axis it
    // outgrows its proposal as its child does.
    for axis in 0...1 where !isSet[axis] && size[axis].isNatural && minimum[axis] == nil {
      let range = box.range(axis)
      if isIdeal[axis] {
        guard !range.ideal.isNaN else { continue }
        size[axis] = .points(range.ideal + padding(axis))
        isIdeal[axis] = false
      } else {
        guard range.isGreedy, range.minimum > 0, !box.hasProportions(boxes) else { continue }
        size[axis] = .filling(range.minimum + padding(axis), range.maximum + padding(axis))
      }
      framePlace[axis] = box.alignment.places[axis]
    }
    return .taken
  }

  /// Takes a flexible frame's limits on an axis that nothing limits yet.
  private mutating func takeLimits(_ box: Box, _ axis: Int) {
    let range = box.range(axis)
    let added = padding(axis)
    if isIdeal[axis], !range.ideal.isNaN {
      size[axis] = .points(range.ideal + added)
      isIdeal[axis] = false
    } else if range.isFixed {
      size[axis] = .points(range.minimum + added)
    } else if range.isGreedy {
      let low = range.minimum.isNaN ? 0 : range.minimum
      size[axis] = .filling(low + added, range.maximum + added)
    } else if !box.values[axis * 3].isNaN {
      minimum[axis] = box.values[axis * 3] + added
    }
  }

  private mutating func takeAspectRatio(_ box: Box, _ boxes: BoxTree) -> Outcome {
    let child = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    let isGreedy = Axes(child.width.isGreedy, child.height.isGreedy)
    if box.values[0].isNaN {
      // The proportions are those of a picture that only the browser knows.
      pictureMode = box.values[1] != 0 ? .cover : .contain
      return .taken
    }
    guard isGreedy.x || isGreedy.y else { return .taken }
    let isFree = size.x.isNatural && size.y.isNatural
    let isIdealAnywhere = isIdeal.x || isIdeal.y
    let isItem = slot.kind.x == .main || slot.kind.y == .main
    if (!isItem && isFree && !isIdealAnywhere) || (size.x.isPoints && size.y.isPoints) {
      aspect = box
      return .takenAlone
    }
    if isIdeal.x && isIdeal.y {
      for axis in 0...1 where size[axis].isNatural && isGreedy[axis] {
        size[axis] = .points(box.range(axis).ideal + padding(axis))
        framePlace[axis] = .center
        isIdeal[axis] = false
      }
      return .taken
    }
    if isItem, isFree, !isIdealAnywhere, isGreedy.x, isGreedy.y {
      if ratio != nil {
        aspect = box
        return .takenAlone
      }
      ratio = box
    } else if isGreedy.x, isGreedy.y {
      drawnRatio = box.values[0]
    }
    return .taken
  }

  private func canAbsorb(_ child: Box, _ boxes: BoxTree) -> Bool {
    guard child.isMarked else { return true }
    // What is drawn on the child or said of it needs the child's own rectangle.
    guard !isPadded, fills(child) else { return false }
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
  private mutating func absorb(_ box: Box, _ boxes: BoxTree, _ styles: inout StyleTable) {
    style = styles.extend(box.style, with: style)
    if box.phase != .content { firstPhase = box.firstPhase }
    if key == 0 { key = box.key }
    guard box.semantics >= 0 else { return }
    let other = boxes.semantics[Int(box.semantics)]
    guard var own = semantics else {
      semantics = other
      return
    }
    own.name = own.name ?? other.name
    own.isPhrasing = own.isPhrasing || other.isPhrasing
    for attribute in other.attributes { own.set(attribute.name, attribute.value) }
    semantics = own
  }

  /// Whether a frame says anything of the size on an axis.
  func isConstrained(_ axis: Int) -> Bool { !size[axis].isNatural || minimum[axis] != nil }

  /// Whether a box has the element's rectangle whatever the frames around it say.
  func fills(_ box: Box) -> Bool {
    for axis in 0...1 {
      let range = box.range(axis)
      if let least = minimum[axis], !(range.minimum + padding(axis) >= least),
        !(range.isGreedy && range.maximum == .infinity)
      {
        return false
      }
      guard let bounds = size[axis].bounds else { continue }
      let added = padding(axis)
      guard range.minimum + added <= bounds.low, range.maximum + added >= bounds.high else {
        return false
      }
    }
    return true
  }

  /// Whether a chain ends in a leaf that is drawn on its own element.
  private func endsInLeaf(_ start: Box, _ boxes: BoxTree) -> Bool {
    var box = start
    while true {
      switch box.kind {
      case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .background, .overlay,
        .wrapper:
        box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
      case .hstack, .vstack, .zstack:
        guard box.isSingle(boxes) else { return false }
        box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
      case .paint, .spacer, .divider, .image, .resizableImage, .graphic, .symbol, .control:
        return true
      default: return false
      }
    }
  }
}

extension Box {
  /// Whether a flexible frame limits an axis.
  fileprivate func limits(_ axis: Int) -> Bool {
    !values[axis * 3].isNaN || !values[axis * 3 + 1].isNaN || !values[axis * 3 + 2].isNaN
  }
}
