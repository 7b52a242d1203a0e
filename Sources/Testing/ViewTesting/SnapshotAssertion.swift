import ViewSnapshots

/// One call of `assertSnapshot`.
@MainActor
struct SnapshotAssertion {
  let place: SnapshotPlace
  let recording: SnapshotRecording
  let caller: TestCaller

  private var checker: SnapshotChecker {
    SnapshotChecker(
      place, recording: recording.or(SnapshotsTrait.recording).or(.standard))
  }

  func report(_ check: (SnapshotChecker) -> SnapshotVerdict) -> SnapshotVerdict {
    isNameFree() ? report(check(checker)) : report(.failed(doubleName))
  }

  func report(_ check: (SnapshotChecker) async -> SnapshotVerdict) async -> SnapshotVerdict {
    isNameFree() ? report(await check(checker)) : report(.failed(doubleName))
  }

  private func isNameFree() -> Bool {
    SnapshotResults.ask(for: place, line: Int(caller.line))
  }

  private var doubleName: String {
    "Two snapshots of this test would have the baseline \(place.fileName). "
      + "Tell them apart by `named:`."
  }

  private func report(_ verdict: SnapshotVerdict) -> SnapshotVerdict {
    SnapshotResults.append(
      SnapshotResult(
        caseName: place.caseName, file: "\(caller.file)", line: Int(caller.line),
        baseline: place.path, verdict: verdict))
    guard let message = SnapshotMessage.text(of: verdict, for: place) else { return verdict }
    caller.record(message, isFailure: verdict.exitCode != .same)
    return verdict
  }
}
