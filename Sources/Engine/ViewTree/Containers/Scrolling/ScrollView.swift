import ElementTree

/// A view that shows a part of its content and lets the reader move it.
///
/// - Note: As in SwiftUI. A scroll view that fills the page is the page's own scroll.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes on which the content moves.
  public var axes: Axis.Set
  /// Whether scroll bars are shown.
  public var showsIndicators: Bool

  /// Creates a scroll view of the views in a block; several stand one below the other.
  @inlinable
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let scroll = context.openScroll(view.axes)
    Content._lower(view.content, into: &context)
    context.closeScroll(scroll, view.axes, showsIndicators: view.showsIndicators)
  }
}

/// Where a scroll view's content began, and what held around it.
public struct _ScrollMark {
  let stack: StackMark
  let options: ScrollOptions
  let links: EnvironmentLink?
  let spaces: [NamedSpace]
  /// The axis of the scroll view around.
  let axis: Axis
  /// Whether there is one.
  let isScrolled: Bool
}

extension LoweringContext {
  @usableFromInline @MainActor
  mutating func openScroll(_ axes: Axis.Set) -> _ScrollMark {
    let options = environment.scrollOptions
    if options.isSetForContent { environment.scrollOptions = options.forContent }
    let links = environment.links
    nestScrolls(by: 1)
    var spaces: [NamedSpace] = []
    if isLive {
      spaces = [Axis.vertical, .horizontal].enumerated().map { position, axis in
        namedSpace(
          AnyHashable(ScrollSpaceName(axis: axis)), at: Salt.Scroll.firstSpace + UInt64(position))
      }
      environment.namedSpaces = environment.namedSpaces.adding(spaces)
    }
    let axis = environment.scrollAxis
    let own = axes == .horizontal ? Axis.horizontal : .vertical
    if own != axis { environment.scrollAxis = own }
    let isScrolled = environment.isScrolled
    if !isScrolled { environment.isScrolled = true }
    return _ScrollMark(
      stack: openVertical(), options: options, links: links, spaces: spaces, axis: axis,
      isScrolled: isScrolled)
  }

  @usableFromInline @MainActor
  mutating func closeScroll(_ mark: _ScrollMark, _ axes: Axis.Set, showsIndicators: Bool) {
    let start = mark.stack.pending
    if pending.count - start > 1 {
      closeVertical(mark.stack, .center, nil)
    } else {
      stackAxis = mark.stack.axis
    }
    nestScrolls(by: -1)
    if isLive { environment.links = mark.links }
    let options = mark.options
    if options.isSetForContent { environment.scrollOptions = options }
    if environment.scrollAxis != mark.axis { environment.scrollAxis = mark.axis }
    if !mark.isScrolled { environment.isScrolled = false }
    let held = heldAxes(axes)
    if let margins = options.margins {
      let isContainer = becomesContainer(held, since: start)
      forEachBox(since: start) { box, context in
        context.inset(content: &box, by: margins, isInContainer: isContainer)
      }
    }
    closeScroll(
      axes: options.isDisabled ? [] : held, contentAxes: held,
      hidesIndicators: !showsIndicators || options.hidesIndicators(axes), isHeld: held != axes,
      since: start)
    beginAtAnchor(held, since: start)
    for space in mark.spaces { follow(space, since: start) }
  }

  /// The axes of a scroll view; where it has none any more, those that it had before, on which it is
  /// held as it stands.
  @MainActor
  private mutating func heldAxes(_ axes: Axis.Set) -> Axis.Set {
    guard isLive else { return axes }
    let node = graph.node(at: Identity.child(identity, Salt.Scroll.axes))
    if axes.isEmpty { return (node.values[0] as? ValueMemory<Axis.Set>)?.value ?? axes }
    node.values[0] = ValueMemory(axes)
    return axes
  }

  /// Closes a scroll view around what came since a mark.
  ///
  /// It takes what it is proposed on its axes and hugs its content across. Without an axis it
  /// shows the middle of its content, as in SwiftUI. `axes` are those on which the reader can move
  /// it now.
  mutating func closeScroll(
    axes: Axis.Set, contentAxes: Axis.Set, hidesIndicators: Bool, isHeld: Bool = false,
    since mark: Int
  ) {
    let child = pending.count > mark ? tree.boxes[Int(pending[mark])] : nil
    let isLocked = contentAxes.isEmpty
    func range(_ axis: Axis.Set, _ content: AxisRange?) -> AxisRange {
      let content = content ?? .fixed(0)
      return isLocked || contentAxes.contains(axis) ? .filling(ideal: content.ideal) : content
    }
    var box = Box(
      kind: .scroll, width: range(.horizontal, child?.width),
      height: range(.vertical, child?.height))
    box.scroll = ScrollPayload(
      axes: Axes(contentAxes.contains(.horizontal), contentAxes.contains(.vertical)),
      hidesIndicators: hidesIndicators, isHeld: isHeld)
    let options = environment.scrollOptions
    if options.snap != .none || !options.isClipped || axes != contentAxes || isLocked {
      box.style = scrollStyle(
        axes, options.snap, margins: options.margins, isClipped: options.isClipped,
        isDisabled: axes != contentAxes || isLocked)
    }
    if becomesContainer(contentAxes, since: mark) {
      tree.layout.asksForContainer = false
      box.style = extend(box.style, .containerType, Keyword.inlineSize)
      if let margins = options.margins { box.style = insetContainer(box.style, by: margins) }
    }
    close(box, since: mark)
  }
}
