/// What a run says of one snapshot, for reports: a line of JSON each.
public struct SnapshotResult: Hashable, Sendable, Codable {
  /// The snapshot as reports call it.
  public var caseName: String
  /// The test's source file and line.
  public var file: String
  public var line: Int
  /// The path of the baseline.
  public var baseline: String
  public var verdict: SnapshotVerdict

  /// Creates a result.
  public init(
    caseName: String, file: String, line: Int, baseline: String, verdict: SnapshotVerdict
  ) {
    self.caseName = caseName
    self.file = file
    self.line = line
    self.baseline = baseline
    self.verdict = verdict
  }
}
