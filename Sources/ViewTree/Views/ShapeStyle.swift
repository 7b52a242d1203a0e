package import ElementTree

/// A way to fill or stroke a shape.
///
/// - Note: As in SwiftUI. `_paint` is the engine's own requirement.
public protocol ShapeStyle: Sendable {
  /// What the style is in CSS and SVG.
  @MainActor func _paint(in context: inout LoweringContext) -> Paint
}

/// What fills an area.
public struct Paint {
  package enum Kind {
    case color(CSSValue)
    /// A CSS image and the SVG definition that shows the same.
    case gradient(css: String, definition: GraphicContent.Definition)
    /// A translucent blur of what is behind.
    case material(blur: Double, saturation: Double, fill: String)
    /// A picture, repeated.
    case image(String)
  }
  package var kind: Kind
  /// Whether nothing behind the area can be seen.
  package var isOpaque: Bool
  package var opacity: Double = 1

  package static func color(_ value: CSSValue, isOpaque: Bool = true) -> Paint {
    Paint(kind: .color(value), isOpaque: isOpaque)
  }
}

/// A shape style whose type is hidden.
///
/// - Note: As in SwiftUI.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  @MainActor public func _paint(in context: inout LoweringContext) -> Paint {
    style._paint(in: &context)
  }
}
