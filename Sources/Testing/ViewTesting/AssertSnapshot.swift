public import ViewSnapshots

/// Takes a snapshot of a value in every combination of the variants, and reports how it differs from
/// its baseline.
///
///     @Test @MainActor
///     func card() {
///       assertSnapshot(of: MomentCard(.sample), as: .tree)
///       assertSnapshot(
///         of: MomentCard(.sample), as: .tree, named: "all",
///         variants: SnapshotVariants(colorSchemes: [.light, .dark], locales: ["en", "ar"]))
///     }
///
/// The baseline is `__Snapshots__/TestFile/test.name.strategy.txt` beside the test's file. A failure
/// is an issue of Swift Testing at the caller's line; in XCTest it is `XCTFail`.
///
/// What is new or has changed is taken three times, the variants in two orders; if it is not the same
/// each time nothing is written, and the verdict is `SnapshotVerdict.flaky(_:)`.
///
/// - Parameters:
///   - value: Evaluated each time it is taken, so models made in it are new each time.
///   - strategy: What is taken of it.
///   - name: Tells several snapshots of one strategy in a test apart.
///   - variants: The surroundings to take it in; the first is what the others are compared with.
///   - recording: Which baselines are written.
///   - fileID: The caller's file, for its issue.
///   - file: The caller's file, beside which baselines are.
///   - testName: The test's function.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: What became of it.
@MainActor @discardableResult
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, variants: SnapshotVariants = .standard,
  record recording: SnapshotRecording = .inherited, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> SnapshotVerdict {
  let assertion = SnapshotAssertion(
    place: SnapshotPlace(
      testFile: "\(file)", function: testName, name: name, strategy: strategy.name),
    recording: recording, caller: TestCaller(fileID: fileID, file: file, line: line, column: column)
  )
  return assertion.report { $0.check(making: value, strategy, variants) }
}

/// Takes a snapshot that needs a browser, in as many variants as it takes to see each two values
/// together.
@MainActor @discardableResult
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: BrowserSnapshotting<Value>,
  named name: String? = nil, variants: SnapshotVariants = .standard,
  record recording: SnapshotRecording = .inherited, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async -> SnapshotVerdict {
  let assertion = SnapshotAssertion(
    place: SnapshotPlace(
      testFile: "\(file)", function: testName, name: name, strategy: strategy.name),
    recording: recording, caller: TestCaller(fileID: fileID, file: file, line: line, column: column)
  )
  return await assertion.report { await $0.check(making: value, strategy, variants) }
}
