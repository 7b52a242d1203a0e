import ElementTree
import Foundation

/// What stands where a bar begins, in its middle and where it ends.
///
/// The middle is the bar's own as long as there is room, otherwise the middle of what the sides leave; what
/// has too little room there is shortened.
nonisolated struct BarColumns<Leading: View, Middle: View, Trailing: View>: _PrimitiveView {
  let leading: Leading
  let middle: Middle
  let trailing: Trailing

  init(
    @ViewBuilder leading: () -> Leading, @ViewBuilder middle: () -> Middle,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.leading = leading()
    self.middle = middle()
    self.trailing = trailing()
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.openHorizontal()
    context.lowerColumn(view.leading, at: 0)
    context.dropEmptyStack(since: mark.pending)
    let middle = context.mark()
    context.lowerColumn(view.middle, at: 1, spacing: 0)
    let trailing = context.mark()
    context.lowerColumn(view.trailing, at: 2)
    context.dropEmptyStack(since: trailing)
    context.closeBar(mark, middle: middle, trailing: trailing)
  }
}

extension LoweringContext {
  /// Leaves out a side of a bar on which nothing stands.
  fileprivate mutating func dropEmptyStack(since mark: Int) {
    guard pending.count == mark + 1, let last = pending.last else { return }
    let box = tree.boxes[Int(last)]
    if box.isStack, box.childCount == 0 { pending.removeLast() }
  }

  fileprivate mutating func closeBar(_ mark: StackMark, middle: Int, trailing: Int) {
    stackAxis = mark.axis
    var isFilled = false
    for (column, range) in [mark.pending..<middle, middle..<trailing, trailing..<pending.count]
      .enumerated()
    {
      for index in pending[range] {
        if column == 1 { isFilled = tree.boxes[Int(index)].width.isGreedy }
        var style = extend(tree.boxes[Int(index)].style, .gridColumn, .number(Double(column + 1)))
        if column == 2 { style = extend(style, .justifySelf, Keyword.end) }
        tree.boxes[Int(index)].style = style
      }
    }
    var box = Box(kind: .grid, width: .filling(ideal: .nan), height: .unknown)
    box.width.minimum = .nan
    box.alignment = BoxAlignment(.leading, .center)
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(
      .grid(
        GridContent(
          tracks: isFilled
            ? "max-content minmax(0,1fr) max-content"
            : "minmax(max-content,1fr) minmax(0,auto) minmax(max-content,1fr)",
          isHorizontal: false, trackSpacing: 8, lineSpacing: 0, columnCount: 3)))
    close(box, since: mark.pending)
  }
}
