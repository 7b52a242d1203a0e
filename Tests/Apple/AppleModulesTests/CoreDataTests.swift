import CoreData
import SwiftUI
import TestSupport
import Testing

/// As `adopt` writes it of a model.
final class Shelf: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var books: NSSet? {
    get { _managedValue("books") }
    set { _setManagedValue(newValue, "books") }
  }
}

final class Novel: NSManagedObject {
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var rating: Int16 {
    get { _managedValue("rating") }
    set { _setManagedValue(newValue, "rating") }
  }
  var added: Date? {
    get { _managedValue("added") }
    set { _setManagedValue(newValue, "added") }
  }
  var shelf: Shelf? {
    get { _managedValue("shelf") }
    set { _setManagedValue(newValue, "shelf") }
  }
}

@Suite("Core Data", .serialized)
struct CoreDataTests {
  private let temporary: TemporaryFolder
  private var folder: URL { URL(fileURLWithPath: temporary.path) }

  init() throws { temporary = try TemporaryFolder() }

  /// A container of novels on shelves.
  private func container(_ name: String = "Library") throws -> NSPersistentContainer {
    let list: [String: Any] = [
      "module": "AppleModulesTests",
      "entities": [
        [
          "name": "Shelf", "class": "Shelf",
          "attributes": [["name": "name", "attributeType": "String", "optional": "YES"]],
          "relationships": [
            [
              "name": "books", "destinationEntity": "Novel", "inverseName": "shelf",
              "toMany": "YES", "optional": "YES", "deletionRule": "Cascade",
            ]
          ],
          "constraints": [["name"]],
        ] as [String: Any],
        [
          "name": "Novel", "class": "Novel",
          "attributes": [
            ["name": "title", "attributeType": "String"],
            ["name": "rating", "attributeType": "Integer 16", "defaultValueString": "3"],
            ["name": "added", "attributeType": "Date", "optional": "YES"],
          ],
          "relationships": [
            [
              "name": "shelf", "destinationEntity": "Shelf", "inverseName": "books",
              "optional": "YES", "deletionRule": "Nullify",
            ]
          ],
        ] as [String: Any],
      ],
    ]
    let file = folder.appendingPathComponent("Library.momd")
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: file)
    let model = try #require(NSManagedObjectModel(contentsOf: file))
    let container = NSPersistentContainer(name: name, managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).store"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  private func novel(_ title: String, _ rating: Int16, in context: NSManagedObjectContext) -> Novel
  {
    let novel = Novel(context: context)
    novel.title = title
    novel.rating = rating
    return novel
  }

  @Test("What was saved is there when the store is opened again")
  func saving() throws {
    try {
      let context = try container().viewContext
      let shelf = Shelf(context: context)
      shelf.name = "North"
      let novel = novel("Emma", 5, in: context)
      novel.added = Date(timeIntervalSince1970: 1000)
      novel.shelf = shelf
      try context.save()
      _ = self.novel("Never saved", 1, in: context)
    }()
    let context = try container().viewContext
    let found = try context.fetch(NSFetchRequest<Novel>(entityName: "Novel"))
    #expect(found.map(\.title) == ["Emma"])
    #expect(found.first?.added == Date(timeIntervalSince1970: 1000))
    #expect(found.first?.shelf?.name == "North")
    #expect((found.first?.shelf?.books as? Set<Novel>)?.count == 1)
  }

  @Test(
    "A format names the objects of a fetch",
    arguments: [
      ("title BEGINSWITH[c] 'e'", ["Emma"]), ("rating >= 4", ["Emma", "Ulysses"]),
      ("rating == 3 OR title CONTAINS[cd] 'LYS'", ["Ulysses", "Walden"]),
      ("NOT (rating > 3)", ["Walden"]), ("title IN {'Walden', \"Emma\"}", ["Emma", "Walden"]),
      ("shelf.name == 'North'", ["Emma"]), ("title LIKE 'W?l*'", ["Walden"]),
      ("rating BETWEEN {4, 4}", ["Ulysses"]), ("shelf == nil", ["Ulysses", "Walden"]),
      ("title == ", []), ("TRUEPREDICATE", ["Emma", "Ulysses", "Walden"]),
    ])
  func formats(format: String, titles: [String]) throws {
    let context = try container().viewContext
    let shelf = Shelf(context: context)
    shelf.name = "North"
    novel("Emma", 5, in: context).shelf = shelf
    _ = novel("Ulysses", 4, in: context)
    _ = novel("Walden", 3, in: context)
    let request = NSFetchRequest<Novel>(entityName: "Novel")
    request.predicate = NSPredicate(format: format)
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try context.fetch(request).map(\.title) == titles)
  }

  @Test("Arguments of a format are names of properties, texts and numbers")
  func arguments() throws {
    let context = try container().viewContext
    _ = novel("Emma", 5, in: context)
    _ = novel("Walden", 3, in: context)
    let request = NSFetchRequest<Novel>(entityName: "Novel")
    request.predicate = NSPredicate(format: "%K == %@ AND rating > %d", "title", "Emma", 4)
    #expect(try context.fetch(request).map(\.title) == ["Emma"])
  }

  @Test("Objects are fetched in the order of key paths, and no more than asked for")
  func order() throws {
    let context = try container().viewContext
    for (title, rating) in [("B", 1), ("C", 2), ("A", 2)] as [(String, Int16)] {
      _ = novel(title, rating, in: context)
    }
    let request = NSFetchRequest<Novel>(entityName: "Novel")
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Novel.rating, ascending: false),
      NSSortDescriptor(keyPath: \Novel.title, ascending: true),
    ]
    #expect(try context.fetch(request).map(\.title) == ["A", "C", "B"])
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.title) == ["C"])
  }

  @Test("Deletion cascades, and both ends of a relationship agree")
  func deletion() throws {
    let context = try container().viewContext
    let shelf = Shelf(context: context)
    let first = novel("Emma", 5, in: context)
    shelf._add([first, novel("Walden", 3, in: context)], to: "books")
    #expect(first.shelf === shelf)
    first.shelf = nil
    #expect(shelf.books?.count == 1)
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(
      try context.fetch(NSFetchRequest<Novel>(entityName: "Novel")).map(\.title) == ["Emma"])
  }

  @Test("A required value that is missing is named, and rolling back forgets changes")
  func validation() throws {
    let context = try container().viewContext
    let kept = novel("Emma", 5, in: context)
    try context.save()
    kept.title = "Other"
    _ = Novel(context: context)
    let failure = #expect(throws: NSError.self) { try context.save() }
    #expect(failure?.localizedDescription.hasPrefix("Novel.title is required.") == true)
    context.rollback()
    #expect(kept.title == "Emma" && !context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Novel>(entityName: "Novel")) == 1)
  }

  @Test("Of two objects that must differ, the merge policy says which stays")
  func constraints() throws {
    let context = try container().viewContext
    for _ in 0..<2 { Shelf(context: context).name = "North" }
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 133021)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Shelf>(entityName: "Shelf")) == 1)
  }
}
