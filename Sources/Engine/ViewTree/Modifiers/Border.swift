public import Foundation
import ElementTree

/// A line inside of a view's edges, on top of it.
nonisolated public struct _BorderModifier<Style: ShapeStyle>: _BoxModifier {
  @usableFromInline let style: Style
  @usableFromInline let width: CGFloat

  @inlinable
  init(style: Style, width: CGFloat) {
    self.style = style
    self.width = width
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let paint = modifier.style._paint(in: &context)
    let layer = _ShapeLayer.stroke(
      paint, StrokeStyle(lineWidth: modifier.width), isInside: true)
    context.addLayer(to: &box, .center, isOverlay: true) { context in
      context.addShape(_ShapeForm(.box(.uniform(0))), [layer]) { Path($0) }
    }
  }
}

extension View {
  /// Draws a line inside of the view's edges; its width is in points.
  @inlinable nonisolated public consuming func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> ModifiedContent<Self, _BorderModifier<S>> {
    modifier(_BorderModifier(style: content, width: width))
  }
}
