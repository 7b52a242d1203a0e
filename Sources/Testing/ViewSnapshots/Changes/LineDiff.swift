/// Finds out how lines have become other lines.
enum LineDiff {
  /// The differences of two texts by line.
  static func changes(from old: String, to new: String) -> [SemanticChange] {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return changes(from: lines(old), to: lines(new))
  }

  /// The differences by line; what is gone and new at one place is one change.
  ///
  /// - Complexity: O((*n* + *m*) *d*) for *n* and *m* lines with *d* differences.
  static func changes(from old: [String], to new: [String]) -> [SemanticChange] {
    let difference = new.difference(from: old)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var changes: [SemanticChange] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      let (gone, added) = (removed[a], inserted[b])
      if gone == nil, added == nil {
        a += 1
        b += 1
        continue
      }
      changes.append(
        SemanticChange(
          .line(from: gone, to: added), element: "\((added == nil ? a : b) + 1)"))
      if gone != nil { a += 1 }
      if added != nil { b += 1 }
    }
    return changes
  }
}
