import ElementDiff
import ElementTree

/// A page as browsers have it: shared by all sessions whose pages are alike, numbers included, until a
/// session takes a large one for itself to change it in place.
@MainActor
final class PageState {
  private(set) var page: NumberedTree
  private var knownHash: UInt64?
  private var knownShape: PageShape?
  /// Whether one session alone has it.
  private let isOwn: Bool

  init(_ page: NumberedTree) {
    self.page = page
    isOwn = false
  }

  /// What pages say of themselves that show this for the first time.
  ///
  /// - Complexity: O(*n*) after a change, where *n* is the number of nodes.
  var shape: PageShape {
    if let knownShape { return knownShape }
    let shape = PageShape(of: page.tree)
    knownShape = shape
    return shape
  }

  private init(ownCopyOf state: PageState) {
    page = state.page
    isOwn = true
  }

  /// The hash of the whole tree.
  ///
  /// - Complexity: O(*n*) after a change, where *n* is the number of nodes.
  var hash: UInt64 {
    if let knownHash { return knownHash }
    let hash = page.tree.rootHash(of: page.subtreeHashes())
    knownHash = hash
    return hash
  }

  /// The number of nodes from which pages are changed in place; smaller ones are compared as a whole,
  /// so that sessions can share them.
  private static var largeCount: Int { 2048 }

  /// Whether few sessions share it, and many would not fit.
  var isLarge: Bool { !PageSteps.isSmall(page.tree) }

  /// Shows new parts in place of old ones, if the page is so large that comparing it costs more.
  ///
  /// - Parameter keepsOld: Whether this state is needed as it is.
  /// - Returns: Nil if whole trees are to be compared.
  func taking(
    _ parts: [TreePart], pinned: Set<InstanceID>, keepsOld: Bool = false
  ) -> (state: PageState, update: TreeUpdate)? {
    guard page.tree.nodes.count >= Self.largeCount else { return nil }
    let state = isOwn && !keepsOld ? self : PageState(ownCopyOf: self)
    guard let update = state.page.update(with: parts, options: DiffOptions(pinned: pinned)) else {
      return nil
    }
    state.knownHash = nil
    state.knownShape = nil
    return (state, update)
  }
}

extension ElementTree {
  /// The tree's hash, made of those of its subtrees.
  func rootHash(of hashes: [UInt64]) -> UInt64 {
    roots.reduce(0x51) { StableHash.combine($0, hashes[$1]) }
  }
}
