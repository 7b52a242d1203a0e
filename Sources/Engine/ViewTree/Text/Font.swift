public import Foundation
package import ElementTree

/// A typeface, size and weight.
///
/// - Note: As in SwiftUI. Sizes are points at the reader's default text size and grow with it.
public struct Font: Hashable, Sendable {
  package var size: Double
  /// The distance of lines, or nil for 1.2 times the size.
  package var lineHeight: Double?
  package var weightValue: Weight?
  package var designValue: Design = .default
  /// A family by name as CSS writes it, before the design's own families.
  package var family: CSSText?
  package var isItalic = false
  package var isMonospacedDigit = false
  package var isSmallCaps = false
  package var widthValue: Width?
  package var leadingValue: Leading = .standard
  /// Whether the font grows with the reader's text size.
  package var isScaled = true
  /// The style whose sizes the font follows; nil for a size in points.
  package var textStyle: TextStyle?

  package init(
    size: Double, lineHeight: Double?, weight: Weight? = nil, design: Design = .default
  ) {
    self.size = size.isFinite ? min(max(size, 0), 10_000) : 17
    self.lineHeight = lineHeight
    weightValue = weight
    designValue = design
  }

  /// The font of a style at the usual text size.
  init(_ style: TextStyle, weight: Weight? = nil) {
    let entry = DynamicTypeTable.entry(style, at: .large)
    self.init(size: entry.size, lineHeight: entry.lineHeight, weight: weight)
    textStyle = style
  }

  /// The distance of lines in points.
  package var leadedLineHeight: Double {
    let plain = lineHeight ?? size * 1.2
    switch leadingValue {
    case .standard: return plain
    case .tight: return max(0, plain - 2)
    case .loose: return plain + 2
    }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font with strokes of another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }

  /// The font with letters of another width.
  public func width(_ width: Width) -> Font { with { $0.widthValue = width } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in bold, or as it was.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font in italics, or as it was.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }

  /// The font with all letters of one width.
  public func monospaced() -> Font { with { $0.designValue = .monospaced } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

  /// The font with small capitals.
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { smallCaps() }

  /// The font with small capitals for capitals.
  ///
  /// - Note: Differs from SwiftUI: small letters become small capitals too.
  public func uppercaseSmallCaps() -> Font { smallCaps() }

  /// The font with lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { with { $0.leadingValue = leading } }

  /// The font scaled by a factor.
  public func scaled(by factor: CGFloat) -> Font {
    with {
      $0.size *= Double(factor)
      $0.lineHeight = $0.lineHeight.map { $0 * Double(factor) }
    }
  }
}
