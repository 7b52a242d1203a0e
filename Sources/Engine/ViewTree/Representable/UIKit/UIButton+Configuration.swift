public import Foundation

/// An edge of a rectangle, in the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
  /// How a button looks.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

    /// How large the button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large

      var font: Font {
        switch self {
        case .medium, .large: .body
        case .small: .subheadline
        case .mini: .footnote
        }
      }
    }

    /// What is behind the title.
    enum Fill { case none, gray, tinted, filled }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// The distance of picture and title in points.
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of title and subtitle in points.
    public var titlePadding: CGFloat = 1
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var showsActivityIndicator = false
    let fill: Fill

    /// A title without anything behind it.
    public static func plain() -> Configuration { Configuration(fill: .none) }
    public static func borderless() -> Configuration { Configuration(fill: .none) }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration(fill: .gray) }
    public static func bordered() -> Configuration { Configuration(fill: .gray) }
    /// A title on a pale tint.
    public static func tinted() -> Configuration { Configuration(fill: .tinted) }
    public static func borderedTinted() -> Configuration { Configuration(fill: .tinted) }
    /// A title on the tint.
    public static func filled() -> Configuration { Configuration(fill: .filled) }
    public static func borderedProminent() -> Configuration { Configuration(fill: .filled) }

    /// The radius of the corners in points.
    var radius: CGFloat {
      switch cornerStyle {
      case .capsule: 1000
      case .small: 4
      case .large: 8
      case .fixed, .dynamic, .medium: 6
      }
    }

    func foreground(_ tint: Color) -> Color {
      if let baseForegroundColor { return Color(baseForegroundColor) }
      return fill == .filled ? .white : tint
    }

    func background(_ tint: Color) -> Color {
      let base = baseBackgroundColor.map { Color($0) }
      return switch fill {
      case .none: .clear
      case .gray: base ?? Color(UIColor.systemGray5)
      case .tinted: (base ?? tint).opacity(0.18)
      case .filled: base ?? tint
      }
    }
  }
}
