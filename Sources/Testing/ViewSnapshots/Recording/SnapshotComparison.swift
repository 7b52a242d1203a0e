import ElementTree

/// Compares what a test has taken with its baseline.
package struct SnapshotComparison: Sendable {
  /// What was taken, with the identities that lists have in the baseline.
  package private(set) var new: SnapshotText
  /// All differences, variant by variant.
  package private(set) var changes: [SemanticChange] = []
  /// How the environment differs, a line each; empty if it doesn't.
  package private(set) var environment: [String] = []

  package init(_ old: SnapshotText, _ new: SnapshotText, caseName: String) {
    self.new = new
    environment = old.environment.differences(to: new.environment)
    if old.baseSheetVersion != new.baseSheetVersion {
      environment += [
        "- base sheet: \(old.baseSheetVersion)", "+ base sheet: \(new.baseSheetVersion)",
      ]
    }
    for index in new.sections.indices {
      let section = new.sections[index]
      guard let known = old[section.variant] else {
        append([Self.variant(from: "none", to: section.variant.label)], caseName, section.variant)
        continue
      }
      if known == section.content { continue }
      append(
        SnapshotContent.changes(from: known, to: section.content), caseName, section.variant)
      if case .page(let before) = known, case .page(let page) = section.content {
        self.new.sections[index].content = .page(page.adoptingKeys(of: before))
      }
    }
    for section in old.sections where new[section.variant] == nil {
      append([Self.variant(from: section.variant.label, to: "none")], caseName, section.variant)
    }
    let assets = Self.assetChanges(old.assets, new.assets)
    append(assets, caseName, new.sections.first?.variant ?? .standard)
  }

  private static func variant(from: String, to: String) -> SemanticChange {
    SemanticChange(.document("variant", from: from, to: to), element: "")
  }

  /// Files whose content is another under the name that they had.
  private static func assetChanges(
    _ old: [SnapshotAsset], _ new: [SnapshotAsset]
  ) -> [SemanticChange] {
    let known = Dictionary(old.map { ($0.name, $0.sha256) }, uniquingKeysWith: { a, _ in a })
    return new.compactMap { asset in
      guard let before = known[asset.name], before != asset.sha256 else { return nil }
      return SemanticChange(
        .document("content of \(asset.name)", from: before, to: asset.sha256), element: "")
    }
  }

  private mutating func append(
    _ found: [SemanticChange], _ caseName: String, _ variant: SnapshotVariant
  ) {
    for change in found {
      var change = change
      change.caseName = caseName
      change.variant = variant
      changes.append(change)
    }
  }
}
