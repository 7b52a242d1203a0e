import ElementTree
public import Foundation

/// Widens a view's safe area: the content of a scroll view begins inside of it and scrolls beneath it, any other
/// view stands inside.
nonisolated public struct _SafeAreaPaddingModifier: _BoxModifier, Sendable {
  let padding: _PaddingLayout

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    if context.hasFolds { context.tree.unfold(box.index) }
    guard let scroll = context.tree.scrollView(in: box.index),
      context.tree.boxes[scroll].childCount == 1
    else { return _PaddingLayout._apply(modifier.padding, to: &box, in: &context) }
    let place = Int(context.tree.boxes[scroll].childStart)
    var content = BoxReference(index: context.tree.children[place])
    let insets = modifier.padding.insetsOfAllEdges
    var style = context.tree.boxes[scroll].style
    let styles = context.tree.styles
    // A container that has margins already keeps them; these go around the content then.
    let isContainer =
      styles.value(of: .containerType, in: style) != nil
      && styles.value(of: .paddingInlineStart, in: style) == nil
    context.inset(content: &content, by: insets, isInContainer: isContainer)
    if isContainer { style = context.insetContainer(style, by: insets) }
    context.tree.children[place] = content.index
    // What is scrolled to comes to rest inside of it, too.
    context.tree.boxes[scroll].style = context.extend(
      style, .scrollPadding, context.scrollPadding(insets))
  }
}

extension View {
  /// Widens the view's safe area, which keeps content away from the edges.
  ///
  /// - Note: Differs from SwiftUI: only a scroll view's own content scrolls beneath it.
  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
    modifier(_SafeAreaPaddingModifier(padding: _PaddingLayout(insets: insets)))
  }

  /// Widens the view's safe area at some edges, in points.
  ///
  /// - Note: Differs from SwiftUI: only a scroll view's own content scrolls beneath it.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(
      _SafeAreaPaddingModifier(padding: _PaddingLayout(edges: edges, insets: insets)))
  }

  /// Widens the view's safe area on all sides, in points.
  ///
  /// - Note: Differs from SwiftUI: only a scroll view's own content scrolls beneath it.
  nonisolated public func safeAreaPadding(
    _ length: CGFloat
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> { safeAreaPadding(.all, length) }
}
