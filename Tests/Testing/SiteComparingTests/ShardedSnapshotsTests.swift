import Foundation
import SiteComparing
import TestSupport
import Testing
import ViewSnapshots

@Suite("Snapshot tests in parts")
struct ShardedSnapshotsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs parts side by side in a folder.
  ///
  /// - Parameters:
  ///   - parts: The parts such as `1/3`, a process each.
  ///   - name: The folder with the baselines.
  ///   - results: Where each process says what it found, by its place in the list.
  private func run(
    _ parts: [String], in name: String, _ recording: SnapshotRecording, _ generation: Int,
    results: (Int) -> String
  ) throws {
    let place = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let processes = try parts.enumerated().map { index, part in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("SnapshotShard")
      process.currentDirectoryURL = URL(fileURLWithPath: place)
      process.arguments = [part, recording.rawValue, "\(generation)"]
      process.environment = ["SNAPSHOT_RESULTS": "\(folder.path)/\(results(index))"]
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(process.terminationReason == .exit)
    }
  }

  private func report(_ names: [String]) throws -> ChangeReport {
    try JSONReport.readResults(names.map { "\(folder.path)/\($0)" })
  }

  /// The lines of results, whose order depends on who came first.
  private func lines(_ names: [String]) -> [String] {
    names.flatMap { (folder.read($0) ?? "").split(separator: "\n").map(String.init) }.sorted()
  }

  @Test(
    "Parts that run side by side write and report what one run does",
    arguments: zip([2, 5], [true, false]))
  func parts(count: Int, shareResults: Bool) throws {
    let parts = (1...count).map { "\($0)/\(count)" }
    let steps: [(SnapshotRecording, Int)] = [
      (.none, 0), (.missing, 0), (.missing, 1), (.none, 1), (.changed, 1), (.none, 1),
    ]
    var reported: [Int] = []
    for (step, (recording, generation)) in steps.enumerated() {
      let names = shareResults ? ["r\(step)"] : (0..<count).map { "r\(step)-\($0)" }
      try run(["1/1"], in: "one", recording, generation) { _ in "one\(step)" }
      try run(parts, in: "parts", recording, generation) { names[shareResults ? 0 : $0] }
      let words: Comment = "step \(step)"
      #expect(folder.contents(of: "parts") == folder.contents(of: "one"), words)
      #expect(lines(names) == lines(["one\(step)"]), words)
      let one = try report(["one\(step)"])
      #expect(try report(names) == one, words)
      #expect(one.comparedCount == 60, words)
      reported.append(one.entries.count)
    }
    #expect(reported == [60, 0, 20, 20, 0, 0])
    #expect(folder.contents(of: "one/__Snapshots__/CardTests").count == 60)
  }

  @Test("Processes that all take everything leave whole baselines, and each is reported once")
  func overlap() throws {
    let all = Array(repeating: "1/1", count: 4)
    for (step, recording) in [SnapshotRecording.missing, .none, .changed].enumerated() {
      let generation = min(step, 1)
      try run(["1/1"], in: "one", recording, generation) { _ in "one\(step)" }
      try run(all, in: "all", recording, generation) { _ in "all\(step)" }
      #expect(folder.contents(of: "all") == folder.contents(of: "one"), "step \(step)")
      #expect(lines(["all\(step)"]).count == 240)
      let report = try report(["all\(step)"])
      #expect(report == (try self.report(["one\(step)"])))
    }
  }
}
