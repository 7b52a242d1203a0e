extension View {
  /// Sets the colour of letters and symbols; nil for the page's.
  @inlinable nonisolated public consuming func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    modifier(_ForegroundStyleModifier(color: color))
  }

  /// Sets what letters, symbols and shapes are filled with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    switch ForegroundStyleSource(style) {
    case .style(let style): modifier(_ForegroundStyleModifier(change: .style(style)))
    case .level(let level): modifier(_ForegroundStyleModifier(change: .level(level)))
    }
  }

  /// Sets the first two styles that content is filled with.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    modifier(
      _ForegroundStyleModifier(
        change: .hierarchy(ForegroundStyleSource(primary), [ForegroundStyleSource(secondary)])))
  }

  /// Sets the first three styles that content is filled with.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    modifier(
      _ForegroundStyleModifier(
        change: .hierarchy(
          ForegroundStyleSource(primary),
          [ForegroundStyleSource(secondary), ForegroundStyleSource(tertiary)])))
  }

  /// Sets the tint of controls and links; nil for the page's.
  nonisolated public func tint(_ tint: Color?) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.tint = tint }
  }

  /// Sets the tint of controls and links.
  ///
  /// - Note: Differs from SwiftUI: a style that is no colour changes nothing.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(
    _ tint: S?
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    let color = tint as? Color
    return textStyle { if let color { $0.tint = color } }
  }

  /// Sets the tint of controls and links; nil for the page's.
  @inlinable nonisolated public consuming func accentColor(
    _ accentColor: Color?
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    tint(accentColor)
  }
}
