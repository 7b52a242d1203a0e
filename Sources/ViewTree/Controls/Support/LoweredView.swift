/// A view that is lowered by a closure: what a control hands to its style.
nonisolated struct LoweredView: _PrimitiveView {
  let lower: @MainActor (inout LoweringContext) -> Void

  init(_ lower: @escaping @MainActor (inout LoweringContext) -> Void) { self.lower = lower }

  @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
    view.lower(&context)
  }
}
