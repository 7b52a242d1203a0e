public import Foundation

/// Something that a context does with its store.
open class NSPersistentStoreRequest: NSObject {}

/// What something done with a store gave.
open class NSPersistentStoreResult: NSObject {}

/// What a fetch gives of each object.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are fetched, and in which order.
///
/// - Note: As in Core Data; what concerns faults and batches has no effect, since objects are in memory.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesPendingChanges = true
  open var includesPropertyValues = true
  open var includesSubentities = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?

  public override init() {
    super.init()
    entity = (ResultType.self as? NSManagedObject.Type)?.entity()
    entityName = entity?.name
  }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Fetches from the newest container.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.newest else { return [] }
    return try context.fetch(self)
  }
}

/// What a deletion of many objects gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Deletes what a request finds, at once.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let find: (NSManagedObjectContext) throws -> [NSManagedObject]

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    find = { context in try context.objects(fetch) }
  }

  @_disfavoredOverload
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    find = { context in try context.objects(fetch) }
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    find = { context in objects.compactMap { context.graph?.objects[$0.number] } }
  }
}

/// What a deletion of many objects gave.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}
