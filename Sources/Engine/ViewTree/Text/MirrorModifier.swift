import ElementTree

/// Mirrors the view's drawing where layout runs from right to left.
nonisolated public struct _MirrorModifier: _BoxModifier, Sendable {
  let isEnabled: Bool

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard modifier.isEnabled, context.environment.style.isRightToLeft else { return }
    context.decorate(&box, .scale) { list, styles in
      list = styles.extend(list, .scale, .text(CSSText("-1 1")))
    }
  }
}
