package import ElementTree

/// A style that fills or strokes a shape.
///
/// - Note: As in SwiftUI. `_paint` is the engine's own requirement; a style of the author's own has
///   `resolve(in:)` instead.
public protocol ShapeStyle: Sendable {
  /// The type of style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style is in CSS.
  @MainActor func _paint(in context: inout _LoweringContext) -> _Paint
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for no other style")
  }
}

extension ShapeStyle {
  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    if Resolved.self == Never.self { return .color(context.css(Color.primary)) }
    return resolve(in: context.environment)._paint(in: &context)
  }
}

extension Never: ShapeStyle {}

/// What fills an area.
public struct _Paint: Sendable {
  package enum Kind: Sendable {
    case color(CSSValue)
    /// A CSS image for an area of unknown proportions, and what it is made of.
    case gradient(css: String, CSSGradient)
    /// A translucent blur of what is behind, in points, and how much more vivid it gets.
    case material(blur: Double, saturation: Double, fill: String)
    /// A picture, repeated; the text is a CSS image.
    case image(String)
  }
  package var kind: Kind
  /// Whether nothing behind the area can be seen.
  package var isOpaque: Bool
  /// The opacity that what ``kind`` says still has to get.
  package var opacity: Double = 1
  /// The width of a picture in points, if it is not the picture's own.
  package var imageWidth: Double?
  /// Shadows of what is painted, the first one innermost.
  package var shadows: [ShadowStyle] = []
  /// The name of a CSS blend mode, if not the usual one.
  package var blend: String?

  package init(kind: Kind, isOpaque: Bool) {
    self.kind = kind
    self.isOpaque = isOpaque
  }

  package static func color(_ value: CSSValue, isOpaque: Bool = true) -> Paint {
    Paint(kind: .color(value), isOpaque: isOpaque)
  }

  package static func gradient(_ gradient: CSSGradient, isOpaque: Bool) -> Paint {
    Paint(kind: .gradient(css: gradient.css, gradient), isOpaque: isOpaque)
  }

  /// The paint, more translucent.
  package func faded(by factor: Double) -> Paint {
    let factor = min(max(factor * opacity, 0), 1)
    guard factor < 1 else { return self }
    var copy = self
    copy.isOpaque = false
    copy.opacity = 1
    switch kind {
    case .color(let value):
      copy.kind = .color(.text(CSSText(CSSGradient.translucent(value.string, factor))))
    case .gradient(_, var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = CSSGradient.translucent(gradient.stops[index].color, factor)
      }
      copy.kind = .gradient(css: gradient.css, gradient)
    case .material(let blur, let saturation, let fill):
      copy.kind = .material(
        blur: blur * factor, saturation: 1 + (saturation - 1) * factor,
        fill: CSSGradient.translucent(fill, factor))
    case .image: break
    }
    return copy
  }

  /// The paint as one colour: for a gradient that of its middle stop.
  package var flatColor: CSSValue {
    switch kind {
    case .color(let value): return value
    case .gradient(_, let gradient):
      let stops = gradient.stops
      return .text(CSSText(stops.isEmpty ? "transparent" : stops[stops.count / 2].color))
    case .material(_, _, let fill): return .text(CSSText(fill))
    case .image: return .text(CSSText("transparent"))
    }
  }
}

/// The engine's own name of what fills an area.
package typealias Paint = _Paint

/// A shape style whose type is hidden.
///
/// - Note: As in SwiftUI.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    style._paint(in: &context)
  }
}
