extension LoweringContext {
  /// A catalogue's colour for light and for dark surroundings; one that is missing is an error, on live pages
  /// a warning.
  @MainActor
  mutating func colorAsset(
    _ name: String, bundle: String?
  ) -> (Color.Components, Color.Components)? {
    do throws(AssetError) {
      let asset = try AssetCatalog.shared.color(name, bundle: bundle)
      return (asset.light, asset.dark)
    } catch {
      report(.missingAsset, severity: isLive ? .warning : .error, error.message)
      return nil
    }
  }
}
