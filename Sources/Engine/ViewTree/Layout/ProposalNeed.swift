/// Whether a box looks different inside when its slot is larger than what it is proposed, as in a
/// stack that overflows.
enum ProposalNeed {
  /// The boxes that still have to be looked at wait on a list, not on the stack.
  static func exists(in index: Int32, _ axis: Int, _ boxes: BoxTree) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      if isFound(next, axis, boxes, &open) { return true }
    }
    return false
  }

  /// Whether a box itself needs the proposal; adds those inside of it that may.
  private static func isFound(
    _ index: Int32, _ axis: Int, _ boxes: BoxTree, _ open: inout [Int32]
  ) -> Bool {
    let box = boxes.boxes[Int(index)]
    let children = boxes.children(of: box)
    guard let first = children.first else { return false }
    if box.isSingle(boxes) {
      open.append(first)
      return false
    }
    let range = box.range(axis)
    switch box.kind {
    case .aspectRatio:
      // What is flexible across only takes its size from the proposal along.
      let child = boxes.boxes[Int(first)]
      return child.range(1 - axis).isGreedy && !child.range(axis).isGreedy
    case .padding, .background, .overlay, .wrapper: open.append(first)
    case .frame: if range.isGreedy { open.append(first) }
    case .zstack, .hstack, .vstack:
      guard range.isGreedy else { return false }
      let isAcross = !box.isStack || box.stackAxis != axis
      if isAcross
        ? isFoundAcross(range, children, axis, boxes) : isFoundAlong(children, axis, boxes)
      {
        return true
      }
      open += children
    case .flexibleFrame, .fixedSize, .position, .scroll, .grid, .flow, .fitting: break
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden:
      break
    }
    return false
  }

  /// A greedy child gets the proposal, not the size that a larger sibling gives the container.
  private static func isFoundAcross(
    _ range: AxisRange, _ children: ArraySlice<Int32>, _ axis: Int, _ boxes: BoxTree
  ) -> Bool {
    children.contains { child in
      let inner = boxes.boxes[Int(child)].range(axis)
      return inner.isGreedy && inner.minimum < range.minimum
    }
  }

  /// Children with a limit share the proposal with others.
  private static func isFoundAlong(
    _ children: ArraySlice<Int32>, _ axis: Int, _ boxes: BoxTree
  ) -> Bool {
    let moving = children.lazy.map { boxes.boxes[Int($0)] }.filter {
      let range = $0.range(axis)
      return $0.kind != .spacer && range.isGreedy && range.maximum > range.minimum
    }
    return moving.count > 1 && moving.contains { $0.range(axis).maximum.isFinite }
  }
}
