import ElementTree
import Foundation

/// A view under a bar: one that scrolls up and down from the page's top takes the bar with it, one in front of something
/// that reaches beyond the safe area has it there, one that reaches there itself has the bar over it, any other stands
/// below it.
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
    let place =
      content.count == 1 ? context.barPlace(in: content[0]) : BarPlace(goal: .aboveAll)
    if place.isOver { context.takeNoRoom(since: start) }
    for layer in place.layers { context.lower(layer: layer, by: view.height) }
    switch place.goal {
    case .aboveAll:
      context.pending += content
      context.closeVertical(StackMark(pending: start, axis: context.stackAxis), .center, 0)
    case .scroll(let scroll):
      context.pending += context.tree.children(of: context.tree.boxes[scroll])
      context.closeVertical(StackMark(pending: start, axis: context.stackAxis), .center, 0)
      var stack = BoxReference(index: context.pending.removeLast())
      context.annotate(&stack) { $0.set(.class, "n-under") }
      context.replaceContent(of: scroll, by: stack.index)
      for index in place.around + [scroll] { context.tree.boxes[index].width = .filling() }
      context.pending += content
    case .above(let child, let alignment):
      context.pending.append(context.filling(context.tree.children[child], alignment))
      context.closeVertical(StackMark(pending: start, axis: context.stackAxis), .center, 0)
      context.tree.children[child] = context.pending.removeLast()
      context.pending += content
    case .inside(let painted):
      context.pending.append(context.moveInside(painted))
      context.closeVertical(StackMark(pending: start, axis: context.stackAxis), .center, 0)
      context.replaceContent(of: painted, by: context.pending.removeLast())
      context.pending += content
    }
  }
}

extension LoweringContext {
  /// Puts what lies over a page below its bar, as far as the bar reaches at first.
  @MainActor
  fileprivate mutating func lower(layer place: Int, by height: CGFloat) {
    guard !tree.isDialog(tree.children[place]) else { return }
    var layer = BoxReference(index: tree.children[place])
    _PaddingLayout._apply(
      _PaddingLayout(
        edges: .top, insets: EdgeInsets(top: height, leading: 0, bottom: 0, trailing: 0)),
      to: &layer, in: &self)
    tree.children[place] = layer.index
  }

  /// Has a bar lie over what follows, and stay in its place.
  @MainActor
  fileprivate mutating func takeNoRoom(since start: Int) {
    closeVertical(StackMark(pending: start, axis: stackAxis), .center, 0)
    var bar = BoxReference(index: pending.removeLast())
    _FrameLayout._apply(
      _FrameLayout(width: nil, height: 0, alignment: .top), to: &bar, in: &self)
    annotate(&bar) { $0.set(.class, "n-over") }
    pending.append(bar.index)
  }

  /// Gives a box another content.
  fileprivate mutating func replaceContent(of box: Int, by content: Int32) {
    tree.boxes[box].childStart = Int32(truncatingIfNeeded: tree.children.count)
    tree.boxes[box].childCount = 1
    tree.children.append(content)
  }

  /// A box in a frame that takes all room.
  fileprivate mutating func filling(_ index: Int32, _ alignment: BoxAlignment) -> Int32 {
    var reference = BoxReference(index: index)
    let child = tree.boxes[Int(index)]
    guard !child.width.takesAll || !child.height.takesAll else { return index }
    var frame = Box(kind: .flexibleFrame, width: .filling(), height: .filling())
    frame.alignment = alignment
    frame.flexibleFrame = FlexibleFramePayload(
      width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    frame.priority = child.priority
    wrap(&reference, in: frame)
    return reference.index
  }

  /// Makes a painted box one around what it was without its paint; gives that.
  fileprivate mutating func moveInside(_ index: Int) -> Int32 {
    if hasFolds { tree.unfold(Int32(truncatingIfNeeded: index)) }
    var inner = tree.boxes[index]
    var outer = Box(kind: .wrapper, width: inner.width, height: inner.height)
    outer.key = inner.key
    outer.origin = inner.origin
    outer.path = inner.path
    outer.style = inner.style
    outer.semantics = inner.semantics
    outer.priority = inner.priority
    outer.phase = inner.phase
    outer.firstPhase = inner.firstPhase
    (inner.key, inner.style, inner.semantics) = (0, 0, -1)
    (inner.phase, inner.firstPhase) = (.content, .content)
    tree.boxes[index] = outer
    return tree.append(inner)
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
