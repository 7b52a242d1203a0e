import ElementTree

/// Adds declarations of CSS to a view's box.
///
/// For what no modifier of SwiftUI says, such as a colour that only the browser's own controls take.
nonisolated struct DrawingModifier: _BoxModifier {
  let phase: PaintPhase
  let declarations: @MainActor (inout LoweringContext) -> [(CSSProperty, CSSValue)]

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let declarations = modifier.declarations(&context)
    guard !declarations.isEmpty else { return }
    context.decorate(&box, modifier.phase) { list, styles in
      for (property, value) in declarations { list = styles.extend(list, property, value) }
    }
  }
}

extension View {
  /// Draws the view's box by declarations of CSS, in their place between others; see ``PaintPhase``.
  nonisolated func drawing(
    _ phase: PaintPhase,
    _ declarations: @escaping @MainActor (inout LoweringContext) -> [(CSSProperty, CSSValue)]
  ) -> ModifiedContent<Self, DrawingModifier> {
    modifier(DrawingModifier(phase: phase, declarations: declarations))
  }

  /// Fills the area behind the view with a colour, if there is one.
  nonisolated func background(
    ifAny color: Color?, cornerRadius: Double = 0
  ) -> ModifiedContent<Self, DrawingModifier> {
    drawing(.background) { context in
      guard let color else { return [] }
      let fill = (CSSProperty.backgroundColor, context.css(color))
      return cornerRadius > 0 ? [fill, (.borderRadius, .points(cornerRadius))] : [fill]
    }
  }

  /// Cuts the view off at a rectangle with round corners, if they are given.
  nonisolated func clipped(cornerRadius: Double?) -> ModifiedContent<Self, DrawingModifier> {
    drawing(.clip) { _ in
      guard let cornerRadius else { return [] }
      return [(.overflow, Keyword.hidden), (.borderRadius, .points(cornerRadius))]
    }
  }

  /// Gives the controls of the browser's own in the view the surroundings' tint, if it is not the page's.
  nonisolated func accented() -> ModifiedContent<Self, DrawingModifier> {
    drawing(.background) { context in
      context.environment.style.tint.map { [(.accent, context.css($0))] } ?? []
    }
  }
}
