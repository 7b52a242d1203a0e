/// A view that can move the scroll views in it.
///
/// - Note: Differs from SwiftUI: nothing moves but by the reader.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader of the views in a block.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// A way to move the scroll views of a reader.
///
/// - Note: Differs from SwiftUI: nothing moves but by the reader.
nonisolated public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
