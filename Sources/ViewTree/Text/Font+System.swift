public import Foundation

extension Font {
  public static let largeTitle = Font(size: 34, lineHeight: 41)
  public static let title = Font(size: 28, lineHeight: 34)
  public static let title2 = Font(size: 22, lineHeight: 28)
  public static let title3 = Font(size: 20, lineHeight: 25)
  public static let headline = Font(size: 17, lineHeight: 22, weight: .semibold)
  public static let body = Font(size: 17, lineHeight: 22)
  public static let callout = Font(size: 16, lineHeight: 21)
  public static let subheadline = Font(size: 15, lineHeight: 20)
  public static let footnote = Font(size: 13, lineHeight: 18)
  public static let caption = Font(size: 12, lineHeight: 16)
  public static let caption2 = Font(size: 11, lineHeight: 13)

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
    return font
  }

  /// A font of a family by name that grows as a role does.
  ///
  /// - Note: Differs from SwiftUI: all sizes grow alike, with the reader's text size.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { custom(name, size: size) }

  /// A font of a family by name that does not grow with the reader's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = custom(name, size: fixedSize)
    font.isScaled = false
    return font
  }
}
