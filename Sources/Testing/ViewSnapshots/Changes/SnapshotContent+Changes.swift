import ElementTree

extension SnapshotContent {
  /// How one snapshot has become another; empty if they are the same.
  package static func changes(
    from old: SnapshotContent, to new: SnapshotContent
  ) -> [SemanticChange] {
    switch (old, new) {
    case (.page(let old), .page(let new)): SnapshotPage.changes(from: old, to: new)
    case (.lines(let old), .lines(let new)): LineDiff.changes(from: old, to: new)
    case (.page, .lines):
      [SemanticChange(.document("content", from: "a page", to: "lines"), element: "")]
    case (.lines, .page):
      [SemanticChange(.document("content", from: "lines", to: "a page"), element: "")]
    }
  }
}

extension SnapshotPage {
  /// How one page has become another; empty if they are the same.
  ///
  /// Lists whose models were loaded anew, with new identities throughout, keep their identities.
  package static func changes(from old: SnapshotPage, to new: SnapshotPage) -> [SemanticChange] {
    var changes: [SemanticChange] = []
    func compare(_ name: String, _ before: String, _ after: String) {
      guard before != after else { return }
      changes.append(
        SemanticChange(.document(name, from: before, to: after), element: ""))
    }
    compare("title", old.title, new.title)
    compare("language", old.language, new.language)
    compare(
      "direction", old.isRightToLeft ? "rtl" : "ltr", new.isRightToLeft ? "rtl" : "ltr")
    return changes + SemanticDiff(old.tree, new.adoptingKeys(of: old).tree).changes
  }

  /// The page with the identities of lists that were loaded anew.
  package func adoptingKeys(of old: SnapshotPage) -> SnapshotPage {
    var page = self
    page.tree.adoptKeys(of: old.tree, isLoadedAnew: true)
    return page
  }
}
