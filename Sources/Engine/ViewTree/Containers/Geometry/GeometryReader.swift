/// A view whose content depends on its size.
///
/// It takes the whole proposal and puts its content at the top and the leading edge.
///
/// - Note: Differs from SwiftUI: on a static page the size is not known. Content that asks for it
///   is made for 390 by 844 points and reported, unless it is the same at other sizes. On a live
///   page content is made for that size first, and again when the browser has told the size. In
///   backgrounds and overlays its views appear, and `onPreferenceChange` hears of them, when the
///   size is known: on a static page never.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a view of the views in a block.
  @inlinable
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    context.lowerForSize { proxy, context in
      Content._lower(view.content(proxy), into: &context)
    }
  }
}
