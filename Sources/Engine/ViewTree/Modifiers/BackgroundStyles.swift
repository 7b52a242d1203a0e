import ElementTree

/// A figure behind or in front of a view, filled with a style.
nonisolated public struct _StyleLayerModifier<Style: ShapeStyle, Bounds: Shape>: _BoxModifier {
  @usableFromInline let style: Style
  @usableFromInline let shape: Bounds
  @usableFromInline let fillStyle: FillStyle
  @usableFromInline let isOverlay: Bool

  @inlinable
  init(style: Style, shape: Bounds, fillStyle: FillStyle, isOverlay: Bool) {
    self.style = style
    self.shape = shape
    self.fillStyle = fillStyle
    self.isOverlay = isOverlay
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let paint = modifier.style._paint(in: &context)
    let shape = modifier.shape
    context.addLayer(to: &box, .center, isOverlay: modifier.isOverlay) { context in
      context.addShape(shape._form, [.fill(paint, modifier.fillStyle)]) { shape.path(in: $0) }
    }
  }
}

extension View {
  /// Fills the area behind the view with a style, in the shape of the container around.
  ///
  /// - Note: Differs from SwiftUI: safe areas are those of the page, which its root's background
  ///   reaches anyway.
  @inlinable nonisolated public consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyleLayerModifier<S, ContainerRelativeShape>> {
    background(style, in: ContainerRelativeShape())
  }

  /// Fills the area behind the view with the style of backgrounds, in the shape of the container around.
  @inlinable nonisolated public consuming func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyleLayerModifier<BackgroundStyle, ContainerRelativeShape>> {
    background(BackgroundStyle(), in: ContainerRelativeShape())
  }

  /// Fills a figure behind the view with a style.
  @inlinable nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _StyleLayerModifier<S, T>> {
    modifier(
      _StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isOverlay: false))
  }

  /// Fills a figure behind the view with the style of backgrounds.
  @inlinable nonisolated public consuming func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _StyleLayerModifier<BackgroundStyle, S>> {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the area in front of the view with a style.
  @inlinable nonisolated public consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyleLayerModifier<S, Rectangle>> {
    overlay(style, in: Rectangle())
  }

  /// Fills a figure in front of the view with a style.
  @inlinable nonisolated public consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _StyleLayerModifier<S, T>> {
    modifier(
      _StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isOverlay: true))
  }
}
