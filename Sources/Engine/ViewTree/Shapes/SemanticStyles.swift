import ElementTree

/// The style that text and figures around have.
///
/// - Note: As in SwiftUI.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    guard let style = context.environment.style.foreground, !(style.style is ForegroundStyle) else {
      return .color(context.css(Color.primary))
    }
    return style._paint(in: &context)
  }
}

/// The style that backgrounds around have.
///
/// - Note: As in SwiftUI.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    guard let style = context.environment.backgroundStyle, !(style.style is BackgroundStyle) else {
      return .color(context.css(Color.systemBackground))
    }
    return style._paint(in: &context)
  }
}

/// The accent colour of what is around.
///
/// - Note: As in SwiftUI.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    Color.accentColor._paint(in: &context)
  }
}

/// The colour of lines between things.
///
/// - Note: As in SwiftUI.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    Color.separator._paint(in: &context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that text and figures around have.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style that backgrounds around have.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour of what is around.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
