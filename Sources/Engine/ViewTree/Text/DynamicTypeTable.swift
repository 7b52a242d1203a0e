/// The sizes of the text styles at the reader's text sizes.
///
/// The numbers are those of “Dynamic Type sizes” and “Larger accessibility type sizes” for iOS and
/// iPadOS in Apple's Human Interface Guidelines, Typography: the size of letters and the distance of
/// lines, both in points.
package enum DynamicTypeTable {
  /// A style's letters and lines.
  package struct Entry: Equatable, Sendable {
    package var size: Double
    package var lineHeight: Double

    init(_ size: Double, _ lineHeight: Double) {
      self.size = size
      self.lineHeight = lineHeight
    }
  }

  /// The sizes of a style at a text size.
  package static func entry(
    _ style: Font.TextStyle, at size: DynamicTypeSize
  ) -> Entry { row(size)[column(style)] }

  private static func column(_ style: Font.TextStyle) -> Int {
    switch style {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline, .body: 4
    case .callout: 5
    case .subheadline: 6
    case .footnote: 7
    case .caption: 8
    case .caption2: 9
    }
  }

  /// Large title, title, title 2, title 3, body, callout, subheadline, footnote, caption, caption 2.
  private static func row(_ size: DynamicTypeSize) -> [Entry] {
    switch size {
    case .xSmall: xSmall
    case .small: small
    case .medium: medium
    case .large: large
    case .xLarge: xLarge
    case .xxLarge: xxLarge
    case .xxxLarge: xxxLarge
    case .accessibility1: accessibility1
    case .accessibility2: accessibility2
    case .accessibility3: accessibility3
    case .accessibility4: accessibility4
    case .accessibility5: accessibility5
    }
  }

  private static func entries(_ pairs: (Double, Double)...) -> [Entry] {
    pairs.map { Entry($0.0, $0.1) }
  }

  private static let xSmall = entries(
    (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
    (11, 13))
  private static let small = entries(
    (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
    (11, 13))
  private static let medium = entries(
    (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
    (11, 13))
  private static let large = entries(
    (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
    (11, 13))
  private static let xLarge = entries(
    (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
    (13, 18))
  private static let xxLarge = entries(
    (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
    (15, 20))
  private static let xxxLarge = entries(
    (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
    (17, 22))
  private static let accessibility1 = entries(
    (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 29),
    (20, 25))
  private static let accessibility2 = entries(
    (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
    (24, 30))
  private static let accessibility3 = entries(
    (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
    (29, 35))
  private static let accessibility4 = entries(
    (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
    (34, 41))
  private static let accessibility5 = entries(
    (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
    (40, 48))
}

extension Font {
  /// The font at a reader's text size.
  ///
  /// A style has its own row of the table, and a font of a family grows as the style it is relative to.
  /// Sizes given in points are what they are.
  package func sized(for size: DynamicTypeSize) -> Font {
    guard size != .large, let style = textStyle else { return self }
    let (usual, wanted) = (
      DynamicTypeTable.entry(style, at: .large), DynamicTypeTable.entry(style, at: size)
    )
    var font = self
    font.size = self.size * wanted.size / usual.size
    font.lineHeight = lineHeight.map { $0 * wanted.lineHeight / usual.lineHeight }
    return font
  }
}
