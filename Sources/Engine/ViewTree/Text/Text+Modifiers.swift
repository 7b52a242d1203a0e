public import Foundation

extension Text {
  /// The text with one change more.
  func changed(_ change: TextChange) -> Text {
    Text(storage: storage, modifier: TextModifier(change, inner: modifier))
  }

  /// Sets the font; nil leaves it as it is.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets how thick strokes are; nil leaves it as it is.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// Sets how wide letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }

  /// Sets the shape of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }

  /// Makes the text bold.
  public func bold() -> Text { changed(.bold(true)) }

  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }

  /// Sets the text in italics.
  public func italic() -> Text { changed(.italic(true)) }

  /// Sets the text in italics or not.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }

  /// Gives all letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }

  /// Gives all digits one width.
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }

  /// Sets the colour; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color.map { AnyShapeStyle($0) }))
  }

  /// Sets the style that the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    switch ForegroundStyleSource(style) {
    case .style(let style): changed(.foreground(style))
    case .level(let level): changed(.foregroundLevel(level))
    }
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds space between letters, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

  /// Adds space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

  /// Raises the text above its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }

  /// Makes the text smaller than that around it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
}

extension Text {
  /// Sets what is read out instead of the text.
  public func accessibilityLabel(_ label: Text) -> Text { changed(.label(label)) }

  /// Sets what is read out instead of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    changed(.label(Text(labelKey)))
  }

  /// Sets what is read out instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    changed(.label(Text(label)))
  }

  /// - Note: Differs from SwiftUI: no effect; browsers have no such setting.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// - Note: Differs from SwiftUI: no effect; browsers have no such setting.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// - Note: Differs from SwiftUI: no effect; browsers have no such setting.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// - Note: Differs from SwiftUI: no effect; browsers have no such setting.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// - Note: Differs from SwiftUI: no effect.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// What kind of text it is, for those who hear it.
///
/// - Note: As in SwiftUI.
public enum AccessibilityTextContentType: Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
