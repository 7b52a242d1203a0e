import ElementDiff
import ElementTree

/// A page as browsers have it: shared by all sessions whose pages are alike, numbers included.
@MainActor
final class PageState {
  let page: NumberedTree
  /// The hash of the whole tree.
  let hash: UInt64

  init(_ page: NumberedTree) {
    var page = page
    hash = page.tree.rootHash(of: page.subtreeHashes())
    self.page = page
  }
}

extension ElementTree {
  /// The tree's hash, made of those of its subtrees.
  func rootHash(of hashes: [UInt64]) -> UInt64 {
    roots.reduce(0x51) { StableHash.combine($0, hashes[$1]) }
  }
}
