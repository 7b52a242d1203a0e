public import Foundation

extension Font {
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline, weight: .semibold)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let subheadline = Font(.subheadline)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  /// The font of a role.
  package static func of(_ style: TextStyle) -> Font {
    switch style {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }

  /// The font of a role with another shape or weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = of(style)
    if let design { font.designValue = design }
    if let weight { font.weightValue = weight }
    return font
  }

  /// A font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: Double(size), lineHeight: nil, weight: weight, design: design ?? .default)
  }

  /// A font of a family by name, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(size: Double(size), lineHeight: nil)
    font.family = FontFamily.named(name, design: .default)
    font.textStyle = .body
    return font
  }

  /// A font of a family by name that grows as a role does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    var font = custom(name, size: size)
    font.textStyle = textStyle
    return font
  }

  /// A font of a family by name that does not grow with the reader's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = custom(name, size: fixedSize)
    font.isScaled = false
    font.textStyle = nil
    return font
  }
}
