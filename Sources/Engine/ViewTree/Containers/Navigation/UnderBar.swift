import Foundation

/// A view under a bar: one that scrolls up and down takes the bar with it, any other stands below it.
nonisolated struct UnderBar<Bar: View, Content: View>: _PrimitiveView {
  let bar: Bar
  let content: Content

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let start = context.mark()
    Content._lower(view.content, into: &context)
    let content = Array(context.pending[start...])
    context.discard(since: start)
    Bar._lower(view.bar, into: &context)
    guard context.mark() > start else { return context.pending += content }
    if let scroll = context.scrollBox(of: content) {
      context.pending += context.tree.children(of: context.tree.boxes[scroll.index])
      context.closeVertical(StackMark(pending: start, axis: context.stackAxis), .center, 0)
      context.replaceContent(of: scroll, by: context.pending.removeLast())
      context.pending += content
    } else {
      context.pending += content
      context.closeVertical(StackMark(pending: start, axis: context.stackAxis), .center, 0)
    }
  }
}

/// A scroll view and the boxes around it that are as large, by their indices.
private struct ScrollPath {
  var around: [Int] = []
  var index: Int
}

extension LoweringContext {
  /// The scroll view that is all of some content and scrolls up and down alone; nil if there is none.
  fileprivate func scrollBox(of content: [Int32]) -> ScrollPath? {
    guard content.count == 1 else { return nil }
    var path = ScrollPath(index: Int(content[0]))
    while true {
      let box = tree.boxes[path.index]
      switch box.kind {
      case .wrapper, .background, .overlay:
        guard let inner = tree.children(of: box).first else { return nil }
        path.around.append(path.index)
        path.index = Int(inner)
      case .scroll: return box.scroll.isVertical ? path : nil
      default: return nil
      }
    }
  }

  /// Gives a scroll view another content, as wide as it is.
  fileprivate mutating func replaceContent(of scroll: ScrollPath, by content: Int32) {
    tree.boxes[scroll.index].childStart = Int32(truncatingIfNeeded: tree.children.count)
    tree.boxes[scroll.index].childCount = 1
    tree.children.append(content)
    for place in scroll.around + [scroll.index] { tree.boxes[place].width = .filling() }
  }
}
