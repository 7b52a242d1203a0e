import ElementTree
import Foundation

/// A view under a bar: one that scrolls up and down takes the bar with it, any other stands below it.
nonisolated struct UnderBar<Bar: View, Content: View>: _PrimitiveView {
  let bar: Bar
  /// How high the bar is before anything is scrolled, in points.
  let height: CGFloat
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
      var stack = BoxReference(index: context.pending.removeLast())
      context.annotate(&stack) { $0.set(.class, "n-under") }
      context.replaceContent(of: scroll, by: stack.index)
      context.lowerOverlays(of: scroll, by: view.height)
      context.pending += content
    } else {
      context.pending += content
      context.closeVertical(StackMark(pending: start, axis: context.stackAxis), .center, 0)
    }
  }
}

extension LoweringContext {
  /// The scroll view that is all of some content and scrolls up and down alone; nil if there is none.
  fileprivate func scrollBox(of content: [Int32]) -> ScrollPath? {
    guard content.count == 1 else { return nil }
    // A scroll view as narrow as its content stands in a frame that takes all room.
    var frames: [Int] = []
    var index = Int(content[0])
    while tree.boxes[index].kind == .flexibleFrame, tree.boxes[index].width.takesAll,
      tree.boxes[index].height.takesAll, let inner = tree.children(of: tree.boxes[index]).first
    {
      frames.append(index)
      index = Int(inner)
    }
    guard var path = tree.scrollPath(from: Int32(index)), tree.boxes[path.index].scroll.isVertical
    else { return nil }
    path.around += frames
    return path
  }

  /// Puts what lies over a scroll view below its bar, as far as the bar reaches at first.
  @MainActor
  fileprivate mutating func lowerOverlays(of scroll: ScrollPath, by height: CGFloat) {
    for index in scroll.around where tree.boxes[index].kind == .overlay {
      let place = Int(tree.boxes[index].childStart) + 1
      guard !tree.isDialog(tree.children[place]) else { continue }
      var layer = BoxReference(index: tree.children[place])
      _PaddingLayout._apply(
        _PaddingLayout(
          edges: .top, insets: EdgeInsets(top: height, leading: 0, bottom: 0, trailing: 0)),
        to: &layer, in: &self)
      tree.children[place] = layer.index
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

private struct BarAboveKey: EnvironmentKey {
  static var defaultValue: ScrollNesting<Bool>? { nil }
}

extension EnvironmentValues {
  /// That the views here are below a bar, which the outermost scroll view of them has in it.
  var barAbove: ScrollNesting<Bool>? {
    get { self[BarAboveKey.self] }
    set { self[BarAboveKey.self] = newValue }
  }
}
