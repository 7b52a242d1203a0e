/// A view that shows nothing and takes no space.
///
/// - Note: As in SwiftUI.
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
  /// Creates an empty view.
  @inlinable public init() {}

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {}

  @inlinable @inline(__always) @MainActor
  public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool { true }
}
