extension Color {
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
  public static let black = Color(light: 0x000000, dark: 0x000000)
  public static let white = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
  public static let clear = Color(light: 0x000000, dark: 0x000000, opacity: 0)
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
  /// - Note: Differs from SwiftUI: more opaque where it is light, so that texts reach a contrast of 4.5 to 1.
  public static let secondary = Color(
    light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.76, darkOpacity: 0.6)
  package static let tertiary = Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3)
  package static let quaternary = Color(
    light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)
  package static let separator = Color(
    light: 0x3C3C43, dark: 0x545458, opacity: 0.29, darkOpacity: 0.6)
  package static let systemBackground = Color(light: 0xFFFFFF, dark: 0x000000)
  /// The surroundings' tint.
  ///
  /// - Note: Differs from SwiftUI: where nobody sets one it is a blue that texts can have on white and grouped
  ///   backgrounds, with a contrast of 4.5 to 1.
  public static let accentColor = Color(source: .tint)
  /// What is destructive.
  package static let destructive = Color(light: 0xC4000F, dark: 0xFF6961)
  /// What is destructive, other actions of rows, and the default tint, under white texts.
  package static let destructiveFill = Color(light: 0xC4000F, dark: 0xC4000F)
  package static let grayFill = Color(light: 0x6B6B70, dark: 0x6B6B70)
  package static let accentFill = Color(light: 0x0062C4, dark: 0x0071E3)

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= min(max(opacity, 0), 1)
    return copy
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var teal: Color { Color.teal }
  public static var mint: Color { Color.mint }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
  /// The surroundings' tint.
  public static var accentColor: Color { Color.accentColor }
}
