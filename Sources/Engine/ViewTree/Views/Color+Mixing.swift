import Foundation

extension Color {
  /// The colour, mixed with a part of another.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    guard case .pair(let light, let dark) = faded,
      case .pair(let otherLight, let otherDark) = rhs.faded
    else {
      return Color(
        source: .mix(
          Mixture(
            first: self, second: rhs, part: part, isPerceptual: colorSpace.isPerceptual)))
    }
    return Color(
      source: .pair(
        light: light.mixed(with: otherLight, by: part, colorSpace),
        dark: dark.mixed(with: otherDark, by: part, colorSpace)))
  }

  /// The source with the opacity put into the components.
  private var faded: Source {
    guard case .pair(var light, var dark) = source else { return source }
    light.opacity *= alpha
    dark.opacity *= alpha
    return .pair(light: light, dark: dark)
  }

  /// Two colours of which the browser knows more than we do.
  package final class Mixture: Hashable, Sendable {
    let first: Color
    let second: Color
    let part: Double
    let isPerceptual: Bool

    init(first: Color, second: Color, part: Double, isPerceptual: Bool) {
      self.first = first
      self.second = second
      self.part = part
      self.isPerceptual = isPerceptual
    }

    package static func == (left: Mixture, right: Mixture) -> Bool {
      left.first == right.first && left.second == right.second && left.part == right.part
        && left.isPerceptual == right.isPerceptual
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(first)
      hasher.combine(second)
      hasher.combine(part)
    }
  }
}

extension Color.Components {
  /// The components at a part of the way to others.
  fileprivate func mixed(
    with other: Color.Components, by part: Double, _ space: Gradient.ColorSpace
  ) -> Color.Components {
    let opacity = opacity + (other.opacity - opacity) * part
    guard opacity > 0 else {
      return Color.Components(red: red, green: green, blue: blue, opacity: 0)
    }
    // Colours count by their opacity, as in CSS.
    let (own, foreign) = (self.opacity * (1 - part) / opacity, other.opacity * part / opacity)
    guard space.isPerceptual else {
      return Color.Components(
        red: red * own + other.red * foreign, green: green * own + other.green * foreign,
        blue: blue * own + other.blue * foreign, opacity: opacity)
    }
    var result = Color.Components(lab: lab * own + other.lab * foreign)
    result.opacity = opacity
    return result
  }

  /// Lightness and the two colour axes of Oklab.
  private var lab: SIMD3<Double> {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return SIMD3(
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
  }

  private init(lab: SIMD3<Double>) {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z)
    let m = cube(lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z)
    let s = cube(lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z)
    self.init(
      red: Self.encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: Self.encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: Self.encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s))
  }
}

extension Color {
  /// The parts of a colour in some environment.
  ///
  /// - Note: As in SwiftUI: `red`, `green` and `blue` are those of sRGB.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public var red, green, blue, opacity: Float

    /// Creates a colour of its parts.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self = color.resolved(isDark: false)
    }

    init(_ components: Color.Components) {
      red = Float(components.red)
      green = Float(components.green)
      blue = Float(components.blue)
      opacity = Float(components.opacity)
    }

    /// The parts as they are in light.
    public var linearRed: Float { Float(Components.linear(Double(red))) }
    /// The parts as they are in light.
    public var linearGreen: Float { Float(Components.linear(Double(green))) }
    /// The parts as they are in light.
    public var linearBlue: Float { Float(Components.linear(Double(blue))) }

    @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
      Color(self)._paint(in: &context)
    }
  }

  /// Creates a colour that is the same in all surroundings.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The parts of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(isDark: environment.colorScheme == .dark)
  }

  /// The parts of the colour; those of a catalogue's colour are not known and count as black.
  func resolved(isDark: Bool) -> Resolved {
    switch source {
    case .pair(let light, let dark):
      var components = isDark ? dark : light
      components.opacity *= alpha
      return Resolved(components)
    case .tint: return Color.blue.opacity(alpha).resolved(isDark: isDark)
    case .asset: return Resolved(Components(red: 0, green: 0, blue: 0, opacity: alpha))
    case .mix(let mixture):
      let first = Color(mixture.first.resolved(isDark: isDark))
      let second = Color(mixture.second.resolved(isDark: isDark))
      let space: Gradient.ColorSpace = mixture.isPerceptual ? .perceptual : .device
      return first.mix(with: second, by: mixture.part, in: space).opacity(alpha)
        .resolved(isDark: isDark)
    }
  }
}
