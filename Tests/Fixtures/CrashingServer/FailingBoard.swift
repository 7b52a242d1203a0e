import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import ViewTree

/// A board whose field, when it is left, takes words by which the program fails.
@MainActor
final class FailingBoard: LiveContent {
  private let board: BoardContent
  private let failsAtFirst: Bool
  private var failsAtUpdate = false
  private var failsForGood = false

  init(_ model: BoardModel, failsAtFirst: Bool = false) {
    board = BoardContent(rows: 3, model: model)
    self.failsAtFirst = failsAtFirst
  }

  var onChange: (() -> Void)? {
    get { board.onChange }
    set { board.onChange = newValue }
  }
  var title: String { board.title }
  var tree: ElementTree { board.tree }

  func update() throws -> LiveFrame? {
    if failsAtFirst || failsAtUpdate || failsForGood { trap() }
    return try board.update()
  }

  func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome {
    guard event.slot == .change, case .text(let word) = event.payload else {
      return board.handle(event, atNode: node)
    }
    switch word {
    case "trap": trap()
    case "exit": exit(3)
    case "overflow": overflow(0)
    case "hang": while true { sleep(1) }
    case "trap later":
      failsAtUpdate = true
      board.write { _ in }
    case "trap for good":
      // What is stored fails whoever restores it.
      board.write { $0.padding = "trap" }
    default: break
    }
    return board.handle(event, atNode: node)
  }

  func viewPath(toNode node: Int) -> [String] {
    ["FailingBoard", tree.nodes[node].name == .input ? "Field" : "Board"]
  }

  private func trap() {
    let none: [Int] = []
    print(none[board.state.rows.count])
  }

  /// Fills the stack. Its memory is the stack's alone: more than 1 KB would be allocated elsewhere, half a
  /// gigabyte of it before the stack is full.
  @inline(never)
  private func overflow(_ depth: Int) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 100) { memory in
      memory.initialize(repeating: depth)
      overflow(depth + memory[depth % 100] % 2 + 1)
    }
  }

  func snapshot() -> [UInt8] { board.snapshot() }

  func restore(_ snapshot: [UInt8]) {
    board.restore(snapshot)
    if board.state.padding == "trap" { trap() }
  }

  func end() { board.end() }
}
