/// Shows a view as it is, and says that a modifier of it has no meaning on a page.
nonisolated public struct _UnsupportedModifier: _PrimitiveModifier {
  /// What doesn't happen, as a sentence.
  let message: String

  package init(message: String) { self.message = message }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    context.reportOnce(.unsupported, severity: .warning, modifier.message)
    V._lower(content, into: &context)
  }
}
