public import Foundation

/// A colour, as UIKit has it.
///
/// - Note: As in UIKit, for the members that SwiftUI sources use.
public class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  package let color: Color

  package init(source: Color) { color = source }

  /// A colour of sRGB parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    color = Color(light: parts, dark: parts)
  }

  /// The colour of a literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour of display-p3 parts from 0 to 1.
  ///
  /// - Note: Differs from UIKit: the parts are taken as those of sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ offset: CGFloat) -> CGFloat {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour that depends on its surroundings; the closure is asked for light and for dark ones.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(
      source: Color(
        light: light.color.parts(isDark: false), dark: dark.color.parts(isDark: true)))
  }

  /// The colour of a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(source: color) }

  /// A colour of an asset catalogue; nil if there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    let path = bundle?.bundlePath
    guard (try? AssetCatalog.shared.color(name, bundle: path)) != nil else { return nil }
    self.init(source: Color(source: .asset(name: name, bundle: path)))
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var light = color.parts(isDark: false)
    var dark = color.parts(isDark: true)
    light.w = Double(alpha)
    dark.w = Double(alpha)
    return UIColor(source: Color(light: light, dark: dark))
  }

  /// The colour as it is in some surroundings.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = color.parts(isDark: traits.userInterfaceStyle == .dark)
    return UIColor(source: Color(light: parts, dark: parts))
  }

  /// Writes the parts of the colour in light surroundings; always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.parts(isDark: false)
    red?.pointee = CGFloat(parts.x)
    green?.pointee = CGFloat(parts.y)
    blue?.pointee = CGFloat(parts.z)
    alpha?.pointee = CGFloat(parts.w)
    return true
  }

  /// The colour for layers.
  public var cgColor: CGColor { CGColor(color: color) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  public override var hash: Int { color.hashValue }
}

/// A colour for layers.
public struct CGColor: Hashable, Sendable {
  package let color: Color

  package init(color: Color) { self.color = color }
}

extension Color {
  /// The colour of a UIKit colour.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a colour of another.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// The colour of a UIKit colour.
  public init(_ color: UIColor) { self = color.color }
}
