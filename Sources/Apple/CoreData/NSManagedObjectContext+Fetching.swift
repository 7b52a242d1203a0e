import Foundation

extension NSManagedObjectContext {
  /// The objects that a request names.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = try objects(request)
    if request.resultType.contains(.managedObjectIDResultType) {
      return found.compactMap { $0.objectID as? T }
    }
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: found.count)].compactMap { $0 as? T }
    }
    if request.resultType.contains(.dictionaryResultType) {
      let names = request.propertiesToFetch?.compactMap { $0 as? String }
      return found.compactMap { object in
        let keys = names ?? Array(object.entity.attributes.keys)
        let pairs = keys.compactMap { key in object.value(forKey: key).map { (key, $0) } }
        return NSDictionary(dictionary: Dictionary(pairs) { first, _ in first }) as? T
      }
    }
    return found.compactMap { $0 as? T }
  }

  /// How many objects a request names.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try objects(request).count
  }

  func objects<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard let graph else {
      throw CoreDataFault.error(
        .store, "The context has no store. Load the container's stores first.")
    }
    graph.noteRead()
    let name =
      request.entityName ?? request.entity?.name
      ?? (T.self as? NSManagedObject.Type)?.entity().name
    guard let name, graph.model.entitiesByName[name] != nil else {
      throw CoreDataFault.error(
        .missing, "The model has no entity \(name ?? "without a name"). Look at its name.")
    }
    graph.load(beside: T.self)
    var found = graph.objects(of: name)
    if let predicate = request.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.enumerated().sorted { first, second in
        for descriptor in descriptors {
          switch descriptor.order(first.element, second.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
  }

  /// Does what a request says, at once and for all contexts.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let deletion = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let found = try deletion.find(self)
    for object in found {
      delete(object)
      deletedObjects.remove(object)
    }
    try graph?.write()
    switch deletion.resultType {
    case .resultTypeCount: return NSBatchDeleteResult(found.count)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(found.map(\.objectID))
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true)
    }
  }

  /// Writes the changes: all of them or, if it throws, none.
  public func save() throws {
    guard hasChanges else { return }
    let changed = insertedObjects.union(updatedObjects)
    for object in changed.union(deletedObjects) { object.willSave() }
    try resolveConstraints()
    for object in insertedObjects.union(updatedObjects) { try validate(object) }
    try graph?.write()
    let all = insertedObjects.union(updatedObjects).union(deletedObjects)
    for object in insertedObjects.union(updatedObjects) {
      object.committed = object.values
      object.objectID.isTemporaryID = false
    }
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
    for object in all { object.didSave() }
    graph?.noteChange()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  private func validate(_ object: NSManagedObject) throws {
    for attribute in object.entity.attributes.values
    where !attribute.isOptional && object.values[attribute.name] == nil {
      throw CoreDataFault.error(
        .noValue,
        "\(object.entity.managedObjectClassName).\(attribute.name) is required. Set it "
          + "before the context is saved.")
    }
    if insertedObjects.contains(object) {
      try object.validateForInsert()
    } else {
      try object.validateForUpdate()
    }
  }

  /// Has one object of those that must not be alike.
  private func resolveConstraints() throws {
    guard let graph else { return }
    for object in insertedObjects where !object.isDeleted {
      for constraint in object.entity.uniquenessConstraints {
        let keys = constraint.compactMap { $0 as? String }
        let key = keys.map { object.values[$0] as? AnyHashable }
        guard !keys.isEmpty, !key.contains(nil) else { continue }
        let twin = graph.objects(of: object.entity.name ?? "").first {
          other in other !== object && keys.map { other.values[$0] as? AnyHashable } == key
        }
        guard let twin else { continue }
        switch (mergePolicy as? NSMergePolicy)?.kind ?? .error {
        case .error:
          throw CoreDataFault.error(
            .constraint,
            "Another \(object.entity.managedObjectClassName) has the same "
              + "\(keys.joined(separator: ", ")). Set the context's mergePolicy.")
        case .object: merge(twin, into: object)
        case .store: merge(object, into: twin)
        }
      }
    }
  }

  private func merge(_ gone: NSManagedObject, into kept: NSManagedObject) {
    for relationship in gone.entity.relationships.values {
      let others = gone.related(relationship.name)
      guard relationship.isToMany || kept.related(relationship.name).isEmpty else { continue }
      kept._add(others, to: relationship.name)
    }
    for relationship in gone.entity.relationships.values { gone.relate(relationship, to: []) }
    delete(gone)
  }
}
