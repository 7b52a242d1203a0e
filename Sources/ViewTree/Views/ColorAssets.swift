extension LoweringContext {
  /// A catalogue's colour for light and for dark surroundings.
  @MainActor
  mutating func colorAsset(
    _ name: String, bundle: String?
  ) -> (Color.Components, Color.Components)? { nil }
}
