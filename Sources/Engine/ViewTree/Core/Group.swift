/// Views that belong together without a container of their own.
///
/// - Note: As in SwiftUI: a modifier applies to each member.
nonisolated public struct Group<Content> {
  @usableFromInline let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  /// Creates a group of the views in a block.
  @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    Content._lower(view.content, into: &context)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(\Self.content, of: offset)
  }
}
