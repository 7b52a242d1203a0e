public import Testing
public import ViewSnapshots

/// How snapshots of a test or of a suite are recorded; made by `Trait.snapshots(record:)`.
///
/// When a test has run, baselines of it that it has not asked for are reported.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var recording = SnapshotRecording.inherited

  let recording: SnapshotRecording

  /// A suite's trait is that of each test in it.
  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite ? nil : self
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotsTrait.$recording.withValue(recording.or(SnapshotsTrait.recording)) {
      try await function()
    }
    // Around all cases of a function there is a scope without a case.
    guard testCase == nil else { return }
    let location = test.sourceLocation
    let orphans = OrphanBaselines.paths(besides: location.filePath, ranFunction: test.name)
    let recording = recording.or(SnapshotsTrait.recording).or(.standard)
    for path in orphans {
      Issue.record(
        "\(SnapshotMessage.orphan(path))", severity: recording == .none ? .error : .warning,
        sourceLocation: location)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Says which baselines a test or the tests of a suite write.
  public static func snapshots(record recording: SnapshotRecording = .inherited) -> Self {
    SnapshotsTrait(recording: recording)
  }
}
