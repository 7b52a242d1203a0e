package import ElementTree

/// A page of views as a value: its elements with their keys, styles and origins, and what is said of
/// the document around them.
public struct SnapshotPage: Hashable, Sendable {
  /// The elements; each knows which views made it (`ElementTree.origins`).
  package var tree: ElementTree
  /// The document's title.
  public var title: String
  /// The page's language as a BCP 47 tag.
  public var language: String
  /// Whether the page's lines run from the right.
  public var isRightToLeft: Bool

  /// Creates a page.
  package init(
    tree: ElementTree, title: String = "", language: String = "en", isRightToLeft: Bool = false
  ) {
    self.tree = tree
    self.title = title
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// A hash of all that is compared, the same for equal pages in every process.
  package var hash: UInt64 {
    var hash = StableHash.combine(tree.hash, StableHash.of(title.utf8))
    hash = StableHash.combine(hash, StableHash.of(language.utf8))
    for node in tree.nodes where node.key != 0 { hash = StableHash.combine(hash, node.key) }
    return StableHash.combine(hash, isRightToLeft ? 1 : 0)
  }
}
