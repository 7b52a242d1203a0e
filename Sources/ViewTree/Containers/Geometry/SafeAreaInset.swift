import ElementTree
public import Foundation

/// Puts a view at an edge of another, which gets less room.
nonisolated public struct _SafeAreaInsetModifier<Inset: View>: _PrimitiveModifier {
  let edge: Edge
  let alignment: BoxAlignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let identity = context.identity
    let isUpright = modifier.edge == .top || modifier.edge == .bottom
    let isFirst = modifier.edge == .top || modifier.edge == .leading
    let stack = isUpright ? context.openVertical() : context.openHorizontal()
    let lowerInset = { (context: inout LoweringContext) in
      context.identity = Identity.child(identity, 0x4005)
      let mark = context.mark()
      Inset._lower(modifier.inset, into: &context)
      context.joinInset(since: mark, modifier.edge, modifier.alignment)
    }
    if isFirst { lowerInset(&context) }
    context.identity = Identity.child(identity, 0x4006)
    let mark = context.mark()
    V._lower(content, into: &context)
    context.joinPrimary(since: mark, stack.axis)
    if !isFirst { lowerInset(&context) }
    context.identity = identity
    if isUpright {
      context.closeVertical(stack, modifier.alignment.horizontal, modifier.spacing ?? 0)
    } else {
      context.closeHorizontal(stack, modifier.alignment.vertical, modifier.spacing ?? 0)
    }
  }
}

extension LoweringContext {
  /// Makes one box of what came since a mark.
  fileprivate mutating func joinPrimary(since mark: Int, _ axis: StackAxis) {
    guard pending.count - mark > 1 else { return }
    let inner = stackAxis
    closeVertical(StackMark(pending: mark, axis: axis), .center, nil)
    stackAxis = inner
  }

  /// Makes one box of an inset that stays in sight at its edge while the page scrolls.
  fileprivate mutating func joinInset(since mark: Int, _ edge: Edge, _ alignment: BoxAlignment) {
    guard pending.count > mark else { return }
    if pending.count - mark > 1 {
      closeDepth(StackMark(pending: mark, axis: stackAxis), alignment)
    }
    let side: CSSProperty
    switch edge {
    case .top: side = .insetBlockStart
    case .bottom: side = .insetBlockEnd
    case .leading: side = .insetInlineStart
    case .trailing: side = .insetInlineEnd
    }
    forEachBox(since: mark) { box, context in
      context.wrapPlainly(&box)
      let index = Int(box.index)
      var style = context.tree.boxes[index].style
      style = context.extend(style, .position, .text(CSSText("sticky")))
      style = context.extend(style, side, Keyword.zero)
      style = context.extend(style, .zIndex, .number(1))
      context.tree.boxes[index].style = style
    }
  }
}

extension View {
  /// Puts a view at the upper or lower edge of this one, which gets less room.
  ///
  /// - Note: As in SwiftUI: the view stays in sight while the page scrolls.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: BoxAlignment(alignment.box, .center),
        spacing: spacing, inset: content()))
  }

  /// Puts a view at the leading or trailing edge of this one, which gets less room.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: BoxAlignment(.center, alignment.box), spacing: spacing, inset: content()))
  }

  /// Puts a bar at the upper or lower edge of this view, which gets less room.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Widens the view's safe area, which keeps content away from the edges.
  ///
  /// - Note: Differs from SwiftUI: it is padding; content does not scroll beneath it.
  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _PaddingLayout> { padding(insets) }

  /// Widens the view's safe area at some edges, in points.
  ///
  /// - Note: Differs from SwiftUI: it is padding; content does not scroll beneath it.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> { padding(edges, length) }

  /// Widens the view's safe area on all sides, in points.
  ///
  /// - Note: Differs from SwiftUI: it is padding; content does not scroll beneath it.
  nonisolated public func safeAreaPadding(
    _ length: CGFloat
  ) -> ModifiedContent<Self, _PaddingLayout> { padding(length) }
}
