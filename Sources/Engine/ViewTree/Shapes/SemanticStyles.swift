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

/// The colour of what controls and other things are filled with, over any background.
///
/// - Note: As in SwiftUI.
nonisolated public struct FillShapeStyle: ShapeStyle {
  var level = 0

  /// Creates the style.
  public init() {}

  private init(level: Int) { self.level = level }

  /// A weaker fill, for things of a middle size.
  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  /// A fill for large things, such as fields.
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  /// The weakest fill, for large areas with much in them.
  public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    let colors: [UIColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return Color(uiColor: colors[level])._paint(in: &context)
  }
}

/// The colour of links.
///
/// - Note: As in SwiftUI.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    Color.accentColor._paint(in: &context)
  }
}

/// The colour of words that stand where something is to be typed.
///
/// - Note: As in SwiftUI.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    Color(uiColor: .placeholderText)._paint(in: &context)
  }
}

/// The colour behind everything in a window.
///
/// - Note: As in SwiftUI.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    Color.systemBackground._paint(in: &context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of what controls and other things are filled with.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of words that stand where something is to be typed.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour behind everything in a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
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
