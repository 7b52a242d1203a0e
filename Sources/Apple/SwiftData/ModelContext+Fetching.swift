public import Foundation

extension ModelContext {
  /// The objects that a descriptor names, sorted, changes that are not saved yet among them.
  ///
  /// - Complexity: All objects of the type are looked at; the first time they are read.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    guard let objects = try loaded(T.self) as? TypedObjects<T> else { return [] }
    objects.noteRead()
    place.isQuiet = true
    defer { place.isQuiet = false }
    var models = objects.models
    if let predicate = descriptor.predicate {
      models = try models.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { models.removeFirst(min(max(offset, 0), models.count)) }
    if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
    return models
  }

  /// The objects that a descriptor names, in batches.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] {
    try fetch(descriptor)
  }

  /// How many objects a descriptor names.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var descriptor = descriptor
    descriptor.sortBy = []
    return try fetch(descriptor).count
  }

  /// The identities of the objects that a descriptor names.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each object that a descriptor names.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The object of an identity, from the store if it isn't known.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    object(id, of: T.self) as? T
  }

  /// The object of an identity.
  ///
  /// - Precondition: There is one.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    for record in container.records where record.name == id.entityName {
      if let found = object(id, of: record.type) { return found }
    }
    fatalError("The store has no \(id.entityName) of that identity")
  }
}

/// Which objects to fetch, and in what order.
///
/// - Note: As in SwiftData. Objects are whole, so what to prefetch changes nothing.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
