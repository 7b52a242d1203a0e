import ElementDiff
package import ElementTree

/// Finds out how one page has become another, as people would say it.
///
/// Nodes are matched as patches match them. What is gone in one place and new in another with equal
/// content has moved there, and has another key if it stands where it stood.
package struct SemanticDiff {
  /// The differences, in the order of the new page; what has gone comes last.
  package private(set) var changes: [SemanticChange] = []
  private var old: TreePaths
  private var new: TreePaths
  /// The index in the old tree of each node of the new one, or −1.
  private var matches: [Int32] = []
  /// The index in the new tree of each node of the old one, or −1.
  private var successors: [Int32] = []
  private var styles = StyleChanges()

  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes of both trees.
  package init(_ old: ElementTree, _ new: ElementTree) {
    self.old = TreePaths(old)
    self.new = TreePaths(new)
    var page = NumberedTree(old)
    let oldHashes = page.subtreeHashes()
    let newHashes = new.subtreeHashes()
    let patch = page.update(to: new, hashes: newHashes, options: DiffOptions()).patch
    if patch.isEmpty { return }
    successors = Array(repeating: -1, count: old.nodes.count)
    matches = Array(repeating: -1, count: new.nodes.count)
    for (index, id) in page.ids.enumerated() where successors.indices.contains(Int(id) - 1) {
      match(Int(id) - 1, index)
    }
    pairMoved(oldHashes, newHashes)
    for index in new.nodes.indices { compare(index) }
    for case .move(let id, let count, let place) in patch.operations {
      appendOrder(Int(id.number) - 1, count, place)
    }
    appendRemoved()
  }

  private mutating func match(_ source: Int, _ index: Int) {
    matches[index] = Int32(truncatingIfNeeded: source)
    successors[source] = Int32(truncatingIfNeeded: index)
  }

  /// Pairs what has gone with what is new and equal to it, the largest first.
  private mutating func pairMoved(_ oldHashes: [UInt64], _ newHashes: [UInt64]) {
    var gone: [UInt64: [Int]] = [:]
    for index in successors.indices.reversed() where successors[index] < 0 {
      gone[oldHashes[index], default: []].append(index)
    }
    if gone.isEmpty { return }
    var index = 0
    while index < matches.count {
      let span = Int(new.tree.nodes[index].span)
      guard matches[index] < 0, isWorthMoving(index),
        let source = take(newHashes[index], as: index, from: &gone)
      else {
        index += 1
        continue
      }
      for offset in 0..<span { match(source + offset, index + offset) }
      appendMove(from: source, to: index)
      index += span
    }
  }

  /// Whether an element says enough to be known again elsewhere.
  private func isWorthMoving(_ index: Int) -> Bool {
    let node = new.tree.nodes[index]
    return node.span > 1 || node.textStart < node.textEnd || node.attributeCount > 0
      || node.key != 0
  }

  /// Takes an old subtree of a hash of which nothing lives on; one with the same parent is best.
  private mutating func take(
    _ hash: UInt64, as index: Int, from gone: inout [UInt64: [Int]]
  ) -> Int? {
    guard var candidates = gone[hash] else { return nil }
    defer { gone[hash] = candidates }
    let span = Int(new.tree.nodes[index].span)
    candidates.removeAll { start in
      (start..<(start + Int(old.tree.nodes[start].span))).contains { successors[$0] >= 0 }
    }
    let parent = Int(new.parents[index])
    let oldParent = parent < 0 ? -1 : Int(matches[parent])
    let place =
      candidates.lastIndex { Int(old.parents[$0]) == oldParent } ?? candidates.indices.last
    guard let place, Int(old.tree.nodes[candidates[place]].span) == span else { return nil }
    return candidates.remove(at: place)
  }

  private mutating func appendMove(from source: Int, to index: Int) {
    let (before, after) = (old.tree.nodes[source].key, new.tree.nodes[index].key)
    let parent = Int(new.parents[index])
    let hasParent = Int(old.parents[source]) == (parent < 0 ? -1 : Int(matches[parent]))
    if hasParent, before != after {
      append(.key(from: Self.digits(before), to: Self.digits(after)), source, index)
    } else {
      append(.move(old.description(of: source), to: new.path(of: index)), source, index)
    }
  }

  private static func digits(_ key: UInt64) -> String? {
    key == 0 ? nil : String(key, radix: 16)
  }

  /// Appends what is said of an element itself.
  private mutating func append(_ kind: SemanticChange.Kind, _ source: Int, _ index: Int) {
    changes.append(
      SemanticChange(kind, element: old.path(of: source), origin: new.origin(of: index)))
  }

  private mutating func compare(_ index: Int) {
    let source = Int(matches[index])
    guard source >= 0 else {
      let parent = Int(new.parents[index])
      guard parent < 0 || matches[parent] >= 0 else { return }
      changes.append(
        SemanticChange(
          .insert(new.description(of: index)), element: new.path(of: index),
          origin: new.origin(of: index)))
      return
    }
    let (a, b) = (old.tree.nodes[source], new.tree.nodes[index])
    if old.tree.text[Int(a.textStart)..<Int(a.textEnd)]
      != new.tree.text[Int(b.textStart)..<Int(b.textEnd)]
    {
      append(
        .text(
          from: old.tree.string(a.textStart, a.textEnd), to: new.tree.string(b.textStart, b.textEnd)
        ), source, index)
    }
    if a.attributeCount > 0 || b.attributeCount > 0 { compareAttributes(source, index) }
    if a.style != 0 || b.style != 0 {
      for kind in styles.changes(a.style, &old, b.style, &new) { append(kind, source, index) }
    }
  }

  private mutating func compareAttributes(_ source: Int, _ index: Int) {
    let before = old.tree.attributes(of: source)
    let after = new.tree.attributes(of: index)
    if before.count == after.count,
      zip(before, after).allSatisfy({ a, b in
        a.name == b.name
          && old.tree.text[Int(a.start)..<Int(a.end)] == new.tree.text[Int(b.start)..<Int(b.end)]
      })
    {
      return
    }
    let (known, wanted) = (old.tree.values(of: before), new.tree.values(of: after))
    var isOtherwiseEqual = true
    for name in AttributeName.allCases where known[name] != wanted[name] {
      isOtherwiseEqual = false
      append(
        .attribute(name.string, from: known[name], to: wanted[name]), source, index)
    }
    if isOtherwiseEqual {
      append(
        .attribute(
          "order of attributes", from: before.map(\.name.string).joined(separator: " "),
          to: after.map(\.name.string).joined(separator: " ")), source, index)
    }
  }

  private mutating func appendOrder(
    _ source: Int, _ count: Int, _ place: PatchOperation.Place
  ) {
    let index = Int(successors[source])
    guard index >= 0 else { return }
    let rest = count == 1 ? "" : " and the \(count - 1) after it"
    append(
      .order(old.description(of: source) + rest, to: new.path(of: index)), source, index)
  }

  private mutating func appendRemoved() {
    for index in successors.indices where successors[index] < 0 {
      let parent = Int(old.parents[index])
      guard parent < 0 || successors[parent] >= 0 else { continue }
      changes.append(
        SemanticChange(
          .remove(old.description(of: index)), element: old.path(of: index),
          origin: old.origin(of: index)))
    }
  }
}

extension ElementTree {
  fileprivate func attributes(of index: Int) -> ArraySlice<Attribute> {
    let first = Int(nodes[index].attributeStart)
    return attributes[first..<(first + Int(nodes[index].attributeCount))]
  }

  fileprivate func values(of attributes: ArraySlice<Attribute>) -> [AttributeName: String] {
    Dictionary(
      attributes.map { ($0.name, string($0.start, $0.end)) },
      uniquingKeysWith: { first, _ in first })
  }
}
