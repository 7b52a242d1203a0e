import ElementTree
public import Foundation

/// Widens a view's safe area: the content of a scroll view begins inside of it and scrolls beneath it, any other
/// view stands inside.
nonisolated public struct _SafeAreaPaddingModifier: _BoxModifier, Sendable {
  let insets: EdgeInsets

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let padding = _PaddingLayout(insets: modifier.insets)
    guard let scroll = context.scrollBox(in: box.index),
      let inner = context.tree.children(of: context.tree.boxes[scroll]).first
    else { return _PaddingLayout._apply(padding, to: &box, in: &context) }
    var content = BoxReference(index: inner)
    _PaddingLayout._apply(padding, to: &content, in: &context)
    context.tree.children[Int(context.tree.boxes[scroll].childStart)] = content.index
    // What is scrolled to comes to rest inside of it, too.
    context.tree.boxes[scroll].style = context.extend(
      context.tree.boxes[scroll].style, .scrollPadding, context.scrollPadding(modifier.insets))
  }
}

extension LoweringContext {
  /// The scroll view that a box is, but for what is behind it and in front of it.
  fileprivate func scrollBox(in index: Int32) -> Int? {
    var index = Int(index)
    while true {
      let box = tree.boxes[index]
      switch box.kind {
      case .wrapper, .background, .overlay:
        guard let inner = tree.children(of: box).first else { return nil }
        index = Int(inner)
      case .scroll: return box.childCount == 1 ? index : nil
      default: return nil
      }
    }
  }
}

extension View {
  /// Widens the view's safe area, which keeps content away from the edges.
  ///
  /// - Note: Differs from SwiftUI: only a scroll view's own content scrolls beneath it.
  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Widens the view's safe area at some edges, in points.
  ///
  /// - Note: Differs from SwiftUI: only a scroll view's own content scrolls beneath it.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Widens the view's safe area on all sides, in points.
  ///
  /// - Note: Differs from SwiftUI: only a scroll view's own content scrolls beneath it.
  nonisolated public func safeAreaPadding(
    _ length: CGFloat
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> { safeAreaPadding(.all, length) }
}
