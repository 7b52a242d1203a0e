/// A view that shows nothing and takes no space.
///
/// - Note: As in SwiftUI.
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
  /// Creates an empty view.
  @inlinable public init() {}

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {}

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {}
}
