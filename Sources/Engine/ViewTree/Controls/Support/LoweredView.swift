/// A view that is lowered by a closure: what a control hands to its style.
@usableFromInline
nonisolated struct LoweredView: _PrimitiveView {
  @usableFromInline let lower: @MainActor (inout LoweringContext) -> Void

  @inlinable
  init(_ lower: @escaping @MainActor (inout LoweringContext) -> Void) { self.lower = lower }

  @inlinable @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    view.lower(&context)
  }
}
