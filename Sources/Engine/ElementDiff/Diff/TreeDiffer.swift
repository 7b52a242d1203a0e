import ElementTree

/// Finds the steps from one tree to another.
///
/// Pairs of nodes that live on wait on a list of work, not on the stack, so depth has no limit.
struct TreeDiffer {
  let old: ElementTree
  let oldIDs: [UInt32]
  let oldHashes: [UInt64]
  let new: ElementTree
  let newHashes: [UInt64]
  /// The numbers of the new tree's nodes.
  var ids: [UInt32] = []
  var nextID: UInt32
  var patch = Patch()
  var diagnostics: [DiffDiagnostic] = []
  /// Nodes that live on for other views than those that listened.
  var reowned: [UInt32] = []
  var statistics = DiffStatistics()
  /// The rules that the page has after the patch.
  var rules: KnownRules { newCopier.rules }

  /// The trees' arrays during ``run()``.
  private(set) var oldArrays = TreeArrays.none
  private(set) var newArrays = TreeArrays.none
  private var oldCopier: ContentCopier
  var newCopier: ContentCopier
  private let oldRuleCount: Int
  private let options: DiffOptions
  /// The indices of pinned nodes in the old tree, in order.
  private var pinned: [Int] = []
  /// Nodes that are equal and whose numbers are still to be copied.
  private var kept = (old: 0, new: 0, count: 0)
  /// For each of the old tree's lists of declarations one of the new tree's that is equal, if known.
  var equalStyles: [StyleTable.List] = []
  /// Pairs of nodes to compare; the last is the next.
  private var work: [(old: Int, new: Int)] = []

  init(
    old: NumberedTree, oldHashes: [UInt64], new: ElementTree, newHashes: [UInt64],
    options: DiffOptions
  ) {
    self.old = old.tree
    oldIDs = old.ids
    self.oldHashes = oldHashes
    self.new = new
    self.newHashes = newHashes
    self.options = options
    nextID = old.nextID
    oldRuleCount = old.rules.rules.count
    oldCopier = ContentCopier(old.tree, known: old.rules)
    newCopier = ContentCopier(new, known: old.rules)
    if !options.pinned.isEmpty {
      pinned = oldIDs.indices.filter { options.pinned.contains(InstanceID(oldIDs[$0])) }
    }
  }

  mutating func run() {
    let (old, new) = (old, new)
    TreeArrays.with(old) { oldArrays in
      TreeArrays.with(new) { newArrays in
        self.oldArrays = oldArrays
        self.newArrays = newArrays
        findSteps()
      }
    }
    oldArrays = .none
    newArrays = .none
  }

  /// Whether nothing has changed, which is checked before anything is allocated.
  private mutating func isUnchanged() -> Bool {
    let roots = old.roots
    guard old.nodes.count == new.nodes.count,
      roots.allSatisfy({ oldHashes[$0] == newHashes[$0] && corresponds($0, $0) })
    else { return false }
    statistics.matchingSteps += roots.count
    return !options.verifiesEqualHashes || roots.allSatisfy { isEqual($0, $0) }
  }

  private mutating func findSteps() {
    if isUnchanged() {
      ids = oldIDs
      return
    }
    ids = Array(repeating: 0, count: new.nodes.count)
    matchChildren(of: -1, and: -1)
    while let pair = work.popLast() {
      statistics.visitedPairs += 1
      compareOwn(pair.old, pair.new)
      matchChildren(of: pair.old, and: pair.new)
    }
    copyIDs()
    patch.rules = Array(rules.rules.dropFirst(oldRuleCount))
    patch.content = newCopier.content
  }

  /// Where the children of a node are; the outermost nodes are those of -1.
  private static func childRange(of index: Int, in tree: ElementTree) -> Range<Int> {
    index < 0 ? 0..<tree.nodes.count : (index + 1)..<(index + Int(tree.nodes[index].span))
  }

  /// Whether an old child is, or holds, a pinned node.
  private func isPinned(_ index: Int) -> Bool {
    if pinned.isEmpty { return false }
    let end = index + Int(old.nodes[index].span)
    var low = 0
    var high = pinned.count
    while low < high {
      let middle = (low + high) / 2
      if pinned[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < pinned.count && pinned[low] < end
  }

  /// Whether a new child surely is what an old one became, wherever other children go.
  private func corresponds(_ a: Int, _ b: Int) -> Bool {
    let key = oldArrays.nodes[a].key
    guard key == newArrays.nodes[b].key, oldArrays.nodes[a].name == newArrays.nodes[b].name else {
      return false
    }
    return key != 0 || oldHashes[a] == newHashes[b]
  }

  /// Notes that an old node lives on; compares the two later unless they are equal.
  private mutating func pair(_ a: Int, _ b: Int) {
    let span = Int(oldArrays.nodes[a].span)
    // Steps on neighbours need the number at once.
    ids[b] = oldIDs[a]
    if oldHashes[a] == newHashes[b], span == Int(newArrays.nodes[b].span),
      !options.verifiesEqualHashes || isEqual(a, b)
    {
      keepIDs(a, b, span)
    } else {
      work.append((a, b))
    }
  }

  /// Copies the numbers of a subtree; neighbours are gathered and copied at once.
  private mutating func keepIDs(_ a: Int, _ b: Int, _ span: Int) {
    if a == kept.old + kept.count, b == kept.new + kept.count {
      kept.count += span
    } else {
      copyIDs()
      kept = (a, b, span)
    }
  }

  private mutating func copyIDs() {
    let kept = kept
    oldIDs.withUnsafeBufferPointer { oldIDs in
      ids.withUnsafeMutableBufferPointer { ids in
        for offset in 0..<kept.count { ids[kept.new + offset] = oldIDs[kept.old + offset] }
      }
    }
  }

  private mutating func matchChildren(of parent: Int, and newParent: Int) {
    let firstWork = work.count
    var a = TreeDiffer.childRange(of: parent, in: old)
    var b = TreeDiffer.childRange(of: newParent, in: new)
    while let x = a.first, let y = b.first, corresponds(x, y) {
      statistics.matchingSteps += 1
      pair(x, y)
      a = (x + Int(oldArrays.nodes[x].span))..<a.upperBound
      b = (y + Int(newArrays.nodes[y].span))..<b.upperBound
    }
    if !a.isEmpty || !b.isEmpty {
      let parentID = parent < 0 ? InstanceID.page : InstanceID(oldIDs[parent])
      matchRest(children(a, of: old), children(b, of: new), in: parentID)
    }
    // The first pair is compared first.
    work[firstWork...].reverse()
  }

  private func children(_ range: Range<Int>, of tree: ElementTree) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index += Int(tree.nodes[index].span)
    }
    return result
  }

  /// Matches what is left behind the children that have stayed at the front.
  private mutating func matchRest(_ a: [Int], _ b: [Int], in parent: InstanceID) {
    statistics.matchingSteps += a.count + b.count
    var tail = 0
    while tail < min(a.count, b.count),
      corresponds(a[a.count - 1 - tail], b[b.count - 1 - tail])
    {
      tail += 1
    }
    let place: PatchOperation.Place =
      tail > 0 ? .before(InstanceID(oldIDs[a[a.count - tail]])) : .end(of: parent)
    arrange(Array(a.dropLast(tail)), Array(b.dropLast(tail)), in: parent, behind: place)
    for offset in (0..<tail).reversed() {
      pair(a[a.count - 1 - offset], b[b.count - 1 - offset])
    }
  }

  /// Matches children of which neither the first nor the last surely correspond.
  private mutating func arrange(
    _ a: [Int], _ b: [Int], in parent: InstanceID, behind place: PatchOperation.Place
  ) {
    if a.isEmpty, b.isEmpty { return }
    let matching = ChildMatching(
      old: a.map {
        let node = old.nodes[$0]
        return ChildMatching.Child(
          name: node.name, key: node.key, hash: oldHashes[$0], isPinned: isPinned($0))
      },
      new: b.map {
        let node = new.nodes[$0]
        return ChildMatching.Child(name: node.name, key: node.key, hash: newHashes[$0])
      })
    statistics.matchingSteps += matching.steps
    for key in matching.duplicates {
      diagnostics.append(.duplicateKey(key, parent: parent))
    }
    for (index, child) in b.enumerated() where matching.match[index] >= 0 {
      pair(a[matching.match[index]], child)
    }
    arrange(a, b, matching, behind: place)
  }

  /// The number of a style of the old tree.
  mutating func oldStyle(_ list: StyleTable.List) -> UInt32 { oldCopier.number(of: list) }
}
