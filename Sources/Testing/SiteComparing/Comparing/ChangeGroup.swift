import ElementTree
package import ViewSnapshots

/// Changes that are alike, on however many pages: what people look at and approve.
package struct ChangeGroup: Hashable, Sendable {
  /// Eight hexadecimal digits that follow from what has changed, the same in every run.
  package var id: String
  /// The change in a line, without characters that a terminal would obey.
  package var title: String
  /// The names of the pages or snapshots that have it, sorted.
  package var cases: [String]
  /// The changes; empty for pages that came, went or moved.
  package var changes: [SemanticChange]

  static func groups(of entries: [ReportEntry]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    for (title, isOfGroup) in kinds {
      let cases = entries.filter { isOfGroup($0.outcome) }.map(\.name)
      if cases.isEmpty { continue }
      groups.append(ChangeGroup(id: id(of: title), title: title, cases: cases, changes: []))
    }
    for group in SemanticChangeGroup.fold(entries.flatMap(\.changes)) {
      let cases = Set(group.changes.map(\.caseName)).sorted()
      let words = "\(group.kind) \(group.origin.file ?? "") \(group.origin.viewPath.last ?? "")"
      groups.append(
        ChangeGroup(
          id: id(of: words), title: group.description, cases: cases, changes: group.changes))
    }
    return groups.enumerated().sorted {
      ($1.element.cases.count, $0.offset) < ($0.element.cases.count, $1.offset)
    }.map(\.element)
  }

  /// What pages that have no changes of elements have in common.
  private static let kinds: [(String, @Sendable (ReportEntry.Outcome) -> Bool)] = [
    ("added", { $0 == .added }), ("removed", { $0 == .removed }),
    ("moved", { if case .moved = $0 { true } else { false } }),
    ("no baseline", { $0 == .missingBaseline }),
    ("a baseline that nobody asks for", { $0 == .orphanBaseline }),
    ("another environment", { if case .environment = $0 { true } else { false } }),
    ("failed", { if case .failed = $0 { true } else { false } }),
    ("flaky", { if case .flaky = $0 { true } else { false } }),
  ]

  private static func id(of words: String) -> String {
    let digits = String(StableHash.of(words.utf8) & 0xFFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
