import ElementTree
import Foundation
import ViewSnapshots
import ViewTree

/// Regression tests: cases a second, and the differences of two large pages.
@MainActor
enum SnapshotFigures {
  static func measure() throws -> [Figure] {
    try cases() + [unchanged()] + differences()
  }

  /// A case: a card of 40 elements.
  private struct Card: View {
    var number: Int
    var padding: CGFloat = 8

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        Text("Card \(number)").font(.headline)
        ForEach(0..<7, id: \.self) { row in CardRow(row: row, number: number, padding: padding) }
        Text("That is all").foregroundColor(.secondary)
        Text("but for this").italic()
        Text("and that").bold()
      }
      .padding(padding)
    }
  }

  private struct CardRow: View {
    var row: Int
    var number: Int
    var padding: CGFloat

    var body: some View {
      HStack {
        Text("Row \(row) of \(number)").bold()
        Spacer()
        Text(row % 2 == 0 ? "even" : "odd").foregroundColor(.secondary)
        Button("Take") {}.padding(padding)
      }
    }
  }

  private static let caseCount = 500

  /// Takes, compares with baselines on disk, and finds all as it was.
  private static func cases() throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-figures-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let testFile = folder.appendingPathComponent("Cards.swift").path
    func run(_ recording: SnapshotRecording) -> Set<SnapshotExitCode> {
      var codes = Set<SnapshotExitCode>()
      for number in 0..<caseCount {
        func checker(_ strategy: String) -> SnapshotChecker {
          SnapshotChecker(
            SnapshotPlace(
              testFile: testFile, function: "card", name: "\(number)", strategy: strategy),
            recording: recording)
        }
        let card = Card(number: number)
        codes.insert(checker("tree").check(card, .tree, .standard).exitCode)
        codes.insert(checker("html").check(card, .html, .standard).exitCode)
      }
      return codes
    }
    _ = run(.all)
    let seconds = try Clock.leastWork(of: 8) {
      guard run(.none) == [.same] else {
        throw BenchmarkError(message: "A card is not as its baseline says.")
      }
    }
    let page = try SnapshotPage.take(Card(number: 0), in: .standard).format
    return [
      rate(
        "cases of \(page.tree.elementCount) elements, tree and HTML against baselines on disk",
        count: caseCount, seconds, atLeast: 5000)
    ]
  }

  /// Evaluates, lowers, compares the hashes of roots.
  private static func unchanged() throws -> Figure {
    let known = try SnapshotPage.take(Card(number: 0), in: .standard).format.hash
    let seconds = try Clock.leastWork(of: 8) {
      for _ in 0..<(caseCount * 4) {
        let page = try SnapshotPage.take(
          Card(number: 0), in: .standard, recordsOrigins: false
        ).format
        guard page.hash == known else {
          throw BenchmarkError(message: "A card is not the same each time.")
        }
      }
    }
    return rate("unchanged cases, by hash", count: caseCount * 4, seconds, atLeast: 50000)
  }

  private static func rate(
    _ name: String, count: Int, _ seconds: Double, atLeast: Double
  ) -> Figure {
    Figure(
      name: name, value: (Double(count) / seconds).rounded(), unit: "a second",
      note: "wanted: \(Int(atLeast)); \((seconds / Double(count) * 1e7).rounded() / 10) µs each")
  }

  private struct Cards: View {
    let count: Int
    let padding: CGFloat

    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { Card(number: $0, padding: padding) } }
    }
  }

  /// Two pages of a megabyte: one text differs; one style differs in every row.
  private static func differences() throws -> [Figure] {
    func page(_ padding: CGFloat) throws -> SnapshotPage {
      try SnapshotPage.take(Cards(count: 800, padding: padding), in: .standard).format
    }
    let old = try page(8)
    let restyled = try page(12)
    let size = old.tree.html.utf8.count
    let missing = try SnapshotPage.take(Cards(count: 799, padding: 8), in: .standard).format
    return try [("a row gone", missing), ("a padding in every row", restyled)].map { name, new in
      var changes = 0
      let seconds = try Clock.leastWork(of: 10) {
        changes = SnapshotPage.changes(from: old, to: new).count
        guard changes > 0 else { throw BenchmarkError(message: "No difference was found.") }
      }
      return Figure(
        name: "semantic difference of two pages of \(size / 1000) kB, \(name)",
        value: (seconds * 1e5).rounded() / 100, unit: "ms",
        note: "\(changes) changes in \(old.tree.nodes.count) nodes; wanted: 60 ms")
    }
  }
}
