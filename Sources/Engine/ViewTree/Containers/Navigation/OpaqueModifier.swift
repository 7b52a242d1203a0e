/// Has a stack of pages, or what tabs show, hide the views that it stands in front of, as in SwiftUI.
///
/// Where nothing is behind it but the page it draws nothing: the page has the colour.
nonisolated struct OpaqueModifier: _BoxModifier, Sendable {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.annotate(&box) { $0.isOpaque = true }
  }
}
