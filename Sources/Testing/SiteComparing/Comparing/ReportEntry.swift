package import ViewSnapshots

/// What a report says of one page, file or snapshot.
package struct ReportEntry: Hashable, Sendable, Codable {
  /// What became of it.
  package enum Outcome: Hashable, Sendable, Codable {
    case added
    case removed
    /// It was at another path before.
    case moved(from: String)
    case changed
    /// There is no baseline.
    case missingBaseline
    /// A baseline that no test asks for.
    case orphanBaseline
    /// The browser, a font or the base sheet is another; the lines say which.
    case environment([String])
    /// It could not be read, or its evaluation ended.
    case failed(String)
    /// It was not the same each time.
    case flaky(String)
  }

  /// The page's path, or the name of the snapshot.
  package var name: String
  package var outcome: Outcome
  /// The source file to point at where changes know no view; a test's or the page itself.
  package var file: String?
  package var line: Int?
  /// How it has changed.
  package var changes: [SemanticChange]

  package init(
    _ name: String, _ outcome: Outcome, file: String? = nil, line: Int? = nil,
    changes: [SemanticChange] = []
  ) {
    self.name = name
    self.outcome = outcome
    self.file = file
    self.line = line
    self.changes = changes
  }

  /// What a run of snapshot tests says of a snapshot; nil if there is nothing to report.
  package init?(_ result: SnapshotResult) {
    let outcome: Outcome
    var changes: [SemanticChange] = []
    switch result.verdict {
    case .same, .recorded: return nil
    case .changed(let found): (outcome, changes) = (.changed, found)
    case .missingBaseline: outcome = .missingBaseline
    case .orphanBaseline: outcome = .orphanBaseline
    case .environment(let lines): outcome = .environment(lines)
    case .missingAsset(let asset):
      outcome = .environment(["\(asset.name) of SHA-256 \(asset.sha256) is nowhere any more"])
    case .damagedBaseline(let message): outcome = .failed(message)
    case .failed(let message): outcome = .failed(message)
    case .flaky(let found): (outcome, changes) = (.flaky("not the same each time"), found)
    }
    self.init(
      result.caseName, outcome, file: result.file, line: result.line, changes: changes)
  }

  /// The exit code of a run that says nothing else.
  package var exitCode: SnapshotExitCode {
    switch outcome {
    case .added, .removed, .moved, .changed: .changed
    case .missingBaseline, .orphanBaseline: .baseline
    case .environment: .environment
    case .failed: .failed
    case .flaky: .flaky
    }
  }

  /// What became of it, in a few words.
  package var summary: String {
    switch outcome {
    case .added: "added"
    case .removed: "removed"
    case .moved(let from): "moved from \(from)"
    case .changed: changes.count == 1 ? "1 change" : "\(changes.count) changes"
    case .missingBaseline: "no baseline"
    case .orphanBaseline: "a baseline that nobody asks for"
    case .environment(let lines): "another environment: " + lines.joined(separator: "; ")
    case .failed(let message): "failed: \(message)"
    case .flaky(let message): "flaky: \(message)"
    }
  }
}
