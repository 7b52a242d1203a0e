public import Foundation

/// What belongs to the objects of one kind.
///
/// - Note: As in Core Data; descriptions are read from models, not built.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  public let name: String?
  public let managedObjectClassName: String
  /// The names of attributes that no two objects share.
  public let uniquenessConstraints: [[Any]]
  let module: String?
  let attributes: [String: AttributeRecord]
  let relationships: [String: RelationshipRecord]

  init(
    name: String, className: String, module: String?, attributes: [AttributeRecord],
    relationships: [RelationshipRecord], constraints: [[String]]
  ) {
    self.name = name
    managedObjectClassName = className
    self.module = module
    self.attributes = Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    self.relationships = Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
    uniquenessConstraints = constraints
  }

  /// The entity of a name, in the model of a context.
  public static func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.graph?.model.entitiesByName[entityName] ?? ModelRegistry.entity(named: entityName)
  }

  /// A new object of an entity.
  public static func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = entity(forEntityName: entityName, in: context) ?? .unknown(entityName)
    return entity.objectClass(beside: nil).init(entity: entity, insertInto: context)
  }

  /// An entity without properties, for a class that no loaded model has.
  static func unknown(_ name: String) -> NSEntityDescription {
    Log.once(
      "No loaded model has the entity \(name). Make the container with the model's name, and the "
        + "model a resource of the target.")
    return NSEntityDescription(
      name: name, className: name, module: nil, attributes: [], relationships: [],
      constraints: [])
  }

  /// The class of the objects: its module is the model's, or another class's.
  func objectClass(beside other: Any.Type?) -> NSManagedObject.Type {
    let modules = [module, other.map { moduleName(of: $0) }].compactMap { $0 }
    for module in modules {
      let name = "\(module.utf8.count)\(module)"
      let type = "\(managedObjectClassName.utf8.count)\(managedObjectClassName)C"
      if let found = _typeByName(name + type) as? NSManagedObject.Type { return found }
    }
    return NSManagedObject.self
  }
}

/// The module of a type that is not nested.
func moduleName(of type: Any.Type) -> String {
  String(String(reflecting: type).prefix { $0 != "." })
}

/// One attribute of an entity.
struct AttributeRecord: Sendable {
  var name: String
  /// The editor's name of its type, such as `Integer 16`.
  var type: String
  var isOptional: Bool
  var defaultText: String?

  /// The value of a new object.
  var defaultValue: Any? {
    guard let text = defaultText else { return nil }
    switch type {
    case "Integer 16", "Integer 32", "Integer 64": return Int64(text)
    case "Double", "Float": return Double(text)
    case "Boolean": return text == "YES" || text == "1" || text == "true"
    case "Decimal": return Decimal(string: text)
    case "String": return text
    case "Date": return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "UUID": return UUID(uuidString: text)
    case "URI": return URL(string: text)
    default: return nil
    }
  }
}

/// One relationship of an entity.
struct RelationshipRecord: Sendable {
  enum DeleteRule: String, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  var name: String
  var destination: String
  var inverse: String?
  var isToMany: Bool
  var isOrdered: Bool
  var isOptional: Bool
  var rule: DeleteRule
}
