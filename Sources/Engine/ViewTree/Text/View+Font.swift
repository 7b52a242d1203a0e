public import Foundation

extension View {
  /// Sets the font of text; nil for the body's.
  @inlinable
  nonisolated public consuming func font(_ font: Font?) -> ModifiedContent<Self, _FontModifier> {
    modifier(_FontModifier(font: font))
  }

  /// Sets how thick strokes of text are; nil for the font's own.
  nonisolated public func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.weight = weight }
  }

  /// Sets how wide letters are.
  nonisolated public func fontWidth(
    _ width: Font.Width?
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.apply(.width(width)) }
  }

  /// Sets the shape of letters.
  nonisolated public func fontDesign(
    _ design: Font.Design?
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.design = design }
  }

  /// Makes text bold or not.
  nonisolated public func bold(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.apply(.bold(isActive)) }
  }

  /// Sets text in italics or not.
  nonisolated public func italic(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.isItalic = isActive }
  }

  /// Gives all letters one width.
  nonisolated public func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.apply(.monospaced(isActive)) }
  }

  /// Gives all digits one width.
  nonisolated public func monospacedDigit() -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.isMonospacedDigit = true }
  }

  /// Makes text smaller than usual.
  nonisolated public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { if isEnabled { $0.apply(.scale(scale)) } }
  }

  /// Draws a line under text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return textStyle { $0.apply(.underline(line)) }
  }

  /// Draws a line through text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return textStyle { $0.apply(.strikethrough(line)) }
  }

  /// Adds space between letters, in points.
  nonisolated public func kerning(
    _ kerning: CGFloat
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.kerning = kerning }
  }

  /// Adds space between letters, in points.
  nonisolated public func tracking(
    _ tracking: CGFloat
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.apply(.tracking(tracking)) }
  }

  /// Raises text above its line, in points.
  nonisolated public func baselineOffset(
    _ baselineOffset: CGFloat
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.apply(.baselineOffset(baselineOffset)) }
  }

  /// Sets the reader's text size for the view, on top of the browser's own.
  nonisolated public func dynamicTypeSize(
    _ size: DynamicTypeSize
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.dynamicTypeSize = size }
  }

  /// Limits the reader's text size for the view.
  ///
  /// - Note: Differs from SwiftUI: sizes set by views are limited, the browser's own isn't.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> ModifiedContent<Self, _TextStyleModifier> where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return textStyle { style in
      guard let low = allowed.first, let high = allowed.last else { return }
      style.dynamicTypeSize = min(max(style.dynamicTypeSize, low), high)
    }
  }

  /// Sets the size of symbols beside text.
  nonisolated public func imageScale(
    _ scale: Image.Scale
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.imageScale = scale }
  }
}
