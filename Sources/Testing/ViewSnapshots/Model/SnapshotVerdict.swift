/// What became of one snapshot.
public enum SnapshotVerdict: Hashable, Sendable, Codable {
  /// It is as the baseline says.
  case same
  /// It differs from the baseline.
  case changed([SemanticChange])
  /// A baseline was written, for the first time or instead of another.
  case recorded(file: String)
  /// There is no baseline, and none is written.
  case missingBaseline(file: String)
  /// A baseline that no test asks for.
  case orphanBaseline(file: String)
  /// The browser or the fonts are others than the baseline was made with; the lines say which.
  case environment([String])
  /// An asset of the baseline that can't be found any more, so old pixels can't be drawn.
  case missingAsset(SnapshotAsset)
  /// The baseline can't be read: file, line, column and what is wrong.
  case damagedBaseline(String)
  /// The view, the browser or a time limit ended it.
  case failed(String)
  /// It is not the same each time.
  case flaky([SemanticChange])

  /// The exit code of a run whose only verdict this is.
  public var exitCode: SnapshotExitCode {
    switch self {
    case .same, .recorded: .same
    case .changed: .changed
    case .missingBaseline, .orphanBaseline: .baseline
    case .environment, .missingAsset: .environment
    case .damagedBaseline: .baseline
    case .failed: .failed
    case .flaky: .flaky
    }
  }
}

/// What a run of snapshots ends with.
public enum SnapshotExitCode: Int32, Sendable, Codable, CaseIterable {
  /// All is as it was.
  case same = 0
  /// At least one snapshot has changed.
  case changed = 1
  /// The command was not understood.
  case usage = 2
  /// Baselines are missing, damaged, or left over.
  case baseline = 10
  /// The browser, a font or an asset is not what baselines were made with.
  case environment = 11
  /// A crash, an error or a time limit.
  case failed = 12
  /// A snapshot was not the same each time.
  case flaky = 13

  /// The code of a run with several verdicts: the first of usage, failed, changed, flaky,
  /// environment, baseline that is among them, so that nothing hides a regression but what may have
  /// kept it from being seen.
  public static func combined(_ codes: some Sequence<SnapshotExitCode>) -> SnapshotExitCode {
    let found = Set(codes)
    let order: [SnapshotExitCode] = [.usage, .failed, .changed, .flaky, .environment, .baseline]
    return order.first(where: found.contains) ?? .same
  }
}
