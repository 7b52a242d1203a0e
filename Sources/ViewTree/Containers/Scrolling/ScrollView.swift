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

  /// Creates a scroll view of the views in a block.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let content = view.content
    context.lowerScroll(axes: view.axes, showsIndicators: view.showsIndicators) { context in
      context.with(\.containerKind, .none) { Content._lower(content, into: &$0) }
    }
  }
}

extension LoweringContext {
  /// Lowers a scroll view; several views in it stand one below the other, or side by side.
  @MainActor
  mutating func lowerScroll(
    axes: Axis.Set, showsIndicators: Bool, _ lower: (inout LoweringContext) -> Void
  ) {
    let options = environment.scrollOptions
    let saved = environment.scrollOptions
    environment.scrollOptions.margins = EdgeInsets()
    let isHorizontal = axes == .horizontal
    let stack = isHorizontal ? openHorizontal() : openVertical()
    lower(&self)
    if pending.count - stack.pending > 1 {
      // As in SwiftUI, which puts loose views one below the other whatever the axis is.
      stackAxis = stack.axis
      closeVertical(stack, .center, nil)
    } else {
      stackAxis = stack.axis
    }
    environment.scrollOptions = saved
    let margins = options.margins
    if margins != EdgeInsets() {
      forEachBox(since: stack.pending) { box, context in
        context.pad(
          &box, top: Float(margins.top), leading: Float(margins.leading),
          bottom: Float(margins.bottom), trailing: Float(margins.trailing))
      }
    }
    closeScroll(
      axes: options.isDisabled ? [] : axes, contentAxes: axes,
      hidesIndicators: !showsIndicators || options.indicators == .hidden, since: stack.pending)
  }

  /// Closes a scroll view around what came since a mark.
  mutating func closeScroll(
    axes: Axis.Set, contentAxes: Axis.Set, hidesIndicators: Bool, since mark: Int
  ) {
    let child = pending.count > mark ? tree.boxes[Int(pending[mark])] : nil
    let none = AxisRange.fixed(0)
    var box = Box(
      kind: .scroll,
      width: contentAxes.contains(.horizontal)
        ? .filling(ideal: child?.width.ideal ?? 0) : child?.width ?? none,
      height: contentAxes.contains(.vertical)
        ? .filling(ideal: child?.height.ideal ?? 0) : child?.height ?? none)
    box.values[0] = Float(contentAxes.rawValue & 3)
    box.values[1] = hidesIndicators ? 1 : 0
    let snap = environment.scrollOptions.snap
    let isClipped = environment.scrollOptions.isClipped
    if snap != .none || !isClipped || axes != contentAxes {
      box.style = scrollStyle(axes, snap, isClipped: isClipped, isDisabled: axes != contentAxes)
    }
    close(box, since: mark)
  }
}
