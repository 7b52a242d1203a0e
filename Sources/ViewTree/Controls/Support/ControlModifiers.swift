extension View {
  /// Says whether the view's controls are disabled; a view around may have disabled them already.
  nonisolated public func disabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.style.isEnabled) { $0 = $0 && !disabled })
  }

  /// Sets the colour of the view's controls; nil for that of the page.
  nonisolated public func tint(
    _ tint: Color?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(set: \.style.tint, tint))
  }

  /// Sets the colour of the view's controls.
  ///
  /// - Note: Differs from SwiftUI: controls have one colour, so a style that is none has no effect.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(
    _ tint: S?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    let color = tint as? Color
    return modifier(
      _ControlEnvironmentModifier(\.style.tint) { $0 = tint == nil ? nil : color ?? $0 })
  }

  /// Sets the colour of the view's controls.
  nonisolated public func accentColor(
    _ accentColor: Color?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> { tint(accentColor) }
}
