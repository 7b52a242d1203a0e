/// A lighter form of the style that content around has.
///
/// - Note: As in SwiftUI: without a style around, the page's text colours; else the style around
///   with less opacity.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 for the first, 4 for the fifth.
  package let level: Int

  /// The style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    // The style around may be one that stands for a level itself.
    let foreground = context.environment.style.foreground
    let levels = context.environment.style.foregroundLevels
    let style = context.environment.style.foregroundStyle(level: level)
    context.environment.style.foreground = nil
    context.environment.style.foregroundLevels = []
    defer {
      context.environment.style.foreground = foreground
      context.environment.style.foregroundLevels = levels
    }
    return (style ?? AnyShapeStyle(Color.primary))._paint(in: &context)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style that content around has.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second form of the style that content around has.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third form of the style that content around has.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth form of the style that content around has.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth form of the style that content around has.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style with less opacity.
struct FadedShapeStyle: ShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  @MainActor func _paint(in context: inout LoweringContext) -> Paint {
    var paint = base._paint(in: &context)
    paint.opacity *= opacity
    paint.isOpaque = false
    return paint
  }
}

extension TextEnvironment {
  /// What is left of a style at each level.
  private static let fading: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

  /// The style that a level of the hierarchy has here; nil for the page's text colour.
  package func foregroundStyle(level: Int) -> AnyShapeStyle? {
    guard level > 0 else { return foreground }
    if level <= foregroundLevels.count { return foregroundLevels[level - 1] }
    if let foreground {
      let opacity = Self.fading[min(level, Self.fading.count - 1)]
      return AnyShapeStyle(FadedShapeStyle(base: foreground, opacity: opacity))
    }
    return Self.pageLevels[min(level, Self.pageLevels.count) - 1]
  }

  /// The page's text colours from the second level on.
  private static let pageLevels = [
    AnyShapeStyle(Color.secondary), AnyShapeStyle(Color.tertiary), AnyShapeStyle(Color.quaternary),
    AnyShapeStyle(Color.quaternary.opacity(0.6)),
  ]

  /// Makes a level of the hierarchy the style of content, whatever tint the content would have.
  mutating func askForForeground(level: Int) {
    guard level == 0, foreground == nil else { return setForeground(level: level) }
    foreground = AnyShapeStyle(Color.primary)
    foregroundLevels = Self.pageLevels
  }

  /// Makes a level of the hierarchy the style of content.
  package mutating func setForeground(level: Int) {
    guard level > 0 else { return }
    foreground = foregroundStyle(level: level)
    foregroundLevels = []
  }
}
