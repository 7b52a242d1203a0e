package import ElementTree

extension NumberedTree {
  /// Shows new parts in place of old ones, one after the other, and returns what has to change.
  ///
  /// - Returns: Nil, with the page as it was, if a part is no newer form of what was in its place; the
  ///   caller compares whole trees then.
  /// - Complexity: O(*m* log *m*), where *m* is the size of the parts, as long as they have as many nodes
  ///   as the old ones.
  package mutating func update(
    with parts: [TreePart], options: DiffOptions = DiffOptions()
  ) -> TreeUpdate? {
    let before = parts.count > 1 ? self : nil
    var joined = TreeUpdate(patch: Patch(), diagnostics: [], statistics: DiffStatistics())
    for part in parts {
      guard let update = update(with: part, options) else {
        if let before { self = before }
        return nil
      }
      joined.patch.append(update.patch)
      joined.diagnostics += update.diagnostics
      joined.reowned += update.reowned
    }
    return joined
  }

  private mutating func update(with part: TreePart, _ options: DiffOptions) -> TreeUpdate? {
    guard tree.nodes.indices.contains(part.index), let root = part.tree.nodes.first,
      Int(root.span) == part.tree.nodes.count,
      Int(nextID) + part.tree.nodes.count < 1 << 30
    else { return nil }
    let known = tree.nodes[part.index]
    guard known.name == root.name, known.key == root.key else { return nil }
    let end = part.index + Int(known.span)
    var old = tree.subtree(at: part.index)
    // The newer table has all of the older one's lists, and their rules are made.
    old.styles = part.tree.styles
    var page = NumberedTree(
      tree: old, ids: Array(ids[part.index..<end]), nextID: nextID, rules: rules)
    let update = page.update(to: part.tree, options: options)
    guard page.ids.first == ids[part.index] else { return nil }
    tree.replace(with: part)
    if page.ids.count == end - part.index {
      for (offset, id) in page.ids.enumerated() { ids[part.index + offset] = id }
    } else {
      ids.replaceSubrange(part.index..<end, with: page.ids)
    }
    nextID = page.nextID
    rules = page.rules
    forgetHashes()
    return update
  }
}

extension Patch {
  /// Adds the steps of a patch for the page that this one makes.
  fileprivate mutating func append(_ other: Patch) {
    if operations.isEmpty, rules.isEmpty {
      self = other
      return
    }
    let shift = content.nodes.count
    func moved(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound + shift)..<(range.upperBound + shift)
    }
    content.append(other.content)
    rules += other.rules
    operations += other.operations.map { operation in
      switch operation {
      case .insert(let range, let place): .insert(moved(range), at: place)
      case .replace(let id, let count, let range):
        .replace(id, count: count, with: moved(range))
      case .reset(let range): .reset(moved(range))
      case .text, .attribute, .removeAttribute, .property, .style, .remove, .move: operation
      }
    }
  }
}
