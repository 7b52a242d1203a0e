extension View {
  /// Says whether the view's controls are disabled; a view around may have disabled them already.
  nonisolated public func disabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.style.isEnabled, outline: .style) { $0 = $0 && !disabled })
  }
}
