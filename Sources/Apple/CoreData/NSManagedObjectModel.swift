public import Foundation
import PlatformGaps
import Synchronization

/// The entities of a store.
///
/// It is read from `NAME.momd`, a property list that `adopt` writes of an `.xcdatamodeld`, as Xcode compiles one.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public let entities: [NSEntityDescription]

  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// A model without entities.
  public override init() { entities = [] }

  /// The model in a file.
  public init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let dictionary = list as? [String: Any], let found = Self.entities(of: dictionary)
    else { return nil }
    entities = found
    super.init()
    ModelRegistry.add(self)
  }

  /// The model that bundles have; the app's own without a list of them.
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let files = (bundles ?? [.main])
      .flatMap { $0.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] }
      .map { $0 as URL }
    return (files + (bundles == nil ? BundledFiles.all("momd") : [])).lazy
      .compactMap { NSManagedObjectModel(contentsOf: $0) }.first
  }

  private static func entities(of list: [String: Any]) -> [NSEntityDescription]? {
    guard let entities = list["entities"] as? [[String: Any]] else { return nil }
    let module = list["module"] as? String
    return entities.compactMap { entity in
      guard let name = entity["name"] as? String else { return nil }
      let attributes = (entity["attributes"] as? [[String: String]] ?? []).compactMap(attribute)
      let relationships = (entity["relationships"] as? [[String: String]] ?? [])
        .compactMap(relationship)
      return NSEntityDescription(
        name: name, className: entity["class"] as? String ?? name, module: module,
        attributes: attributes, relationships: relationships,
        constraints: entity["constraints"] as? [[String]] ?? [])
    }
  }

  private static func attribute(_ record: [String: String]) -> AttributeRecord? {
    guard let name = record["name"], let type = record["attributeType"] else { return nil }
    return AttributeRecord(
      name: name, type: type, isOptional: record["optional"] == "YES",
      defaultText: record["defaultValueString"] ?? record["defaultDateTimeInterval"])
  }

  private static func relationship(_ record: [String: String]) -> RelationshipRecord? {
    guard let name = record["name"], let destination = record["destinationEntity"] else {
      return nil
    }
    return RelationshipRecord(
      name: name, destination: destination, inverse: record["inverseName"],
      isToMany: record["toMany"] == "YES", isOrdered: record["ordered"] == "YES",
      isOptional: record["optional"] == "YES",
      rule: record["deletionRule"].flatMap(RelationshipRecord.DeleteRule.init) ?? .nullify)
  }
}

/// The models that were loaded, by which classes find their entities.
enum ModelRegistry {
  private static let known = Mutex<[NSManagedObjectModel]>([])

  static func add(_ model: NSManagedObjectModel) {
    known.withLock { $0.insert(model, at: 0) }
  }

  static func entity(named name: String) -> NSEntityDescription? {
    known.withLock { $0.lazy.compactMap { $0.entitiesByName[name] }.first }
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let name = String(describing: type)
    let found = known.withLock { models in
      models.lazy.flatMap(\.entities).first { $0.managedObjectClassName == name }
    }
    return found ?? .unknown(name)
  }
}

/// Lines that the log has once.
enum Log {
  private static let written = Mutex<Set<String>>([])

  static func once(_ line: String) {
    guard written.withLock({ $0.insert(line).inserted }) else { return }
    FileHandle.standardError.write(Data("CoreData: \(line)\n".utf8))
  }
}
