public import Foundation

extension Color {
  /// A space of colours.
  ///
  /// - Note: As in SwiftUI. Colours outside of sRGB are moved to its edge.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour of its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Components(red: red, green: green, blue: blue, opacity: opacity).converted(from: colorSpace))
  }

  /// Creates a grey from 0, which is black, to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour of hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turned = hue - hue.rounded(.down)
    let saturation = min(max(saturation, 0), 1)
    func part(_ offset: Double) -> Double {
      let place = (offset + turned * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(
      Components(red: part(5), green: part(3), blue: part(1), opacity: opacity))
  }

  /// Creates a colour of a catalogue, by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name: name, bundle: bundle?.bundlePath))
  }

  /// Creates one colour for light and dark surroundings.
  init(_ components: Components) {
    self.init(source: .pair(light: components.finite, dark: components.finite))
  }
}

extension Color.Components {
  /// The components with zero where there is no number.
  fileprivate var finite: Color.Components {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Color.Components(
      red: finite(red), green: finite(green), blue: finite(blue),
      opacity: min(max(finite(opacity), 0), 1))
  }

  /// The components in sRGB.
  fileprivate func converted(from space: Color.RGBColorSpace) -> Color.Components {
    switch space {
    case .sRGB: return self
    case .sRGBLinear:
      return Color.Components(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        opacity: opacity)
    case .displayP3:
      return Color.Components(displayP3: (red, green, blue), opacity: opacity)
    }
  }

  /// A part in sRGB, of the same in light (IEC 61966-2-1).
  static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// A part in light, of the same in sRGB.
  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }
}
