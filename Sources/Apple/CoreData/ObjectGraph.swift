import Foundation
import Synchronization

/// The objects of a store, in memory, and the file that they are saved in.
///
/// The file is a property list that each save writes anew, so that a process that ends in the midst of it leaves
/// the one before.
final class ObjectGraph: @unchecked Sendable {
  let model: NSManagedObjectModel
  private let file: URL?
  private let lock = NSRecursiveLock()
  private let changes = ObjectChanges()
  private var order: [Int64] = []
  private(set) var objects: [Int64: NSManagedObject] = [:]
  /// Rows whose objects were not asked for yet, since their classes were not known.
  private var rows: [String: [[String: Any]]] = [:]
  private static let numbers = Mutex<Int64>(0)

  static func nextNumber() -> Int64 {
    numbers.withLock {
      $0 += 1
      return $0
    }
  }

  init(_ model: NSManagedObjectModel, file: URL?) throws {
    self.model = model
    self.file = file
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    guard
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil) as? [String: Any],
      let saved = list["objects"] as? [[String: Any]]
    else {
      throw CoreDataFault.error(.store, "\(file.path) is no store. Move it away.")
    }
    for row in saved {
      guard let entity = row["entity"] as? String, let number = (row["id"] as? Int) else {
        continue
      }
      rows[entity, default: []].append(row)
      Self.numbers.withLock { $0 = max($0, Int64(number)) }
    }
  }

  func noteRead() { changes.noteRead() }
  func noteChange() { changes.noteChange() }

  var all: [NSManagedObject] { lock.withLock { order.compactMap { objects[$0] } } }

  func objects(of entity: String) -> [NSManagedObject] { all.filter { $0.entity.name == entity } }

  func add(_ object: NSManagedObject) {
    load(beside: type(of: object))
    lock.withLock {
      let number = object.objectID.number
      if objects.updateValue(object, forKey: number) == nil { order.append(number) }
    }
    noteChange()
  }

  func remove(_ object: NSManagedObject) {
    lock.withLock {
      objects[object.objectID.number] = nil
      order.removeAll { $0 == object.objectID.number }
    }
    noteChange()
  }

  /// Makes the objects of rows, now that a class of their module is known.
  func load(beside type: Any.Type) {
    lock.withLock {
      guard !rows.isEmpty else { return }
      let known = type as? NSManagedObject.Type
      let saved = rows
      rows = [:]
      for (name, rows) in saved {
        guard let entity = model.entitiesByName[name] else { continue }
        let type = entity.objectClass(
          beside: known == NSManagedObject.self ? nil : known)
        for row in rows { restore(row, entity, type) }
      }
      for row in saved.values.joined() { relate(row) }
      order.sort()
      for object in objects.values {
        object.committed = object.values
        object.awakeFromFetch()
      }
    }
  }

  /// The context that loaded objects belong to.
  weak var mainContext: NSManagedObjectContext?

  private func restore(
    _ row: [String: Any], _ entity: NSEntityDescription, _ type: NSManagedObject.Type
  ) {
    guard let number = row["id"] as? Int else { return }
    let object = type.init(entity: entity, insertInto: nil)
    object.becomeRow(Int64(number))
    for (key, value) in row["values"] as? [String: Any] ?? [:] {
      object.values[key] = StoredValue.value(of: value)
    }
    object.managedObjectContext = mainContext
    objects[Int64(number)] = object
    order.append(Int64(number))
  }

  private func relate(_ row: [String: Any]) {
    guard let number = row["id"] as? Int, let object = objects[Int64(number)] else { return }
    for (key, value) in row["related"] as? [String: Any] ?? [:] {
      let others = (value as? [Int] ?? []).compactMap { objects[Int64($0)] }
      guard let relationship = object.entity.relationships[key] else { continue }
      object.values[key] = relationship.isToMany ? others as Any : others.first as Any?
    }
  }

  /// Writes all objects.
  func write() throws {
    guard let file else { return }
    let list: [[String: Any]] = lock.withLock {
      rows.values.joined() + order.compactMap { objects[$0] }.map(row)
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["objects": list], format: .binary, options: 0)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  private func row(_ object: NSManagedObject) -> [String: Any] {
    var values: [String: Any] = [:]
    var related: [String: Any] = [:]
    for (key, value) in object.values {
      if object.entity.relationships[key] != nil {
        related[key] = object.related(key).map { Int($0.objectID.number) }
      } else if let stored = StoredValue.stored(value) {
        values[key] = stored
      } else {
        Log.once(
          "\(object.entity.managedObjectClassName).\(key) is a \(type(of: value)), which is not "
            + "saved. Use what property lists have.")
      }
    }
    return [
      "id": Int(object.objectID.number), "entity": object.entity.name ?? "", "values": values,
      "related": related,
    ]
  }
}

/// Values as a property list has them.
enum StoredValue {
  static func stored(_ value: Any) -> Any? {
    switch value {
    case let value as UUID: return ["uuid": value.uuidString]
    case let value as URL: return ["url": value.absoluteString]
    case let value as Decimal: return ["decimal": "\(value)"]
    case let value as NSDecimalNumber: return ["decimal": value.stringValue]
    case is Int, is Int64, is Double, is Bool, is String, is Date, is Data: return value
    case let value as any BinaryInteger: return Int(truncatingIfNeeded: value)
    case let value as Float: return Double(value)
    case let value as NSNumber: return value
    case let list as [Any]:
      let values = list.compactMap(stored)
      return values.count == list.count ? ["list": values] : nil
    case let list as [String: Any]:
      let values = list.compactMapValues(stored)
      return values.count == list.count ? ["map": values] : nil
    default: return nil
    }
  }

  static func value(of stored: Any) -> Any? {
    guard let record = stored as? [String: Any] else { return stored }
    if let text = record["uuid"] as? String { return UUID(uuidString: text) }
    if let text = record["url"] as? String { return URL(string: text) }
    if let text = record["decimal"] as? String { return Decimal(string: text) }
    if let list = record["list"] as? [Any] {
      let values = list.compactMap(value)
      return values as? [String] ?? values as? [Int] ?? values as? [Double] ?? values
    }
    if let map = record["map"] as? [String: Any] {
      let values = map.compactMapValues(value)
      return values as? [String: String] ?? values
    }
    return nil
  }
}
