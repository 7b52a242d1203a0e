extension LiveView {
  /// How the page gets the pictures of asset catalogues; set it before the first evaluation.
  package var assetPlacement: AssetPlacement {
    get { graph.assets.placement }
    set { graph.assets.placement = newValue }
  }

  /// The files that the page links to, in the order of their names.
  package var assets: [PageAsset] {
    graph.assets.files.isEmpty ? [] : graph.assets.files.values.sorted { $0.name < $1.name }
  }
}
