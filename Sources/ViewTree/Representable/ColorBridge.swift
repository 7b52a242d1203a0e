extension Color {
  /// A colour of sRGB parts and an opacity, for light and for dark surroundings.
  package init(light: SIMD4<Double>, dark: SIMD4<Double>) {
    func components(_ parts: SIMD4<Double>) -> Components {
      Components(red: parts.x, green: parts.y, blue: parts.z, opacity: parts.w)
    }
    self.init(source: .pair(light: components(light), dark: components(dark)))
  }

  /// Red, green, blue and opacity, from 0 to 1, in light or in dark surroundings.
  ///
  /// The tint counts as blue; an asset that is missing counts as clear.
  package func parts(isDark: Bool) -> SIMD4<Double> {
    let components: Components
    switch source {
    case .pair(let light, let dark): components = isDark ? dark : light
    case .tint: return Color.blue.opacity(alpha).parts(isDark: isDark)
    case .asset(let name, let bundle):
      guard let asset = try? AssetCatalog.shared.color(name, bundle: bundle) else {
        return SIMD4(repeating: 0)
      }
      components = isDark ? asset.dark : asset.light
    }
    return SIMD4(components.red, components.green, components.blue, components.opacity * alpha)
  }
}
