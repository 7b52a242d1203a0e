import Combine
public import Foundation

/// What is kept where a saved object and another differ.
public final class NSMergePolicy: NSObject, Sendable {
  enum Kind { case error, store, object }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }
  public static let error = NSMergePolicy(.error)
  public static let rollback = NSMergePolicy(.store)
  public static let overwrite = NSMergePolicy(.object)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(.object)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(.store)
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagedObjectContextDidSaveNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChangeNotification")
}

/// Objects of a store that are changed and saved together.
///
/// - Note: Differs from Core Data: the contexts of a container share its objects, so that each sees the others'
///   changes before they are saved, and a save writes all of them. Blocks run where they are called.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where a context is used.
  public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }

  open var parent: NSManagedObjectContext? { didSet { graph = parent?.graph ?? graph } }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { graph = persistentStoreCoordinator?.graph ?? graph }
  }
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var name: String?
  open var transactionAuthor: String?
  open var shouldDeleteInaccessibleFaults = true
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  public internal(set) var insertedObjects: Set<NSManagedObject> = []
  public internal(set) var updatedObjects: Set<NSManagedObject> = []
  public internal(set) var deletedObjects: Set<NSManagedObject> = []
  var graph: ObjectGraph?
  nonisolated(unsafe) static weak var newest: NSManagedObjectContext?

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  public var hasChanges: Bool {
    !(insertedObjects.isEmpty && updatedObjects.isEmpty && deletedObjects.isEmpty)
  }
  public var registeredObjects: Set<NSManagedObject> { Set(graph?.all ?? []) }

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    insertedObjects.insert(object)
    graph?.add(object)
  }

  func noteUpdate(_ object: NSManagedObject) {
    if !insertedObjects.contains(object), !deletedObjects.contains(object) {
      updatedObjects.insert(object)
    }
    graph?.noteChange()
  }

  /// Deletes an object, and what its relationships' rules say.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    for relationship in object.entity.relationships.values {
      let others = object.related(relationship.name)
      if relationship.rule == .noAction { continue }
      object.relate(relationship, to: [])
      if relationship.rule == .cascade { others.forEach(delete) }
    }
    updatedObjects.remove(object)
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    graph?.remove(object)
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    graph?.objects[objectID.number]
      ?? objectID.entity.objectClass(beside: nil).init(entity: objectID.entity, insertInto: nil)
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    graph?.objects[objectID.number]
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = graph?.objects[objectID.number] else {
      throw CoreDataFault.error(.missing, "No object has this identifier.")
    }
    return object
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag { undo(object) }
  }
  open func refreshAllObjects() {}

  /// Forgets the changes since the last save.
  open func rollback() {
    for object in insertedObjects { graph?.remove(object) }
    for object in deletedObjects {
      object.isDeleted = false
      graph?.add(object)
    }
    for object in updatedObjects.union(deletedObjects) { undo(object) }
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
    graph?.noteChange()
  }

  open func reset() { rollback() }

  private func undo(_ object: NSManagedObject) {
    guard let committed = object.committed else { return }
    object.objectWillChange.send()
    object.values = committed
    updatedObjects.remove(object)
    graph?.noteChange()
  }

  /// Calls a block now.
  open func perform(_ block: @escaping () -> Void) { block() }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// How a block waits.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  open func processPendingChanges() {}
}

/// Where a context is used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// The errors of Core Data.
enum CoreDataFault {
  enum Code: Int {
    case missing = 133000
    case constraint = 133021
    case noValue = 1570
    case denied = 1600
    case store = 134180
  }

  static func error(_ code: Code, _ message: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }
}
