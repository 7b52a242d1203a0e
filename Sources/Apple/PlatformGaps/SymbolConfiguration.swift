public import Foundation
public import ViewTree

extension UIImage {
  /// How a picture is made for its surroundings.
  open class Configuration: NSObject {}

  /// How large a symbol is.
  ///
  /// - Note: Differs from UIKit: strokes have one weight, and colours are those of the surroundings.
  public final class SymbolConfiguration: Configuration {
    let pointSize: CGFloat
    let scale: SymbolScale

    public init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize
      self.scale = scale
      super.init()
    }

    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
  }

  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.28
      default: 1
      }
    }
  }

  /// How thick a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A symbol of a size; nil if the set has none of the name.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    guard let symbol = UIImage(systemName: systemName) else { return nil }
    self.init(copying: configuration.map(symbol.withConfiguration) ?? symbol)
  }

  /// The picture with another configuration; one that is no symbol stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration, isSymbolImage else { return self }
    // A symbol of text of 17 points is 20 points high.
    let side = symbol.pointSize * 20 / 17 * symbol.scale.factor
    return UIImage(
      source, size: CGSize(width: side, height: side), scale: scale, renderingMode: renderingMode)
  }

  /// The symbol of another size; nil for a picture that is none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
}
