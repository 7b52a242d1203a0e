import Combine
public import Foundation

extension NSManagedObject {
  /// The objects at the other ends of a relationship.
  func related(_ key: String) -> [NSManagedObject] {
    switch values[key] {
    case let list as [NSManagedObject]: list
    case let object as NSManagedObject: [object]
    default: []
    }
  }

  /// Sets the objects of a relationship, and this one in them.
  func relate(_ relationship: RelationshipRecord, to new: [NSManagedObject]) {
    let old = related(relationship.name)
    put(new, in: relationship)
    for object in old where !new.contains(object) {
      guard let inverse = relationship.inverse.flatMap({ object.entity.relationships[$0] }) else {
        continue
      }
      object.put(object.related(inverse.name).filter { $0 !== self }, in: inverse)
      object.noteChange()
    }
    for object in new where !old.contains(object) {
      guard let inverse = relationship.inverse.flatMap({ object.entity.relationships[$0] }) else {
        continue
      }
      if inverse.isToMany {
        object.put(object.related(inverse.name) + [self], in: inverse)
      } else {
        // One that belonged to another leaves it.
        for former in object.related(inverse.name) where former !== self {
          former.put(former.related(relationship.name).filter { $0 !== object }, in: relationship)
          former.noteChange()
        }
        object.put([self], in: inverse)
      }
      object.noteChange()
    }
  }

  private func put(_ objects: [NSManagedObject], in relationship: RelationshipRecord) {
    values[relationship.name] = relationship.isToMany ? objects as Any : objects.first as Any?
  }

  private func noteChange() {
    objectWillChange.send()
    managedObjectContext?.noteUpdate(self)
  }

  /// The object of a property's value; what adopted `@NSManaged` properties read.
  public func _managedValue<Value>(_ key: String) -> Value {
    let value = self.value(forKey: key)
    if let exact = value as? Value { return exact }
    if let scalar = Value.self as? any ManagedScalar.Type,
      let converted = scalar.managed(value) as? Value
    {
      return converted
    }
    if let none = Value.self as? any ExpressibleByNilLiteral.Type,
      let empty = none.init(nilLiteral: ()) as? Value
    {
      return empty
    }
    fatalError("\(entity.managedObjectClassName).\(key) has no value. Declare it as optional.")
  }

  /// Sets a property's value; what adopted `@NSManaged` properties write.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(unwrapped(value), forKey: key)
  }

  /// Adds objects to a relationship, as generated `addTo…` methods do.
  public func _add(_ objects: [Any], to key: String) {
    guard let relationship = entity.relationships[key] else { return }
    let new = objects.compactMap { $0 as? NSManagedObject }
    let old = related(key)
    objectWillChange.send()
    relate(relationship, to: old + new.filter { !old.contains($0) })
    managedObjectContext?.noteUpdate(self)
  }

  /// Removes objects from a relationship, as generated `removeFrom…` methods do.
  public func _remove(_ objects: [Any], from key: String) {
    guard let relationship = entity.relationships[key] else { return }
    let gone = objects.compactMap { $0 as? NSManagedObject }
    objectWillChange.send()
    relate(relationship, to: related(key).filter { !gone.contains($0) })
    managedObjectContext?.noteUpdate(self)
  }
}

/// A value without the optional around it.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

/// A type whose properties are never nil, whatever the store has.
protocol ManagedScalar {
  static func managed(_ value: Any?) -> Self
}

extension ManagedScalar where Self: BinaryInteger {
  static func managed(_ value: Any?) -> Self {
    switch value {
    case let number as any BinaryInteger: Self(truncatingIfNeeded: number)
    case let number as Double: Self(exactly: number.rounded(.towardZero)) ?? 0
    case let number as NSNumber: Self(truncatingIfNeeded: number.int64Value)
    default: 0
    }
  }
}

extension Int: ManagedScalar {}
extension Int16: ManagedScalar {}
extension Int32: ManagedScalar {}
extension Int64: ManagedScalar {}

extension Double: ManagedScalar {
  static func managed(_ value: Any?) -> Double {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as Float: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}

extension Float: ManagedScalar {
  static func managed(_ value: Any?) -> Float { Float(value as? Double ?? .managed(value)) }
}

extension Bool: ManagedScalar {
  static func managed(_ value: Any?) -> Bool { Int64.managed(value) != 0 }
}

extension String: ManagedScalar {
  static func managed(_ value: Any?) -> String { "" }
}

extension Data: ManagedScalar {
  static func managed(_ value: Any?) -> Data { Data() }
}

extension Date: ManagedScalar {
  static func managed(_ value: Any?) -> Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Set: ManagedScalar {
  static func managed(_ value: Any?) -> Set {
    Set((value as? NSSet)?.allObjects.compactMap { $0 as? Element } ?? [])
  }
}
