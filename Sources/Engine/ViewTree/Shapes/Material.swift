import ElementTree

/// A translucent surface that blurs what is behind it.
///
/// - Note: As in SwiftUI; the blur and the tints are estimates.
nonisolated public struct Material: ShapeStyle, Hashable {
  let blur: Double
  /// The opacities of the tint in light and in dark surroundings, in percent.
  let light: Int
  let dark: Int

  public static let ultraThin = Material(blur: 20, light: 30, dark: 30)
  public static let thin = Material(blur: 22, light: 45, dark: 45)
  public static let regular = Material(blur: 24, light: 60, dark: 60)
  public static let thick = Material(blur: 26, light: 75, dark: 75)
  public static let ultraThick = Material(blur: 28, light: 88, dark: 88)
  /// The surface of bars.
  public static let bar = Material(blur: 24, light: 80, dark: 75)

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    func part(_ percent: Int) -> String { CSSNumber.string(Double(percent) / 100) }
    let fill = "light-dark(rgb(249 249 249/\(part(light))),rgb(30 30 30/\(part(dark))))"
    return Paint(kind: .material(blur: blur, saturation: 1.8, fill: fill), isOpaque: false)
  }

  /// The surface without separate treatment of active and inactive windows, as browsers have it.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// How a material looks in a window that is not in use; of no effect in browsers.
public struct MaterialActiveAppearance: Equatable, Sendable {
  public static let automatic = MaterialActiveAppearance()
  public static let active = MaterialActiveAppearance()
  public static let inactive = MaterialActiveAppearance()
  public static let matchWindow = MaterialActiveAppearance()
}

extension ShapeStyle where Self == Material {
  /// A surface that is nearly clear.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A surface that is more clear than not.
  public static var thinMaterial: Material { Material.thin }
  /// A surface that is somewhat clear.
  public static var regularMaterial: Material { Material.regular }
  /// A surface that is more dense than clear.
  public static var thickMaterial: Material { Material.thick }
  /// A surface that is nearly dense.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The surface of bars.
  public static var bar: Material { Material.bar }
}
