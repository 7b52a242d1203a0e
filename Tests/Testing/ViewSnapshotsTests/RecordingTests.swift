import Foundation
import TestSupport
import Testing
import ViewTesting
import ViewTree

@testable import ViewSnapshots

@Suite("Recording")
@MainActor
struct RecordingTests {
  private struct Greeting: View {
    var text: String

    var body: some View { Text(text).padding(8) }
  }

  private func check(
    _ text: String, in folder: TemporaryFolder, _ recording: SnapshotRecording,
    variants: SnapshotVariants = .standard
  ) -> SnapshotVerdict {
    checker(in: folder, recording).check(Greeting(text: text), .tree, variants)
  }

  private func checker(
    in folder: TemporaryFolder, _ recording: SnapshotRecording
  ) -> SnapshotChecker {
    SnapshotChecker(place(in: folder), recording: recording)
  }

  private func place(in folder: TemporaryFolder) -> SnapshotPlace {
    SnapshotPlace(
      testFile: "\(folder.path)/GreetingTests.swift",
      function: "greeting()", name: nil, strategy: "tree")
  }

  @Test("A missing baseline is written where that is wanted, and is the same afterwards")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = place(in: folder).path
    #expect(path.hasSuffix("/__Snapshots__/GreetingTests/greeting.tree.txt"))
    #expect(check("Hello", in: folder, .none) == .missingBaseline(file: path))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(check("Hello", in: folder, .missing) == .recorded(file: path))
    #expect(check("Hello", in: folder, .none) == .same)
  }

  @Test("A change is reported, and written only where that is wanted")
  func changed() throws {
    let folder = try TemporaryFolder()
    let path = place(in: folder).path
    _ = check("Hello", in: folder, .missing)
    let before = FileManager.default.contents(atPath: path)
    for recording in [SnapshotRecording.none, .missing] {
      guard case .changed(let changes) = check("Bye", in: folder, recording) else {
        Issue.record("\(recording)")
        continue
      }
      #expect(changes.map(\.kind) == [.text(from: "Hello", to: "Bye")])
      #expect(changes.map(\.caseName) == ["GreetingTests/greeting.tree"])
      #expect(changes.map(\.origin.viewPath) == [["Greeting"]])
    }
    #expect(FileManager.default.contents(atPath: path) == before)
    #expect(check("Bye", in: folder, .changed) == .recorded(file: path))
    #expect(check("Bye", in: folder, .none) == .same)
  }

  @Test("A variant that is new or gone is a change")
  func variants() throws {
    let folder = try TemporaryFolder()
    _ = check("Hello", in: folder, .missing)
    let dark = SnapshotVariants(colorSchemes: [.dark])
    guard case .changed(let changes) = check("Hello", in: folder, .none, variants: dark) else {
      Issue.record("no change")
      return
    }
    #expect(
      changes.map(\.kind) == [
        .document("variant", from: "none", to: "scheme=dark"),
        .document("variant", from: "default", to: "none"),
      ])
  }

  @Test("An unreadable baseline is an error with its place, and is recorded again on request")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let path = place(in: folder).path
    _ = check("Hello", in: folder, .missing)
    try Data("snapshot 1\nstrategy".utf8).write(to: URL(fileURLWithPath: path))
    #expect(
      check("Hello", in: folder, .missing)
        == .damagedBaseline("\(path):2:1: error: Wanted `strategy `."))
    #expect(check("Hello", in: folder, .changed) == .recorded(file: path))
  }

  @Test("A snapshot that can't be taken is a failure with its reason, and nothing is written")
  func failed() throws {
    struct Broken: Error {}
    let folder = try TemporaryFolder()
    let strategy = Snapshotting<Int, String>(name: "broken") { _ in throw Broken() }
    #expect(checker(in: folder, .all).check(1, strategy, .standard) == .failed("Broken()"))
    #expect(folder.contents(of: "") == [:])
  }

  @Test("A strategy for one value is made of that for another")
  func pullback() throws {
    let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in
      "\(number)\nand more"
    }
    let document = try checker(in: TemporaryFolder(), .none).take(7, strategy, .standard)
    #expect(document[.standard] == .lines(["7", "and more"]))
    #expect(document.strategy == "lines")
  }

  @Test("Models that are loaded again with other identities are the same")
  func identities() throws {
    struct Rows: View {
      let ids: [UUID]

      var body: some View {
        VStack { ForEach(ids, id: \.self) { _ in Text("Row") } }
      }
    }
    let folder = try TemporaryFolder()
    func verdict(_ recording: SnapshotRecording) -> SnapshotVerdict {
      checker(in: folder, recording)
        .check(Rows(ids: (0..<5).map { _ in UUID() }), .tree, .standard)
    }
    _ = verdict(.missing)
    #expect(verdict(.none) == .same)
  }

  @Test(
    "The environment says what is written where a test doesn't",
    arguments: [
      ([:], SnapshotRecording.missing), (["CI": "true"], .none), (["CI": "0"], .missing),
      (["CI": "1", "SNAPSHOT_RECORD": "changed"], .none),
      (["CI": "1", "SNAPSHOT_RECORD": "changed", "SNAPSHOT_FORCE": "1"], .changed),
      (["CI": "1", "SNAPSHOT_FORCE": "0", "SNAPSHOT_RECORD": "all"], .none),
      (["CI": "false", "SNAPSHOT_RECORD": "all"], .all),
      (["SNAPSHOT_RECORD": "everything"], .none),
    ])
  func environment(variables: [String: String], recording: SnapshotRecording) {
    #expect(SnapshotRecording.standard(in: variables) == recording)
  }

  @Test("Names lead nowhere else, and two never become one")
  func names() {
    func name(_ name: String?) -> String {
      SnapshotPlace(testFile: "/a/B.swift", function: "c(d:)", name: name, strategy: "tree")
        .fileName
    }
    #expect(name(nil) == "c.tree.txt")
    #expect(name("dark mode") != name("dark-mode"))
    #expect(name("../../x").hasPrefix("c.------x-"))
    #expect(name("été") == "c.été.tree.txt")
  }

  @Test("Baselines that a test did not ask for, and those of tests that are gone, are found")
  func orphans() throws {
    let folder = try TemporaryFolder()
    folder.writeAll([
      "GreetingTests.swift": "func greeting() {}\nfunc other() {}",
      "__Snapshots__/GreetingTests/greeting.old.tree.txt": "",
      "__Snapshots__/GreetingTests/other.tree.txt": "",
      "__Snapshots__/GreetingTests/gone.tree.txt": "",
      "__Snapshots__/GreetingTests/notes.md": "",
    ])
    let place = place(in: folder)
    _ = check("Hello", in: folder, .missing)
    #expect(SnapshotResults.ask(for: place, line: 7))
    #expect(SnapshotResults.ask(for: place, line: 7))
    #expect(!SnapshotResults.ask(for: place, line: 8))
    let paths = OrphanBaselines.paths(besides: place.testFile, ranFunction: "greeting()")
    #expect(
      paths.map { URL(fileURLWithPath: $0).lastPathComponent }
        == ["gone.tree.txt", "greeting.old.tree.txt"])
  }

  @Test("What the trait says holds where a test says nothing", .snapshots(record: .none))
  func trait() {
    withKnownIssue {
      let verdict = assertSnapshot(of: Greeting(text: "a"), as: .tree, named: "by trait")
      #expect(verdict.exitCode == .baseline)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("has no baseline, and none is written") == true
    }
  }

  @Test("A changed snapshot is an issue at the caller's line")
  func issue() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/Tests.swift"
    withKnownIssue {
      let checker = SnapshotChecker(
        SnapshotPlace(testFile: file, function: "x", name: nil, strategy: "tree"),
        recording: .none)
      let verdict = checker.check(Greeting(text: "a"), .tree, .standard)
      Issue.record("\(SnapshotMessage.text(of: verdict, for: checker.place) ?? "")")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Tests/x.tree has no baseline") == true
    }
    withKnownIssue {
      assertSnapshot(of: Greeting(text: "a"), as: .tree, named: "never recorded", record: .none)
    } matching: { issue in
      issue.sourceLocation?.filePath == #filePath && issue.severity == .error
    }
  }
}

extension TemporaryFolder {
  fileprivate func writeAll(_ files: [String: String]) {
    for (name, text) in files {
      #expect(throws: Never.self) { try write(name, text) }
    }
  }
}
