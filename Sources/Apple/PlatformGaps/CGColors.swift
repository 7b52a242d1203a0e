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
