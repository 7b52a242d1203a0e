import ElementTree
public import Foundation

/// Puts a view at an edge of another, which gets less room.
nonisolated public struct _SafeAreaInsetModifier<Inset: View>: _PrimitiveModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    context.lower(composed: InsetStack(options: modifier, content: content))
  }
}

/// A view beside one that stays in sight at its edge while the page scrolls.
private struct InsetStack<Content: View, Inset: View>: _ComposedView {
  let options: _SafeAreaInsetModifier<Inset>
  let content: Content

  func composition(in environment: EnvironmentValues) -> some View {
    if options.edge == .top || options.edge == .bottom {
      VStack(alignment: options.alignment.horizontal, spacing: options.spacing ?? 0) {
        if options.edge == .top { inset(.vertical) }
        primary(.vertical)
        if options.edge == .bottom { inset(.vertical) }
      }
      .modifier(SpreadModifier(content: options.edge == .top ? 1 : 0))
    } else {
      HStack(alignment: options.alignment.vertical, spacing: options.spacing ?? 0) {
        if options.edge == .leading { inset(.horizontal) }
        primary(.horizontal)
        if options.edge == .trailing { inset(.horizontal) }
      }
    }
  }

  /// The content as one view at most.
  @MainActor
  private func primary(_ axis: LoweringContext.StackAxis) -> some View {
    Children(of: content, axis: axis, areTagged: false) { views in
      if views.count > 1 {
        VStack { Each(views) { _, view in view } }
      } else {
        Each(views) { _, view in view }
      }
    }
  }

  /// The inset as one view at most.
  @MainActor
  private func inset(_ axis: LoweringContext.StackAxis) -> some View {
    Children(of: options.inset, axis: axis, areTagged: false) { views in
      if views.count > 1 {
        ZStack(alignment: options.alignment) { Each(views) { _, view in view } }
      } else {
        Each(views) { _, view in view }
      }
    }
    .modifier(StickyModifier(edge: options.edge))
    .environment(\.isBesideScrolled, true)
  }
}

/// Has what reaches beyond the safe area lie behind the inset, too.
nonisolated private struct SpreadModifier: _BoxModifier {
  /// The content's place in the stack.
  let content: Int

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    context.spreadPaint(behind: &box, ofChild: modifier.content)
  }
}

/// Keeps a view in sight at an edge while the page scrolls.
nonisolated private struct StickyModifier: _BoxModifier {
  let edge: Edge

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let side: CSSProperty =
      switch modifier.edge {
      case .top: .insetBlockStart
      case .bottom: .insetBlockEnd
      case .leading: .insetInlineStart
      case .trailing: .insetInlineEnd
      }
    context.wrapPlainly(&box)
    context.mark(&box, .position, .text(CSSText("sticky")))
    context.mark(&box, side, Keyword.zero)
    context.mark(&box, .zIndex, .number(1))
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
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
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
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }

  /// Puts a bar at the upper or lower edge of this view, which gets less room.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
