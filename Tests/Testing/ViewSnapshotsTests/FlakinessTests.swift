import Foundation
import Observation
import TestSupport
import Testing
import ViewTree

@testable import ViewSnapshots

@Suite("Snapshots that are not the same each time")
@MainActor
struct FlakinessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func checker(_ strategy: String, _ recording: SnapshotRecording) -> SnapshotChecker {
    SnapshotChecker(
      SnapshotPlace(
        testFile: "\(folder.path)/DrawTests.swift", function: "draw()", name: nil,
        strategy: strategy), recording: recording)
  }

  /// Gives another number each time.
  private final class Draws {
    var count = 0
    var labels: [String] = []

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// A strategy whose text is made by a function of the variant.
  private func lines(
    _ text: @escaping @Sendable @MainActor (SnapshotVariant) -> String
  ) -> Snapshotting<Int, String> {
    Snapshotting(name: "lines") { _, variant in SnapshotTaken(text(variant)) }
  }

  private let widths = SnapshotVariants(widths: [1, 2, 3])

  @Test("What is new is taken three times, the second time from the last variant on")
  func orders() {
    let draws = Draws()
    let strategy = lines { variant in
      draws.labels.append(variant.label)
      return variant.label
    }
    let checker = checker("lines", .missing)
    #expect(checker.check(0, strategy, widths) == .recorded(file: checker.place.path))
    let forward = ["width=1", "width=2", "width=3"]
    #expect(draws.labels == forward + forward.reversed() + forward)
    draws.labels = []
    #expect(checker.check(0, strategy, widths) == .same)
    #expect(draws.labels == forward)
  }

  @Test(
    "A text that is another each time is flaky whatever is recorded, and nothing is written",
    arguments: SnapshotRecording.allCases)
  func eachTime(recording: SnapshotRecording) {
    let draws = Draws()
    let verdict = checker("lines", recording)
      .check(0, lines { _ in "draw \(draws.next())" }, .standard)
    guard case .flaky(let changes) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(changes.map(\.kind) == [.line(from: "draw 1", to: "draw 2")])
    #expect(changes.map(\.caseName) == ["DrawTests/draw.lines"])
    #expect(verdict.exitCode.rawValue == 13)
    #expect(folder.contents(of: "") == [:])
  }

  @Test("A snapshot that depends on the variant before is flaky")
  func order() {
    let draws = Draws()
    let strategy = lines { variant in
      draws.labels.append(variant.label)
      return "after \(draws.labels.dropLast().last ?? "none")"
    }
    let verdict = checker("lines", .missing).check(0, strategy, widths)
    #expect(verdict.exitCode == .flaky)
  }

  @Test("A difference in the third take alone is flaky")
  func third() {
    let draws = Draws()
    let verdict = checker("lines", .missing)
      .check(0, lines { _ in draws.next() == 3 ? "b" : "a" }, .standard)
    #expect(verdict.exitCode == .flaky)
  }

  @Test("A change that is another each time is flaky, not a change")
  func changed() {
    let place = checker("lines", .missing).place
    #expect(
      checker("lines", .missing).check(0, lines { _ in "a" }, .standard)
        == .recorded(file: place.path))
    let draws = Draws()
    let flaky = lines { _ in "draw \(draws.next())" }
    #expect(checker("lines", .none).check(0, flaky, .standard).exitCode == .flaky)
    #expect(checker("lines", .changed).check(0, flaky, .standard).exitCode == .flaky)
    #expect(checker("lines", .none).check(0, lines { _ in "a" }, .standard) == .same)
  }

  @Observable fileprivate final class Counter {
    var count = 0
  }
  private struct CounterView: View {
    let counter: Counter

    var body: some View {
      Button("\(counter.count)") { counter.count += 1 }
    }
  }

  @Test("A value is made anew each time, so models made in it are new")
  func values() {
    let tap = Snapshotting<CounterView, String>.patches { try $0.find(role: .button).tap() }
    let checker = checker("patches", .missing)
    #expect(
      checker.check(CounterView(counter: Counter()), tap, .standard)
        == .recorded(file: checker.place.path))
    #expect(checker.check(CounterView(counter: Counter()), tap, .standard) == .same)
    // One model for all times is another each time.
    let counter = Counter()
    counter.count = 5
    let verdict = checker.check(CounterView(counter: counter), tap, .standard)
    #expect(verdict.exitCode == .flaky)
    #expect(
      SnapshotMessage.text(of: verdict, for: checker.place)?.hasSuffix(
        "Make models where the snapshot is asked for, and take times, random numbers and "
          + "identities from the environment.") == true)
  }

  @Test("Identities of rows that are new each time are not flaky; a number on the page is")
  func identities() {
    struct Rows: View {
      let ids = (0..<3).map { _ in UUID() }
      let number: Int

      var body: some View {
        VStack { ForEach(ids, id: \.self) { _ in Text("Row \(number)") } }
      }
    }
    let draws = Draws()
    #expect(checker("tree", .missing).check(Rows(number: 1), .tree, .standard).exitCode == .same)
    let verdict = checker("tree", .none).check(Rows(number: draws.next()), .tree, .standard)
    #expect(verdict.exitCode == .same)
    let second = checker("tree", .none).check(Rows(number: draws.next()), .tree, .standard)
    guard case .flaky(let changes) = second else {
      Issue.record("\(second)")
      return
    }
    #expect(changes.map(\.origin.viewPath) == Array(repeating: ["Rows"], count: 3))
  }

  @Test("Snapshots by a browser are taken three times, too", .timeLimit(.minutes(15)))
  func browser() async {
    let draws = Draws()
    let verdict = await checker("image", .missing)
      .check(Text("Draw \(draws.next())"), .image, .standard)
    guard case .flaky(let changes) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(changes.map(\.kind) == [.text(from: "Draw 1", to: "Draw 2")])
  }
}
