import ElementTree
import PageDrawing
import PixelComparing

/// Compares pages by what a browser draws; baselines keep the pages, not the pictures.
struct ImageExaminer: PageExaminer {
  var name: String { "image" }

  func fingerprint() async throws -> EnvironmentFingerprint { try await PageDrawer.fingerprint() }

  func content(
    of page: SnapshotTaken<SnapshotPage>, in variant: SnapshotVariant
  ) async throws -> SnapshotContent {
    // What isn't drawn until it changes is refused at once for what it would be refused for then.
    try TestFonts.check(page.format.fontFamilies, of: page.format.title)
    return .page(page.format)
  }

  func compare(
    _ old: SnapshotTaken<SnapshotPage>, _ new: SnapshotTaken<SnapshotPage>,
    in variant: SnapshotVariant
  ) async throws -> [SemanticChange.Kind]? {
    let comparison = try await PageDrawer.pool.compare(
      PageDrawer.source(of: old), PageDrawer.source(of: new), media: DrawingMedia(variant)
    ).comparison
    if comparison.isEqual { return [] }
    return [
      .pixels(
        count: comparison.count, largest: comparison.largestDifference, boxes: comparison.boxes)
    ]
  }
}

extension SnapshotPage {
  /// The families of fonts that the page's own rules name.
  fileprivate var fontFamilies: [String] {
    var tree = tree
    return tree.rules().flatMap { rule in
      (StyleRule.declarations(in: rule.body) ?? []).filter { $0.0.string == "font-family" }
        .flatMap { FontFamilies.names(in: $0.1) }
    }
  }
}
