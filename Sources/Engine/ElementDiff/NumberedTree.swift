public import ElementTree

/// A page as its reader has it: a tree whose nodes and style rules are numbered.
///
/// A server keeps one for every page that it has sent and makes patches by ``update(to:options:)``;
/// what receives the patches keeps its own by ``Patch/apply(to:)-(NumberedTree)``. Both number alike.
public struct NumberedTree: Sendable {
  /// The elements, attributes and texts.
  public package(set) var tree: ElementTree
  /// The number of every node, by index.
  package var ids: [UInt32]
  /// The number that the next new node gets.
  package var nextID: UInt32
  /// The style rules that the page has.
  package var rules: KnownRules
  /// The hashes of all subtrees by index; empty until they are first needed.
  private var hashes: [UInt64] = []

  /// A page that shows the tree for the first time.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public init(_ tree: ElementTree) {
    self.tree = tree
    ids = (0..<UInt32(truncatingIfNeeded: tree.nodes.count)).map { $0 + 1 }
    nextID = UInt32(truncatingIfNeeded: tree.nodes.count + 1)
    rules = KnownRules(of: tree)
  }

  package init(tree: ElementTree, ids: [UInt32], nextID: UInt32, rules: KnownRules) {
    self.tree = tree
    self.ids = ids
    self.nextID = nextID
    self.rules = rules
  }

  /// The hashes of all subtrees by index, made once.
  package mutating func subtreeHashes() -> [UInt64] {
    if hashes.isEmpty { hashes = tree.subtreeHashes() }
    return hashes
  }

  /// Has hashes made anew when they are asked for.
  mutating func forgetHashes() { hashes = [] }

  /// The number of a node.
  public func id(ofNode index: Int) -> InstanceID? {
    ids.indices.contains(index) ? InstanceID(ids[index]) : nil
  }

  /// The index of a node.
  ///
  /// Nodes are numbered in their order on the first page, so the search begins where the node was then and
  /// goes outwards.
  ///
  /// - Complexity: O(*d*), where *d* is how far the node has moved since the first page; O(*n*), where *n*
  ///   is the number of nodes, for one that came later.
  public func index(of id: InstanceID) -> Int? {
    guard id.number > 0, !ids.isEmpty else { return nil }
    var above = min(Int(id.number) - 1, ids.count - 1)
    var below = above + 1
    while above >= 0 || below < ids.count {
      if above >= 0 {
        if ids[above] == id.number { return above }
        above -= 1
      }
      if below < ids.count {
        if ids[below] == id.number { return below }
        below += 1
      }
    }
    return nil
  }

  /// Shows another tree and returns what has to change on the page for it.
  ///
  /// - Complexity: O(*c* log *c*) for lists of *c* children in another order, and O(*n*) for the
  ///   hashes of the new tree where `hashes` doesn't bring them.
  public mutating func update(
    to new: ElementTree, options: DiffOptions = DiffOptions()
  ) -> TreeUpdate {
    update(to: new, hashes: nil, options: options)
  }

  /// Shows another tree whose subtree hashes the caller may know already.
  package mutating func update(
    to new: ElementTree, hashes newHashes: [UInt64]?, options: DiffOptions
  ) -> TreeUpdate {
    let newHashes = newHashes ?? new.subtreeHashes()
    // Browsers count in 32 bits with a sign, and differences of two numbers need one more.
    guard Int(nextID) + new.nodes.count < 1 << 30 else { return renew(new, newHashes) }
    var differ = TreeDiffer(
      old: self, oldHashes: subtreeHashes(), new: new, newHashes: newHashes, options: options)
    differ.run()
    tree = new
    ids = differ.ids
    nextID = differ.nextID
    rules = differ.rules
    hashes = newHashes
    return TreeUpdate(
      patch: differ.patch, diagnostics: differ.diagnostics, reowned: differ.reowned,
      statistics: differ.statistics)
  }

  /// The patch that makes any page this one, whatever it showed before.
  ///
  /// Numbers begin anew, here too: what is sent next must follow this state.
  public mutating func reset() -> Patch {
    renew(tree, subtreeHashes()).patch
  }

  private mutating func renew(_ new: ElementTree, _ newHashes: [UInt64]) -> TreeUpdate {
    var copier = ContentCopier(new, known: KnownRules(of: new))
    for root in new.roots { copier.copy(root) }
    var patch = Patch()
    patch.rules = copier.rules.rules
    patch.content = copier.content
    patch.operations = [.reset(0..<copier.content.nodes.count)]
    self = NumberedTree(new)
    hashes = newHashes
    return TreeUpdate(patch: patch, diagnostics: [], statistics: DiffStatistics())
  }
}
