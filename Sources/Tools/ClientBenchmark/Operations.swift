import ElementDiff
import LivePages

/// An operation of the benchmark: what both sides do before it, untimed, and in it.
struct BenchmarkOperation {
  var name: String
  /// Steps in front, by their frames and by calls of the hand-written code.
  var before: [Step]
  /// Steps that are timed together.
  var timed: [Step]

  struct Step {
    var frame: [UInt8]
    var call: String
  }

  /// All operations, each beginning with a page that was made anew.
  static func all() -> [BenchmarkOperation] {
    [
      make("create 1,000", rows: 0) { [$0.create(1_000)] },
      make("replace all", rows: 1_000) { [$0.create(1_000)] },
      make("update every 10th", rows: 1_000) { script in
        (0..<3).map { _ in script.update() }
      },
      make("select row", rows: 1_000) { script in
        (0..<20).map { script.select(5 + $0 * 7) }
      },
      make("swap rows", rows: 1_000) { script in (0..<20).map { _ in script.swap() } },
      make("remove row", rows: 1_000) { script in
        (0..<20).map { script.remove(4 + $0 * 3) }
      },
      make("create 10,000", rows: 0) { [$0.create(10_000)] },
      make("append 1,000", rows: 1_000) { [$0.append(1_000)] },
      make("clear", rows: 1_000) { [$0.clear()] },
    ]
  }

  private static func make(
    _ name: String, rows: Int, _ timed: (inout BenchmarkScript) -> [Step]
  ) -> BenchmarkOperation {
    var script = BenchmarkScript()
    var before = [script.begin()]
    if rows > 0 { before.append(script.create(rows)) }
    return BenchmarkOperation(name: name, before: before, timed: timed(&script))
  }
}

/// Changes the rows, and says how both sides do the same.
struct BenchmarkScript {
  private var rows = BenchmarkRows()
  private var page: NumberedTree

  init() { page = NumberedTree(rows.tree) }

  private mutating func step(_ call: String) -> BenchmarkOperation.Step {
    BenchmarkOperation.Step(
      frame: DownMessage.ending(of: page.update(to: rows.tree).patch), call: call)
  }

  private func literal(_ rows: [BenchmarkRows.Row]) -> String {
    "[" + rows.map { "[\($0.id),\"\($0.label)\"]" }.joined(separator: ",") + "]"
  }

  /// An empty table.
  mutating func begin() -> BenchmarkOperation.Step {
    BenchmarkOperation.Step(frame: DownMessage.ending(of: page.reset()), call: "hand.clear()")
  }

  mutating func create(_ count: Int) -> BenchmarkOperation.Step {
    let isEmpty = rows.rows.isEmpty
    rows.rows = rows.make(count)
    return step((isEmpty ? "" : "hand.clear(), ") + "hand.append(\(literal(rows.rows)))")
  }

  mutating func append(_ count: Int) -> BenchmarkOperation.Step {
    let more = rows.make(count)
    rows.rows += more
    return step("hand.append(\(literal(more)))")
  }

  mutating func update() -> BenchmarkOperation.Step {
    for index in stride(from: 0, to: rows.rows.count, by: 10) { rows.rows[index].label += " !!!" }
    return step("hand.update()")
  }

  mutating func select(_ index: Int) -> BenchmarkOperation.Step {
    rows.selected = rows.rows[index].id
    return step("hand.select(\(index))")
  }

  mutating func swap() -> BenchmarkOperation.Step {
    rows.rows.swapAt(1, 998)
    return step("hand.swap(1, 998)")
  }

  mutating func remove(_ index: Int) -> BenchmarkOperation.Step {
    rows.rows.remove(at: index)
    return step("hand.remove(\(index))")
  }

  mutating func clear() -> BenchmarkOperation.Step {
    rows.rows = []
    return step("hand.clear()")
  }
}
