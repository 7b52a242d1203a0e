public import Foundation
import ElementTree

/// A shadow that belongs to a style.
///
/// - Note: As in SwiftUI. Lengths are in points; the radius is the standard deviation of the blur.
public struct ShadowStyle: Equatable, Sendable {
  package var isInner: Bool
  package var color: Color
  package var radius: CGFloat
  package var x: CGFloat
  package var y: CGFloat
  /// The colour as CSS writes it; filled in when the shadow is drawn.
  var colorText = ""

  /// A shadow below what is painted.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside of what is painted.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  /// The shadow as CSS writes it; `blur` is what CSS means by a blur of one standard deviation.
  func css(blur: Double) -> String {
    let lengths = [Double(x), Double(y), max(0, Double(radius)) * blur].map {
      $0 == 0 ? "0" : CSSNumber.string($0) + "px"
    }
    let isSharp = radius <= 0
    return (isSharp ? Array(lengths.prefix(2)) : lengths).joined(separator: " ") + " "
      + colorText
  }

  /// The shadow with its colour as CSS writes it.
  @MainActor
  func resolved(in context: inout LoweringContext) -> ShadowStyle {
    var copy = self
    copy.colorText = context.css(color).string
    return copy
  }
}

/// A style with a shadow.
nonisolated public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    var paint = style._paint(in: &context)
    paint.shadows.append(shadow.resolved(in: &context))
    return paint
  }
}

/// A style that is more translucent.
nonisolated public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    style._paint(in: &context).faded(by: opacity)
  }
}

/// A style that is mixed with what is behind.
nonisolated public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    var paint = style._paint(in: &context)
    paint.blend = mode.css
    return paint
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// The style, more translucent.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style, mixed with what is behind.
  @_disfavoredOverload
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(_ShadowShapeStyle(style: ForegroundStyle(), shadow: style))
  }

  /// The foreground style, more translucent.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(_OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity))
  }

  /// The foreground style, mixed with what is behind.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(_BlendModeShapeStyle(style: ForegroundStyle(), mode: mode))
  }
}
