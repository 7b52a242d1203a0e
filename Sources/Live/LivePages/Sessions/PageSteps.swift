import ElementDiff
import ElementTree

/// Steps from page to page, each found and encoded once for all sessions that take it.
///
/// Equal hashes are not believed: a step is taken again only by a tree whose bytes are those of the
/// one it was found for.
@MainActor
final class PageSteps {
  /// A step from one state to another.
  struct Step {
    let next: PageState
    /// The commands, which are none, and the patch as a frame ends; nil if nothing changes.
    let ending: [UInt8]?
    let diagnostics: [DiffDiagnostic]
    /// Nodes that live on for other views than those that listened.
    let reowned: [UInt32]
  }

  private struct Key: Hashable {
    /// Kept, so that no other state gets its address.
    let old: PageState
    let hash: UInt64

    static func == (left: Key, right: Key) -> Bool {
      left.old === right.old && left.hash == right.hash
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(old))
      hasher.combine(hash)
    }
  }

  private var steps: [Key: Step] = [:]
  /// The one that was taken last.
  private var newest: (old: PageState, step: Step)?
  private var firsts: [UInt64: PageState] = [:]
  /// How many are remembered; sessions that stay alike take the newest.
  private static var limit: Int { 128 }
  /// The bytes of a page from which on it is not remembered: few sessions share it, and many would not fit.
  private static var sizeLimit: Int { 128 * 1024 }
  /// How many steps were found, as opposed to remembered.
  private(set) var foundCount = 0

  /// The state of a page that shows a tree for the first time.
  func first(_ tree: ElementTree) -> PageState {
    let hash = tree.rootHash(of: tree.subtreeHashes())
    if let known = firsts[hash], known.page.tree.isIdentical(to: tree) { return known }
    let state = PageState(NumberedTree(tree))
    guard Self.isSmall(tree) else { return state }
    if firsts.count >= Self.limit { firsts = [:] }
    firsts[hash] = state
    return state
  }

  /// The step from a state to a tree.
  ///
  /// - Parameter pinned: Nodes that must not be moved.
  func step(from old: PageState, to tree: ElementTree, pinned: Set<InstanceID>) -> Step {
    // Sessions that stay alike take the same step one after the other.
    if pinned.isEmpty, let newest, newest.old === old,
      newest.step.next.page.tree.isIdentical(to: tree)
    {
      return newest.step
    }
    let hashes = tree.subtreeHashes()
    let key = Key(old: old, hash: tree.rootHash(of: hashes))
    if pinned.isEmpty, let known = steps[key], known.next.page.tree.isIdentical(to: tree) {
      newest = (old, known)
      return known
    }
    foundCount += 1
    var page = old.page
    let update = page.update(to: tree, hashes: hashes, options: DiffOptions(pinned: pinned))
    let ending = update.patch.isEmpty ? nil : DownMessage.ending(of: update.patch)
    let step = Step(
      next: PageState(page), ending: ending, diagnostics: update.diagnostics,
      reowned: update.reowned)
    if pinned.isEmpty, Self.isSmall(tree), Self.isSmall(old.page.tree) {
      if steps.count >= Self.limit { steps = [:] }
      steps[key] = step
      newest = (old, step)
    }
    return step
  }

  static func isSmall(_ tree: ElementTree) -> Bool {
    tree.text.count + tree.nodes.count * MemoryLayout<ElementTree.Node>.stride <= sizeLimit
  }
}
