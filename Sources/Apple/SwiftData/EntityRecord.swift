import Synchronization

/// What is known of a type of models; made once for each.
final class EntityRecord: @unchecked Sendable {
  let name: String
  let type: any PersistentModel.Type
  let properties: [Schema.PropertyMetadata]
  private let numbers: [String: Int]
  private let inverses = Mutex<[String: String?]>([:])

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = String(describing: type)
    properties = type.schemaMetadata
    numbers = Dictionary(
      properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let known = Mutex<[ObjectIdentifier: EntityRecord]>([:])

  /// The record of a type.
  static func of(_ type: any PersistentModel.Type) -> EntityRecord {
    let key = ObjectIdentifier(type)
    if let record = known.withLock({ $0[key] }) { return record }
    let new = EntityRecord(type)
    return known.withLock {
      if let record = $0[key] { return record }
      $0[key] = new
      return new
    }
  }

  /// The property of a name.
  func property(_ name: String) -> Schema.PropertyMetadata? {
    numbers[name].map { properties[$0] }
  }

  /// The property of related objects that leads back to those of this type.
  ///
  /// It is what either side declares as its inverse, or else the only property that can be.
  func inverse(of property: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
    guard let target = property.target else { return nil }
    let other = EntityRecord.of(target)
    if let known = inverses.withLock({ $0[property.name] }) {
      return known.flatMap(other.property)
    }
    let found = findInverse(of: property, in: other)
    inverses.withLock { $0[property.name] = .some(found?.name) }
    return found
  }

  private func findInverse(
    of property: Schema.PropertyMetadata, in other: EntityRecord
  ) -> Schema.PropertyMetadata? {
    if let path = property.relationship?.inverse {
      return other.properties.first { $0.keyPath == path }
    }
    func leads(_ candidate: Schema.PropertyMetadata, to record: EntityRecord) -> Bool {
      candidate.target.map { ObjectIdentifier($0) } == ObjectIdentifier(record.type)
    }
    let back = other.properties.filter { leads($0, to: self) }
    if let declared = back.first(where: { $0.relationship?.inverse == property.keyPath }) {
      return declared
    }
    let free = back.filter { $0.relationship?.inverse == nil }
    let rivals = properties.filter { leads($0, to: other) && $0.relationship?.inverse == nil }
    return other !== self && free.count == 1 && rivals.count == 1 ? free[0] : nil
  }
}
