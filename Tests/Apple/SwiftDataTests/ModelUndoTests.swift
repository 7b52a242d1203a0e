import Foundation
import SeededRandom
import SwiftData
import SwiftUI
import Testing

@Suite("Taking changes of objects back") @MainActor
struct ModelUndoTests {
  private func context() throws -> ModelContext {
    let context = ModelContext(
      try ModelContainer(
        for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    context.undoManager = UndoManager()
    return context
  }

  private func endTurn(_ context: ModelContext) async {
    while (context.undoManager?.groupingLevel ?? 0) > 0 { await Task.yield() }
  }

  /// All volumes with the names of their shelves, and all shelves with their volumes.
  private func picture(_ context: ModelContext) throws -> [String] {
    let volumes = try context.fetch(FetchDescriptor<Volume>()).map {
      "\($0.title) \($0.pages) on \($0.shelf?.name ?? "-")"
    }
    let shelves = try context.fetch(FetchDescriptor<Shelf>()).map {
      "\($0.name): \($0.volumes.map(\.title).sorted())"
    }
    return volumes.sorted() + shelves.sorted()
  }

  @Test("Inserts, changes, relations and deletions, saved or not, come back and go again")
  func kinds() async throws {
    let context = try context(), manager = try #require(context.undoManager)
    let shelf = Shelf(name: "s"), volume = Volume(title: "a")
    context.insert(shelf)
    await endTurn(context)
    let first = try picture(context)
    volume.shelf = shelf
    volume.pages = 3
    await endTurn(context)
    let second = try picture(context)
    #expect(second == ["a 3 on s", #"s: ["a"]"#])
    try context.save()
    context.delete(shelf)
    await endTurn(context)
    let third = try picture(context)
    #expect(third == [])
    try context.save()
    manager.undo()
    #expect(try picture(context) == second)
    try context.save()
    #expect(try picture(ModelContext(context.container)) == second)
    manager.undo()
    #expect(try picture(context) == first)
    manager.redo()
    manager.redo()
    #expect(try picture(context) == third)
    context.rollback()
    #expect(!manager.canUndo)
  }

  @Test("What saving brings about is no change of the app's")
  func saving() async throws {
    let context = try context(), manager = try #require(context.undoManager)
    for _ in 0..<2 {
      context.insert(Shelf(name: "s"))
      await endTurn(context)
      try context.save()
      await endTurn(context)
    }
    #expect(manager.undoCount == 2)
    #expect(try picture(context) == ["s: []"])
  }

  @Test("Any changes, saved now and then, taken back and done again agree with a list of what was")
  func law() async throws {
    for seed in UInt64(1)...25 {
      var random = SeededGenerator(seed: seed)
      let context = try context(), manager = try #require(context.undoManager)
      var states: [[String]] = [[]], place = 0
      for step in 0..<50 {
        let volumes = try context.fetch(
          FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.title)]))
        let shelves = try context.fetch(FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name)]))
        let kind = Int.random(in: 0..<12, using: &random)
        switch kind {
        case 0: context.insert(Shelf(name: "s\(step)"))
        case 1...2: context.insert(Volume(title: "v\(step)", pages: step))
        case 3: volumes.randomElement(using: &random)?.pages = -step
        case 4...5:
          volumes.randomElement(using: &random)?.shelf = shelves.randomElement(using: &random)
        case 6: volumes.randomElement(using: &random).map(context.delete)
        case 7: shelves.randomElement(using: &random).map(context.delete)
        case 8: try context.save()
        case 9...10:
          manager.undo()
          place = max(0, place - 1)
        default:
          manager.redo()
          place = min(states.count - 1, place + 1)
        }
        await endTurn(context)
        let now = try picture(context)
        if kind < 8, manager.undoCount > place {
          states = states.prefix(place + 1) + [now]
          place += 1
        }
        #expect(now == states[place], "seed \(seed), step \(step)")
        #expect(manager.undoCount == place, "seed \(seed), step \(step)")
      }
    }
  }
}
