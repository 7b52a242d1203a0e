/// Changes what text looks like in a view.
nonisolated struct TextEnvironmentModifier: _PrimitiveModifier {
  let change: (inout TextEnvironment) -> Void

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let saved = context.environment.style
    modifier.change(&context.environment.style)
    V._lower(content, into: &context)
    context.environment.style = saved
  }
}

extension View {
  /// Changes what text looks like in the view: one change for all that a control sets.
  nonisolated func textEnvironment(
    _ change: @escaping (inout TextEnvironment) -> Void
  ) -> ModifiedContent<Self, TextEnvironmentModifier> {
    modifier(TextEnvironmentModifier(change: change))
  }

  /// Has text in the view look as text does in a bar or a dialog of the page's: whatever is set around
  /// counts no more, but the tint and whether controls are enabled.
  nonisolated func systemText(
    _ change: @escaping (inout TextEnvironment) -> Void = { _ in }
  ) -> ModifiedContent<Self, TextEnvironmentModifier> {
    textEnvironment { style in
      var plain = TextEnvironment()
      plain.isEnabled = style.isEnabled
      plain.tint = style.tint
      change(&plain)
      style = plain
    }
  }

  /// Gives text of the page's own a font and a colour.
  nonisolated func systemText(
    _ font: Font, _ color: Color
  ) -> ModifiedContent<Self, TextEnvironmentModifier> {
    systemText { style in
      style.font = font
      style.foreground = AnyShapeStyle(color)
    }
  }
}
