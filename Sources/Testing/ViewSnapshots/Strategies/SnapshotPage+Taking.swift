package import ViewTree

extension SnapshotPage {
  /// The first frame of a view: what a page shows before anything happens. With origins, nodes know
  /// the views that made them.
  ///
  /// - Throws: `RenderingError` if the views have problems that leave nothing right to show.
  @MainActor
  package static func take<Content: View>(
    _ view: Content, in variant: SnapshotVariant, surroundings: SnapshotSurroundings = .standard,
    recordsOrigins: Bool = true
  ) throws -> SnapshotTaken<SnapshotPage> {
    let renderer = HTMLRenderer(content: view)
    renderer.recordsOrigins = recordsOrigins
    renderer.language = variant.locale ?? surroundings.language
    renderer.layoutDirection = variant.layoutDirection
    renderer.environment = surroundings.values(in: variant)
    renderer.assetPlacement = .linked(prefix: "assets/")
    let page = SnapshotPage(
      tree: try renderer.tree, title: try renderer.navigationTitle ?? "",
      language: renderer.language,
      isRightToLeft: variant.layoutDirection.map { $0 == .rightToLeft } ?? renderer.isRightToLeft)
    return SnapshotTaken(page, assets: try renderer.assets)
  }
}
