import ElementTree

extension ElementDraft {
  /// What came of the attempt to say a box on the element.
  enum Outcome {
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
  mutating func follow(_ sizes: BoxSizes, _ styles: inout StyleTable) {
    let boxes = sizes.boxes
    var isFirst = true
    while true {
      if !isFirst, !canAbsorb(core, boxes) {
        wraps = true
        return
      }
      if beginsRegion(core, boxes, styles) {
        holdsRegion = true
        wraps = true
        return
      }
      let layerCount = layers.count
      let outcome = take(core, sizes, styles)
      if outcome == .refused, !isFirst {
        wraps = true
        return
      }
      // What the core shows goes with the core where that gets an element of its own.
      if outcome == .core, !isInRegion,
        !coreFits(boxes, styles) || (!layers.isEmpty && core.kind.isReplaced)
          // An element's own colour is behind all that is in it, what is behind it as well.
          || core.kind == .paint && layers.contains(where: { !$0.isOverlay })
          // What lies over a scroll view stands still while that scrolls.
          || core.kind == .scroll
            && layers.contains(where: { $0.isOverlay && !boxes.isDialog($0.box) })
      {
        wraps = true
        return
      }
      absorb(core, boxes, &styles)
      if layers.count > layerCount { layers[layerCount].offsetCount = offsets.count }
      isFirst = false
      guard outcome != .core else { break }
      coreIndex = boxes.children[Int(core.childStart)]
      core = boxes.boxes[Int(coreIndex)]
      if outcome == .takenAlone {
        wraps = true
        return
      }
    }
  }

  private mutating func take(
    _ box: Box, _ sizes: BoxSizes, _ styles: StyleTable
  ) -> Outcome {
    let boxes = sizes.boxes
    if let outcome = takeInRegion(box, sizes) { return outcome }
    switch box.kind {
    case .wrapper: return .taken
    case .hstack, .vstack, .zstack:
      // A stack of one view is that view. Where nothing is proposed it isn't: it lays its content
      // out again in the size that it found.
      guard box.isSingle(boxes) else { return .core }
      return !isIdeal.x && !isIdeal.y || holdsPicture(box, boxes) ? .taken : .core
    case .background, .overlay:
      guard fills(box) else { return .refused }
      layers.append(
        Layer(
          box: boxes.children[Int(box.childStart) + 1], alignment: box.alignment,
          isOverlay: box.kind == .overlay, insets: padding))
      return .taken
    case .padding: return takePadding(box, boxes)
    case .fixedSize: return takeFixedSize(box)
    case .frame: return takeFrame(box, boxes)
    case .flexibleFrame: return takeFlexibleFrame(box, boxes)
    case .aspectRatio: return takeAspectRatio(box, boxes, styles)
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden, .scroll, .grid, .flow, .fitting, .position:
      return .core
    }
  }

  /// Whether a stack of one view holds a picture, which gets the same size when it is laid out again.
  private func holdsPicture(_ stack: Box, _ boxes: BoxTree) -> Bool {
    guard isIdeal.x != isIdeal.y else { return false }
    var box = boxes.boxes[Int(boxes.children[Int(stack.childStart)])]
    while box.kind == .padding { box = boxes.boxes[Int(boxes.children[Int(box.childStart)])] }
    return box.isFitted(boxes)
  }

  private mutating func takePadding(_ box: Box, _ boxes: BoxTree) -> Outcome {
    let insets = box.padding.insets
    if insets.min() < 0 {
      guard !isConstrained(0), !isConstrained(1), !isPadded, layers.isEmpty else {
        return .refused
      }
      innerMargin = insets
      return .takenAlone
    }
    // A box is never smaller than its padding, whatever its width says.
    for axis in 0...1 {
      let added = axis == 0 ? insets[1] + insets[3] : insets[0] + insets[2]
      if let bounds = size[axis].bounds, bounds.low < padding(axis) + added { return .refused }
    }
    padding += insets
    return endsInLeaf(box, boxes) ? .takenAlone : .taken
  }

  private mutating func takeFixedSize(_ box: Box) -> Outcome {
    guard !isConstrained(0), !isConstrained(1) else { return .refused }
    if box.fixedSize.horizontal { isIdeal.x = true }
    if box.fixedSize.vertical { isIdeal.y = true }
    return .taken
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
      // Where the browser finds the frame's least size, it is what the box needs.
      guard bounds.low.isNaN || range.minimum + added <= bounds.low,
        range.maximum + added >= bounds.high
      else { return false }
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
      case .text, .hidden, .scroll, .grid, .flow, .fitting, .position: return false
      }
    }
  }
}
