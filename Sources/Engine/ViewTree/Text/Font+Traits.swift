public import Foundation

extension Font {
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
    /// The weight as CSS numbers it.
    package let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)

    package init(value: Int) { self.value = value }
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

    /// Creates a width; 0 is the usual one, −1 the narrowest, 1 the widest.
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
}
