public import Foundation

/// A typeface, size and weight.
///
/// - Note: As in SwiftUI. Sizes are points at the reader's default text size and grow with it.
public struct Font: Hashable, Sendable {
  /// A role that text has on a page.
  ///
  /// - Note: As in SwiftUI.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How thick strokes are.
  ///
  /// - Note: As in SwiftUI.
  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The shape of letters.
  ///
  /// - Note: As in SwiftUI.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are.
  ///
  /// - Note: As in SwiftUI.
  public struct Width: Hashable, Sendable {
    /// A number about 0, the usual width.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// How lines stand to each other.
  ///
  /// - Note: As in SwiftUI.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  package var size: Double
  /// The distance of lines, or nil for 1.2 times the size.
  package var lineHeight: Double?
  package var weightValue: Weight?
  package var designValue: Design = .default
  package var family: String?
  package var isItalic = false
  package var isMonospacedDigit = false
  package var isSmallCaps = false
  package var widthValue: Width?
  package var leadingValue: Leading = .standard
  package var isScaled = true

  package init(
    size: Double, lineHeight: Double?, weight: Weight? = nil, design: Design = .default
  ) {
    self.size = size
    self.lineHeight = lineHeight
    weightValue = weight
    designValue = design
  }

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
  static func of(_ style: TextStyle) -> Font {
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
    font.family = name
    return font
  }

  /// A font of a family by name that grows as a role does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { custom(name, size: size) }

  /// A font of a family by name that does not grow with the reader's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = custom(name, size: fixedSize)
    font.isScaled = false
    return font
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }
  public func width(_ width: Width) -> Font { with { $0.widthValue = width } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.designValue = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  public func uppercaseSmallCaps() -> Font { smallCaps() }
  public func leading(_ leading: Leading) -> Font { with { $0.leadingValue = leading } }
}
