import Foundation
import Synchronization
import ViewTree

/// A store and the contexts of its objects.
///
/// - Note: As in SwiftData. Of several configurations the first one's file keeps all objects.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: Set<ModelConfiguration>
  let store: StoreFile
  let allowsSave: Bool
  /// Whether there is a store at all.
  let takesObjects: Bool
  let records: [EntityRecord]
  private let main = Mutex<UncheckedContext?>(nil)

  private struct UncheckedContext: @unchecked Sendable { let context: ModelContext }

  /// Opens the store of types and of those that they lead to.
  ///
  /// - Throws: ``SwiftDataError`` if a property's type can't be kept, or the store's error.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the store of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the store of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configuration = configurations.first ?? ModelConfiguration()
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations.isEmpty ? [configuration] : configurations)
    records = try Self.records(reachableFrom: schema.types)
    allowsSave = configuration.allowsSave
    takesObjects = true
    store =
      try configuration.isStoredInMemoryOnly
      ? StoreFile.inMemory() : StoreFile.at(configuration.url.path)
  }

  /// A container for views without one, which takes no objects.
  init(withoutStore: Void) throws {
    schema = Schema([] as [any PersistentModel.Type])
    migrationPlan = nil
    configurations = []
    records = []
    allowsSave = false
    takesObjects = false
    store = try StoreFile.inMemory()
  }

  private static func records(
    reachableFrom types: [any PersistentModel.Type]
  ) throws -> [EntityRecord] {
    var found: [EntityRecord] = []
    var rest = types
    while let type = rest.popLast() {
      let record = EntityRecord.of(type)
      guard !found.contains(where: { $0 === record }) else { continue }
      found.append(record)
      for property in record.properties {
        guard property.isStorable else {
          throw SwiftDataError(
            .unsupported,
            "\(record.name).\(property.name) can't be kept. Make its type Codable or mark it "
              + "@Transient.")
        }
        if let target = property.target { rest.append(target) }
      }
    }
    return found
  }

  /// The context of views; it saves by itself.
  @MainActor public var mainContext: ModelContext {
    main.withLock { known in
      if let known { return known.context }
      let box = WeakContext()
      let context = ModelContext(self, isMain: true) { onMainActor { box.context?.merge() } }
      box.context = context
      context.autosaveEnabled = true
      known = UncheckedContext(context: context)
      return context
    }
  }

  private final class WeakContext: @unchecked Sendable { weak var context: ModelContext? }

  /// Removes all objects from the store.
  public func deleteAllData() throws { try store.erase() }

  /// Removes all objects from the store.
  public func erase() throws { try store.erase() }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}
