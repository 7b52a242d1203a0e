import Foundation
import SeededRandom
import SwiftData
import Testing

@Suite("Contexts of models")
struct ModelContextTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func titles(
    _ context: ModelContext, _ predicate: Predicate<Volume>? = nil
  ) throws -> [String] {
    try context.fetch(
      FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\Volume.title)])
    ).map(\.title)
  }

  @Test("What one context saves, another reads with every value")
  func saved() throws {
    let container = try container()
    let writer = ModelContext(container)
    let volume = Volume(title: "b", pages: 7)
    volume.note = "line\n\"quoted\""
    volume.binding = .cloth
    volume.tags = ["x", ""]
    volume.isOpen = true
    writer.insert(volume)
    try writer.save()
    #expect(writer.hasChanges == false)

    let reader = ModelContext(container)
    let read = try #require(try reader.fetch(FetchDescriptor<Volume>()).first)
    #expect(read !== volume)
    #expect(read.persistentModelID == volume.persistentModelID)
    #expect(read.summary == "b, 7")
    #expect(read.note == "line\n\"quoted\"")
    #expect(read.binding == .cloth)
    #expect(read.tags == ["x", ""])
    #expect(read.isOpen == false)
    #expect(read.shelf == nil)
  }

  @Test("Constants that initialisers set are kept, and can be unique")
  func constants() throws {
    let container = try ModelContainer(
      for: Ticket.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let writer = ModelContext(container)
    let ticket = Ticket(seat: "4a")
    writer.insert(ticket)
    writer.insert(Ticket(seat: "4b"))
    try writer.save()
    let again = Ticket(id: ticket.id, seat: "9z")
    again.isUsed = true
    writer.insert(again)
    try writer.save()

    let read = try ModelContext(container).fetch(
      FetchDescriptor<Ticket>(sortBy: [SortDescriptor(\.seat)]))
    #expect(read.map(\.seat) == ["4a", "4b"])
    #expect(read.first?.id == ticket.id)
    #expect(read.map(\.isUsed) == [true, false])
  }

  @Test("A fetch filters, sorts, skips and limits, changes that aren't saved among them")
  func fetched() throws {
    let context = ModelContext(try container())
    for (title, pages) in [("c", 3), ("a", 1), ("b", 2), ("d", 4)] {
      context.insert(Volume(title: title, pages: pages))
    }
    #expect(try titles(context) == ["a", "b", "c", "d"])
    #expect(try titles(context, #Predicate { $0.pages > 2 }) == ["c", "d"])
    #expect(try titles(context, #Predicate { $0.title.localizedStandardContains("B") }) == ["b"])
    var descriptor = FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.title) == ["c", "b"])
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 4)
  }

  @Test("Both sides of a relationship follow each other, and are so in the store")
  func related() throws {
    let container = try container()
    let context = ModelContext(container)
    let (first, second) = (Shelf(name: "first"), Shelf(name: "second"))
    context.insert(first)
    context.insert(second)
    let volume = Volume(title: "a")
    first.volumes.append(volume)
    #expect(volume.shelf === first)
    #expect(volume.modelContext === context)
    volume.shelf = second
    #expect(first.volumes.isEmpty)
    #expect(second.volumes.map(\.title) == ["a"])
    try context.save()

    let other = ModelContext(container)
    let read = try #require(try other.fetch(FetchDescriptor<Volume>()).first)
    #expect(read.shelf?.name == "second")
    #expect(read.shelf?.volumes.first === read)
  }

  @Test("Deleting cascades one way and lets go the other way")
  func deleted() throws {
    let context = ModelContext(try container())
    let shelf = Shelf(name: "s")
    context.insert(shelf)
    shelf.volumes = [Volume(title: "a"), Volume(title: "b")]
    context.delete(shelf.volumes[0])
    #expect(shelf.volumes.map(\.title) == ["b"])
    context.delete(shelf)
    #expect(try titles(context) == [])
  }

  @Test("An object with a unique value takes the place of the one that had it")
  func unique() throws {
    let context = ModelContext(try container())
    let first = Shelf(name: "s")
    context.insert(first)
    try context.save()
    context.insert(Shelf(name: "s"))
    try context.save()
    let shelves = try context.fetch(FetchDescriptor<Shelf>())
    #expect(shelves.count == 1)
    #expect(shelves.first === first)
  }

  @Test("Rolling back undoes inserts, changes and deletions")
  func rolledBack() throws {
    let context = ModelContext(try container())
    let (kept, changed) = (Volume(title: "kept"), Volume(title: "old"))
    context.insert(kept)
    context.insert(changed)
    try context.save()
    context.delete(kept)
    changed.title = "new"
    context.insert(Volume(title: "added"))
    let before = try titles(context)
    #expect(before == ["added", "new"])
    context.rollback()
    let after = try titles(context)
    #expect(after == ["kept", "old"])
    #expect(context.hasChanges == false)
  }

  @Test("What another context saves changes, adds and removes objects that are at work")
  func merged() throws {
    let container = try container()
    let (one, two) = (ModelContext(container), ModelContext(container))
    let volumes = ["a", "b"].map { Volume(title: $0) }
    for volume in volumes { one.insert(volume) }
    try one.save()
    let seen = try two.fetch(FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.title)]))
    volumes[0].title = "z"
    one.delete(volumes[1])
    one.insert(Volume(title: "c"))
    try one.save()
    #expect(try titles(two) == ["c", "z"])
    #expect(seen[0].title == "z")
    #expect(seen[1].isDeleted)
  }

  @Test(
    "Contexts agree with a dictionary after any inserts, changes, deletions, saves and undoings")
  func law() throws {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let container = try container()
      let context = ModelContext(container)
      var (now, saved): ([String: Int], [String: Int]) = ([:], [:])
      func all(_ context: ModelContext) throws -> [String: Int] {
        Dictionary(
          uniqueKeysWithValues: try context.fetch(FetchDescriptor<Volume>()).map {
            ($0.title, $0.pages)
          })
      }
      for step in 0..<60 {
        let models = try context.fetch(FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.title)]))
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
          context.insert(Volume(title: "t\(step)", pages: step))
          now["t\(step)"] = step
        case 4...5:
          guard let model = models.randomElement(using: &random) else { break }
          model.pages = -step
          now[model.title] = -step
        case 6...7:
          guard let model = models.randomElement(using: &random) else { break }
          now[model.title] = nil
          context.delete(model)
        case 8:
          try context.save()
          saved = now
        default:
          context.rollback()
          now = saved
        }
        #expect(try all(context) == now, "seed \(seed), step \(step)")
      }
      #expect(try all(ModelContext(container)) == saved, "seed \(seed)")
    }
  }
}
