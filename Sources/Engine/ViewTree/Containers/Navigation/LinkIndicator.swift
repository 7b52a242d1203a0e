private struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether rows that lead on say so by a chevron.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether rows that lead on say so by a chevron.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>> {
    environment(\.linkIndicatorVisibility, visibility)
  }
}
