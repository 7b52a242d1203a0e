import ElementTree

/// Says what a box is to readers.
nonisolated struct _RoleModifier: _BoxModifier, Sendable {
  let role: String
  var isSelected = false

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    context.annotate(&box) { semantics in
      semantics.set(.role, modifier.role)
      if modifier.isSelected { semantics.set(.ariaSelected, "true") }
    }
  }
}
