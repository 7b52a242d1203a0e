package import ViewSnapshots

/// How two sites, or the snapshots of two runs, differ.
package struct ChangeReport: Hashable, Sendable, Codable {
  /// The version of the form in which reports are written.
  package static let formatVersion = 1

  package var version = ChangeReport.formatVersion
  /// What was compared: names of folders or revisions.
  package var old: String
  package var new: String
  /// The part of the pages that was compared.
  package var shard: Shard
  /// How many pages, files and snapshots were compared.
  package var comparedCount: Int
  /// What is not as it was, ordered by name.
  package var entries: [ReportEntry]

  package init(
    old: String, new: String, shard: Shard = .whole, comparedCount: Int, entries: [ReportEntry]
  ) {
    self.old = old
    self.new = new
    self.shard = shard
    self.comparedCount = comparedCount
    self.entries = entries.sorted { $0.name < $1.name }
  }

  /// What a command that made the report ends with.
  package var exitCode: SnapshotExitCode { .combined(entries.map(\.exitCode)) }

  /// The changes of all entries, folded; the group with the most cases comes first.
  package var groups: [ChangeGroup] { ChangeGroup.groups(of: entries) }

  /// Whether nothing has changed.
  package var isEmpty: Bool { entries.isEmpty }
}

extension ChangeReport {
  /// Puts the parts of one comparison together.
  ///
  /// - Throws: ``ComparisonError`` with the code `usage` for parts of different comparisons, a part
  ///   that is there twice, and one that is missing.
  package static func merging(_ parts: [ChangeReport]) throws(ComparisonError) -> ChangeReport {
    guard let first = parts.first else { throw ComparisonError(.usage, "No reports to merge.") }
    let isOneComparison = parts.allSatisfy { part in
      part.old == first.old && part.new == first.new && part.shard.count == first.shard.count
        && part.version == first.version
    }
    guard isOneComparison else {
      throw ComparisonError(
        .usage, "The reports are not parts of one comparison. Merge those of one run.")
    }
    let numbers = parts.map(\.shard.number).sorted()
    guard numbers == Array(1...max(first.shard.count, 1)) else {
      throw ComparisonError(
        .usage,
        "The parts are \(numbers.map(String.init).joined(separator: ", ")) of "
          + "\(first.shard.count). Merge each part once.")
    }
    return ChangeReport(
      old: first.old, new: first.new, comparedCount: parts.reduce(0) { $0 + $1.comparedCount },
      entries: parts.flatMap(\.entries))
  }
}
