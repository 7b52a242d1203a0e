public import ViewTree

/// A level of a style: the same paint with less of it.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// How much of the paint is left, from 0 to 1.
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for no other style")
  }

  @MainActor func _paint(in context: inout LoweringContext) -> Paint {
    func open<S: ShapeStyle>(_ style: S) -> Paint { style._paint(in: &context) }
    if base is BackgroundStyle, context.environment.backgroundStyle == nil {
      // Levels of the page's background are colours of their own.
      return open(Color(opacity > 0.4 ? .secondarySystemBackground : .tertiarySystemBackground))
    }
    if let color = base as? Color { return open(color.opacity(opacity)) }
    return open(base.opacity(opacity))
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelStyle(base: self, opacity: 0.5) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, opacity: 0.25) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, opacity: 0.18) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelStyle(base: self, opacity: 0.12) }
}
