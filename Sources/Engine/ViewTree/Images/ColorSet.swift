import Foundation

extension Color.Components {
  /// A colour as a catalogue gives it; nil if parts are missing.
  init?(_ value: CatalogFile.ColorValue) {
    guard let components = value.components else { return nil }
    func part(_ name: String) -> Double? { components[name]?.value }
    let alpha = components["alpha"].map { min(max($0.opacity, 0), 1) } ?? 1
    if let white = part("white") {
      self.init(red: white, green: white, blue: white, opacity: alpha)
      return
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    switch value.colorSpace {
    case "display-p3": self.init(displayP3: (red, green, blue), opacity: alpha)
    case "srgb-linear", "extended-linear-srgb":
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        opacity: alpha)
    default: self.init(red: red, green: green, blue: blue, opacity: alpha)
    }
  }

  /// A colour of the display-p3 space, the nearest that sRGB has.
  ///
  /// The matrix is that of CSS Color 4, section 18, both steps in one.
  init(displayP3 color: (red: Double, green: Double, blue: Double), opacity: Double) {
    let linear = [color.red, color.green, color.blue].map { Self.linear(min(max($0, 0), 1)) }
    let red = 1.2249401763 * linear[0] - 0.2249401763 * linear[1]
    let green = -0.0420569547 * linear[0] + 1.0420569547 * linear[1]
    let blue = -0.0196375546 * linear[0] - 0.0786360456 * linear[1] + 1.0982736002 * linear[2]
    self.init(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
      opacity: opacity)
  }
}

/// A colour of a catalogue for light and for dark surroundings.
package struct ColorAsset: Hashable, Sendable {
  package var light: Color.Components
  package var dark: Color.Components

  /// Reads a colour set.
  init(folder: String) throws(AssetError) {
    let entries = (try CatalogFile.read(folder).colors ?? []).filter { entry in
      !entry.appearances.isForeign && entry.color != nil
    }
    let usual = entries.filter { $0.idiom == nil || $0.idiom == "universal" }
    let relevant = usual.isEmpty ? entries : usual
    func components(
      _ luminosity: String?, isDark: Bool
    ) throws(AssetError) -> Color.Components? {
      let entry = relevant.first { $0.appearances.luminosity == luminosity }
      guard let color = entry?.color else { return nil }
      guard let found = Self.components(color, isDark: isDark) else {
        throw AssetError(
          .malformedEntry,
          "\(folder)/Contents.json has a colour without components. Give red, green and blue.")
      }
      return found
    }
    let any = try components(nil, isDark: false)
    let lightOnly = try components("light", isDark: false)
    guard let base = lightOnly ?? any else {
      throw AssetError(
        .malformedEntry, "\(folder)/Contents.json has no colour. Add one for any appearance.")
    }
    light = base
    // A system colour for any appearance is another one in the dark.
    let darkOnly = try components("dark", isDark: true)
    let anyInTheDark = try components(nil, isDark: true)
    dark = darkOnly ?? anyInTheDark ?? base
  }

  private static func components(
    _ value: CatalogFile.ColorValue, isDark: Bool
  ) -> Color.Components? {
    if value.components != nil { return Color.Components(value) }
    guard let name = value.reference, let color = references[name],
      case .pair(let light, let dark) = color.source
    else { return nil }
    return isDark ? dark : light
  }

  /// Colours that catalogues name instead of giving their components.
  private static let references: [String: Color] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemTealColor": .teal, "systemMintColor": .mint,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
    "systemBackgroundColor": Color(light: 0xFFFFFF, dark: 0x000000),
    "secondarySystemBackgroundColor": Color(light: 0xF2F2F7, dark: 0x1C1C1E),
    "systemGroupedBackgroundColor": Color(light: 0xF2F2F7, dark: 0x000000),
    "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
  ]
}
