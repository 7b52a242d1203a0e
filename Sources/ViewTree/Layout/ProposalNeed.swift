/// Whether a box looks different inside when its slot is larger than what it is proposed, as in a
/// stack that overflows.
enum ProposalNeed {
  static func exists(in index: Int32, _ axis: Int, _ boxes: BoxTree) -> Bool {
    let box = boxes.boxes[Int(index)]
    let children = boxes.children(of: box)
    guard let first = children.first else { return false }
    if box.isSingle(boxes) { return exists(in: first, axis, boxes) }
    let range = box.range(axis)
    switch box.kind {
    case .aspectRatio:
      // What is flexible across only takes its size from the proposal along.
      let child = boxes.boxes[Int(first)]
      return child.range(1 - axis).isGreedy && !child.range(axis).isGreedy
    case .padding, .background, .overlay, .wrapper: return exists(in: first, axis, boxes)
    case .frame: return range.isGreedy && exists(in: first, axis, boxes)
    case .zstack, .hstack, .vstack:
      guard range.isGreedy else { return false }
      let isAcross = !box.isStack || box.stackAxis != axis
      return isAcross
        ? existsAcross(range, children, axis, boxes) : existsAlong(children, axis, boxes)
    default: return false
    }
  }

  /// A greedy child gets the proposal, not the size that a larger sibling gives the container.
  private static func existsAcross(
    _ range: AxisRange, _ children: ArraySlice<Int32>, _ axis: Int, _ boxes: BoxTree
  ) -> Bool {
    children.contains { child in
      let inner = boxes.boxes[Int(child)].range(axis)
      if inner.isGreedy, inner.minimum < range.minimum { return true }
      return exists(in: child, axis, boxes)
    }
  }

  /// Children with a limit share the proposal with others.
  private static func existsAlong(
    _ children: ArraySlice<Int32>, _ axis: Int, _ boxes: BoxTree
  ) -> Bool {
    let moving = children.lazy.map { boxes.boxes[Int($0)] }.filter {
      let range = $0.range(axis)
      return $0.kind != .spacer && range.isGreedy && range.maximum > range.minimum
    }
    if moving.count > 1, moving.contains(where: { $0.range(axis).maximum.isFinite }) {
      return true
    }
    return children.contains { exists(in: $0, axis, boxes) }
  }
}
