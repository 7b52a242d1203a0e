public import Combine
public import Foundation
public import PlatformGaps

/// What a fetch finds.
public protocol NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The name of an object in its store.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  let number: Int64
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true

  init(_ entity: NSEntityDescription, _ number: Int64) {
    self.entity = entity
    self.number = number
  }

  public func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(entity.managedObjectClassName)/p\(number)")
      ?? URL(fileURLWithPath: "/")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other.number == number && other.entity.name == entity.name
  }

  public override var hash: Int { number.hashValue }
}

/// An object of a store.
///
/// - Note: Differs from Core Data: there are no faults, all objects are in memory; `@NSManaged` properties
///   are what `adopt` makes of them.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, KeyValueCoded {
  public let entity: NSEntityDescription
  public private(set) var objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isDeleted = false
  /// The values as they are; relationships have objects, sets or arrays of them.
  var values: [String: Any] = [:]
  /// The values of the last save.
  var committed: [String: Any]?

  /// Creates an object of an entity in a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity, ObjectGraph.nextNumber())
    super.init()
    for attribute in entity.attributes.values { values[attribute.name] = attribute.defaultValue }
    if let context {
      context.insert(self)
      awakeFromInsert()
    }
  }

  /// Creates an object of the class's entity in no context.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Becomes the object of a store's row.
  func becomeRow(_ number: Int64) {
    values = [:]
    objectID = NSManagedObjectID(entity, number)
    objectID.isTemporaryID = false
  }

  /// Creates an object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let name = String(describing: Self.self)
    let entity = moc.graph?.model.entities.first { $0.managedObjectClassName == name }
    self.init(entity: entity ?? Self.entity(), insertInto: moc)
  }

  /// The entity of the class, in the models that were loaded.
  open class func entity() -> NSEntityDescription { ModelRegistry.entity(of: self) }

  /// A request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  public var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  public var isFault: Bool { false }
  public var faultingState: Int { 0 }

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) {}

  /// The values that have changed since the last save.
  open func changedValues() -> [String: Any] {
    values.filter { key, value in
      guard let old = committed?[key] else { return true }
      return !same(old, value)
    }
  }

  package func keyValue(_ key: String) -> Any? { value(forKey: key) }

  open func value(forKey key: String) -> Any? {
    managedObjectContext?.graph?.noteRead()
    guard let relationship = entity.relationships[key], relationship.isToMany else {
      return values[key]
    }
    let objects = values[key] as? [NSManagedObject] ?? []
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    if let relationship = entity.relationships[key] {
      let new = Self.objects(in: value)
      relate(relationship, to: relationship.isToMany ? new : Array(new.prefix(1)))
    } else {
      values[key] = value
    }
    managedObjectContext?.noteUpdate(self)
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: list
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }
}

/// Whether two stored values are the same.
func same(_ first: Any, _ second: Any) -> Bool {
  if let first = first as? AnyHashable, let second = second as? AnyHashable {
    return first == second
  }
  if let first = first as? [NSManagedObject], let second = second as? [NSManagedObject] {
    return first == second
  }
  return false
}
