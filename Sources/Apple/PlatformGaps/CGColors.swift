public import Foundation
public import ViewTree

extension Color {
  /// The colour for layers.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension UIColor {
  /// The colour of a layer.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension CGColor {
  /// Red, green, blue and opacity, each from 0 to 1.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isKnown = UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isKnown ? [red, green, blue, alpha] : nil
  }

  /// How many components there are.
  public var numberOfComponents: Int { 4 }

  /// The opacity.
  public var alpha: CGFloat { components?[3] ?? 1 }
}

extension CGColor {
  /// A colour of sRGB parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self = UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
  }

  /// A grey from 0, black, to 1, white.
  public init(gray: CGFloat, alpha: CGFloat) {
    self = UIColor(white: gray, alpha: alpha).cgColor
  }

  /// A colour of a space's parts with its opacity; nil if there are too few.
  ///
  /// - Note: Differs from Core Graphics: parts are taken as those of sRGB or as a grey.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4...:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
}

/// What parts of colours mean.
///
/// - Note: Differs from Core Graphics: all are taken as sRGB.
public struct CGColorSpace: Hashable, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  let name: String
  public init?(name: String) { self.name = name }
}

/// The parts red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(named: CGColorSpace.sRGB)
}

extension CGColorSpace {
  fileprivate init(named name: String) { self.name = name }
}
