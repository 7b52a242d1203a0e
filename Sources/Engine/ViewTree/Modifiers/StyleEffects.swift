/// A modifier of views that styles have by the same name.
///
/// `gradient.opacity(0.5)` is a view and could be a style as well. Behind and in front of other views it is a style.
nonisolated public protocol _StyleEffect: ViewModifier {
  /// A style that is changed as the modifier changes views.
  func _changing<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle
}

extension _OpacityEffect: _StyleEffect {
  public func _changing<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle {
    AnyShapeStyle(_OpacityShapeStyle(style: style, opacity: opacity))
  }
}

extension _BlendModeEffect: _StyleEffect {
  public func _changing<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle {
    AnyShapeStyle(_BlendModeShapeStyle(style: style, mode: mode))
  }
}

extension View {
  /// Fills the area behind the view with a style that was changed as a view.
  nonisolated public consuming func background<Style: ShapeStyle & View, Effect: _StyleEffect>(
    _ style: ModifiedContent<Style, Effect>, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyleLayerModifier<AnyShapeStyle, ContainerRelativeShape>> {
    background(style.modifier._changing(style.content), in: ContainerRelativeShape())
  }

  /// Fills the area in front of the view with a style that was changed as a view.
  nonisolated public consuming func overlay<Style: ShapeStyle & View, Effect: _StyleEffect>(
    _ style: ModifiedContent<Style, Effect>, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyleLayerModifier<AnyShapeStyle, Rectangle>> {
    overlay(style.modifier._changing(style.content), in: Rectangle())
  }
}
