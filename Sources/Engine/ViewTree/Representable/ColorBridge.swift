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
    let resolved: Resolved
    if case .asset(let name, let bundle) = source {
      guard let asset = try? AssetCatalog.shared.color(name, bundle: bundle) else {
        return SIMD4(repeating: 0)
      }
      resolved = Color(source: .pair(light: asset.light, dark: asset.dark)).opacity(alpha)
        .resolved(isDark: isDark)
    } else {
      resolved = self.resolved(isDark: isDark)
    }
    return SIMD4(
      Double(resolved.red), Double(resolved.green), Double(resolved.blue),
      Double(resolved.opacity))
  }
}
