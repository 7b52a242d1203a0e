import Combine
import ElementDiff
import ElementTree
import ViewTree

/// What live pages cost: evaluations and patches of long lists.
@MainActor
enum LiveFigures {
  static func measure() throws -> [Figure] {
    var figures: [Figure] = []
    let (whole, skipped, called) = try lists(Size.of(10_000))
    figures.append(
      Figure(
        name: "\(Size.words(10_000)) rows of 3 elements, all evaluated, nothing changed",
        value: whole * 1e3,
        unit: "ms", atMost: 10, note: "views to diff; the best of 20"))
    figures.append(
      Figure(
        name: "\(Size.words(10_000)) rows, data and closure as they were, nothing changed",
        value: skipped * 1e3,
        unit: "ms", atMost: 1, note: "views to diff; the best of 20"))
    figures.append(
      Figure(
        name: "\(Size.words(10_000)) rows whose inputs are equal, nothing changed",
        value: called * 1e3,
        unit: "ms", atMost: 1, note: "views to diff; the best of 20"))
    let (few, many) = (try oneRow(Size.of(1000)), try oneRow(Size.of(10_000)))
    figures.append(
      Figure(
        name: "one row of \(Size.words(10_000)): state write to encoded frame", value: many * 1e6,
        unit: "µs",
        atMost: 100, note: "the best of 50"))
    figures.append(
      Figure(
        name: "one row of \(Size.words(10_000)) against one of \(Size.words(1000))",
        value: many / few, unit: "x",
        atMost: 1.3, note: "\((few * 1e6).rounded()) µs at \(Size.words(1000)) rows"))
    return figures
  }

  /// Seconds from a write that changes nothing to the end of the diff, where each row is evaluated
  /// and where rows are views of their own.
  private static func lists(
    _ count: Int
  ) throws -> (whole: Double, skipped: Double, called: Double) {
    func time<V: View>(_ page: LiveView, _ ticks: Ticks, _ view: V.Type) throws -> Double {
      var shown = NumberedTree(try page.update()?.tree ?? ElementTree())
      _ = shown.update(to: page.tree)
      return try Clock.best(of: 20) {
        ticks.count += 1
        guard let frame = try page.update() else { return }
        let update = shown.update(to: frame.tree)
        precondition(update.patch.isEmpty)
      }
    }
    let ticks = Ticks()
    let plain = LiveView(PlainRows(ticks: ticks, count: count, word: "Row"))
    let own = LiveView(OwnRows(ticks: ticks, count: count))
    let called = LiveView(CalledRows(ticks: ticks, count: count, first: 1))
    return (
      try time(plain, ticks, PlainRows.self), try time(own, ticks, OwnRows.self),
      try time(called, ticks, CalledRows.self)
    )
  }

  /// Seconds from a write of one row's state to the encoded frame.
  private static func oneRow(_ count: Int) throws -> Double {
    let page = LiveView(LikedRows(count: count))
    var shown = NumberedTree(try page.update()?.tree ?? ElementTree())
    let nodes = page.tree.nodes.indices.filter { page.listens($0, to: .press) }
    var position = count / 2
    return try Clock.best(of: 50) {
      position = (position + 7) % count
      _ = page.handle(LiveEvent(.press), atNode: nodes[position])
      guard let frame = try page.update() else { return }
      let update =
        frame.parts.flatMap { shown.update(with: $0) } ?? shown.update(to: frame.tree)
      precondition(!update.patch.frame().isEmpty)
    }
  }
}

/// Something to write that shows nowhere.
private final class Ticks: ObservableObject {
  @Published var count = 0
}

/// Rows that are part of the page's body, made by a closure that is another one each time.
private struct PlainRows: View {
  @ObservedObject var ticks: Ticks
  let count: Int
  let word: String
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { number in
        HStack {
          Text(verbatim: word)
          Text(verbatim: "some more")
        }
      }
    }
  }
}

/// Rows that are views of their own.
private struct OwnRows: View {
  @ObservedObject var ticks: Ticks
  let count: Int
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { OwnRow(number: $0) }
    }
  }
}

/// Rows that are views of their own, made by a closure that is another one each time.
private struct CalledRows: View {
  @ObservedObject var ticks: Ticks
  let count: Int
  let first: Int
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { OwnRow(number: first + $0) }
    }
  }
}

private struct OwnRow: View {
  let number: Int
  var body: some View {
    HStack {
      Text(verbatim: "Row")
      Text(verbatim: "some more")
    }
  }
}

/// Rows with state of their own.
private struct LikedRows: View {
  let count: Int
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { _ in LikedRow() }
    }
  }
}

private struct LikedRow: View {
  @State private var isLiked = false
  var body: some View {
    HStack {
      Text(verbatim: isLiked ? "liked" : "not liked")
      Button(action: { isLiked.toggle() }) { Text(verbatim: "Like") }
    }
  }
}
