import Foundation
import Observation
import SeededRandom
import Testing

@testable import ViewTree

@Suite("Taking changes back") @MainActor
struct UndoManagerTests {
  /// Numbers whose changes are recorded.
  private final class Board {
    let manager = UndoManager()
    private(set) var numbers: [Int] = []

    func set(_ new: [Int], _ name: String = "") {
      let old = numbers
      numbers = new
      manager.registerUndo(withTarget: self) { $0.set(old, name) }
      manager.setActionName(name)
    }
  }

  /// Waits until the turn is over.
  private func endTurn(_ manager: UndoManager) async {
    while manager.groupingLevel > 0 { await Task.yield() }
  }

  @Test("What is registered in one turn is taken back and done again as a whole")
  func turns() async {
    let board = Board(), manager = board.manager
    #expect(!manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo")
    board.set([1])
    board.set([1, 2], "Add")
    #expect(manager.canUndo && manager.groupingLevel == 1)
    await endTurn(manager)
    board.set([3], "Change")
    #expect(manager.undoMenuItemTitle == "Undo Change")
    manager.undo()
    #expect(board.numbers == [1, 2] && manager.redoActionName == "Change")
    manager.undo()
    #expect(board.numbers == [] && !manager.canUndo && manager.redoCount == 2)
    manager.redo()
    #expect(board.numbers == [1, 2] && manager.undoActionName == "Add")
    manager.redo()
    manager.redo()
    #expect(board.numbers == [3] && manager.undoCount == 2)
    manager.undo()
    board.set([4])
    #expect(!manager.canRedo)
  }

  @Test("Groups in one another, discarded, forgotten and limited")
  func groups() async {
    let board = Board(), manager = board.manager
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    board.set([1])
    manager.beginUndoGrouping()
    board.set([2])
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(board.numbers == [2])
    manager.endUndoGrouping()
    manager.undo()
    #expect(board.numbers == [])
    manager.disableUndoRegistration()
    board.set([9])
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    manager.levelsOfUndo = 2
    for number in 0..<4 { board.set([number]) }
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    #expect(board.numbers == [1] && !manager.canUndo)
    manager.removeAllActions(withTarget: board)
    #expect(!manager.canRedo)
    var other: Board? = Board()
    manager.registerUndo(withTarget: other!) { $0.set([7]) }
    other = nil
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test("What is taken back while something is taken back changes nothing")
  func nested() async {
    let board = Board(), manager = board.manager
    board.set([1])
    await endTurn(manager)
    manager.registerUndo(withTarget: board) { board in
      board.manager.undo()
      board.manager.redo()
      board.set([2])
    }
    await endTurn(manager)
    manager.undo()
    #expect(board.numbers == [2] && manager.undoCount == 1 && manager.redoCount == 1)
    manager.redo()
    #expect(board.numbers == [1] && manager.undoCount == 2 && manager.groupingLevel == 0)
  }

  @Test("Any changes, taken back and done again in any order, agree with a list of what was")
  func law() async {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let board = Board(), manager = board.manager
      var states: [[Int]] = [[]], place = 0
      for step in 0..<60 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0...1:
          for part in 0..<Int.random(in: 1...3, using: &random) { board.set([step, part]) }
          await endTurn(manager)
          states = states.prefix(place + 1) + [board.numbers]
          place += 1
        case 2:
          manager.undo()
          place = max(0, place - 1)
        default:
          manager.redo()
          place = min(states.count - 1, place + 1)
        }
        #expect(board.numbers == states[place], "seed \(seed), step \(step)")
        #expect(manager.undoCount == place && manager.redoCount == states.count - 1 - place)
      }
    }
  }

  @Observable
  fileprivate final class Counter {
    var count = 0

    func set(_ new: Int, _ manager: UndoManager?) {
      let old = count
      count = new
      manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
    }
  }

  private struct Counted: View {
    @Environment(\.undoManager) private var manager
    @State private var counter = Counter()

    var body: some View {
      Text("at \(counter.count)")
      Button("Add") { counter.set(counter.count + 1, manager) }
      Button("Undo") { manager?.undo() }
      Button("Redo") { manager?.redo() }
    }
  }

  @Test("A live page takes its own changes back; a static one has none")
  func page() async throws {
    var page = try LivePage(Counted()), other = try LivePage(Counted())
    for label in ["Add", "Add"] {
      try page.press(label)
      await endTurn(try #require(page.view.environment.undoManager))
    }
    try other.press("Undo")
    #expect(page.html.contains("at 2") && other.html.contains("at 0"))
    try page.press("Undo")
    #expect(page.html.contains("at 1"))
    try page.press("Undo")
    try page.press("Undo")
    #expect(page.html.contains("at 0"))
    try page.press("Redo")
    #expect(page.html.contains("at 1"))
    #expect(EnvironmentValues().undoManager == nil)
  }
}
