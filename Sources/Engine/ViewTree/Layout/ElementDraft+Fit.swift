import ElementTree

extension ElementDraft {
  /// Whether the core's content stands right in the element's box, so that the core needs no
  /// element of its own.
  func coreFits(_ boxes: BoxTree, _ styles: StyleTable) -> Bool {
    // Layers in a z-stack have the size of what is in it, not of a frame around it.
    if core.kind == .zstack, isConstrained(0) || isConstrained(1),
      boxes.sizingChildren(of: core).count < core.childCount
    {
      return false
    }
    for axis in 0...1 where isConstrained(axis) {
      let added = padding(axis)
      let low = (size[axis].bounds?.low ?? minimum[axis] ?? 0) - added
      let high = (size[axis].bounds?.high ?? .infinity) - added
      let range = core.range(axis)
      switch core.kind {
      case .paint, .spacer: continue
      case .text:
        if !textFits(axis, boxes, styles) { return false }
      case .hstack, .vstack, .zstack:
        if !containerFits(axis, range, low, high, boxes) { return false }
      case .image, .resizableImage, .graphic, .symbol, .divider, .control, .hidden, .scroll, .grid,
        .flow, .fitting, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position,
        .background,
        .overlay, .wrapper:
        if !range.isGreedy || range.maximum < high { return false }
      }
    }
    return true
  }

  private func containerFits(
    _ axis: Int, _ range: AxisRange, _ low: Float, _ high: Float, _ boxes: BoxTree
  ) -> Bool {
    let isAlong = core.isStack && core.stackAxis == axis
    if isAlong { return true }
    let isAlike = core.innerPlace(axis) == framePlace[axis]
    if range.isGreedy {
      if range.maximum < high { return false }
      return low.isNaN || !(range.minimum > low) || isAlike
    }
    guard core.isStack, !isAlike else { return true }
    return boxes.children(of: core).count { boxes.boxes[Int($0)].kind != .spacer } <= 1
  }

  /// Text stands in a frame's box by the alignment of its lines if they are aligned the same way.
  private func textFits(_ axis: Int, _ boxes: BoxTree, _ styles: StyleTable) -> Bool {
    let isClamped = core.text.lineLimit > 1
    guard let place = framePlace[axis] else { return true }
    if axis == 1 {
      // Text that is cut at whole lines needs a box of its own within the frame's.
      if let limit = heightLimit,
        boxes.lines(of: core, height: limit, width: textWidth, styles) != nil
      {
        return false
      }
      return !isClamped || place == .start
    }
    // `start` means the start of the text's own lines.
    let isTurned =
      core.semantics >= 0
      && boxes.semantics[Int(core.semantics)].attributes.contains { $0.name == .dir }
    if isTurned, place != .center { return false }
    if place == core.innerPlace(0) || core.text.isSingleLine { return true }
    if isClamped { return false }
    if case .text = boxes.contents[Int(core.content)] { return layers.isEmpty }
    return false
  }
}

extension Extent {
  var isPoints: Bool { if case .points = self { true } else { false } }
}
