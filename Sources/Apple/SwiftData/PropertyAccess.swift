import Foundation
import Observation

/// A property's value in an object's storage; it is replaced, never changed.
final class ValueBox<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// The name of a property in a row.
struct RowKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// Reads and writes values of one property, whatever their type.
class PropertyAccess {
  /// Writes the value in a box into a row.
  func encode(_ box: AnyObject, _ row: inout KeyedEncodingContainer<RowKey>) throws {}
  /// The value in a row, or the initial one where the row has none.
  func decode(_ row: KeyedDecodingContainer<RowKey>, originally name: String?) throws -> AnyObject?
  {
    nil
  }
  /// The initial value of an object that a store gives.
  func initialBox() -> AnyObject? { nil }
  /// A box of what an object's constant is.
  func constantBox(of model: any PersistentModel) -> AnyObject? { nil }
  /// The objects that a relationship's box leads to.
  func models(_ box: AnyObject) -> [any PersistentModel] { [] }
  /// A box that leads to objects, or nil if the property can't.
  func box(_ models: [any PersistentModel]) -> AnyObject? { nil }
  /// What tells values of a unique attribute apart.
  func uniqueKey(_ box: AnyObject) -> AnyHashable? { nil }
  /// Makes a change that observers of an object's property learn of.
  func observed(_ model: any PersistentModel, _ change: () -> Void) { change() }
}

/// Reads and writes values of a type.
final class TypedAccess<Model: PersistentModel, Value>: PropertyAccess {
  private let key: RowKey
  private let keyPath: KeyPath<Model, Value>
  private let defaultValue: (() -> Value)?

  init(_ name: String, _ keyPath: KeyPath<Model, Value>, _ defaultValue: (() -> Value)?) {
    key = RowKey(name)
    self.keyPath = keyPath
    self.defaultValue = defaultValue
  }

  private func value(_ box: AnyObject) -> Value {
    unsafeDowncast(box, to: ValueBox<Value>.self).value
  }

  override func encode(_ box: AnyObject, _ row: inout KeyedEncodingContainer<RowKey>) throws {
    guard let value = value(box) as? any Encodable else { return }
    try row.encode(value, forKey: key)
  }

  override func decode(
    _ row: KeyedDecodingContainer<RowKey>, originally name: String?
  ) throws -> AnyObject? {
    let key = row.contains(key) ? key : name.map(RowKey.init) ?? key
    guard row.contains(key), let type = Value.self as? any Decodable.Type,
      let value = try row.decode(type, forKey: key) as? Value
    else { return initialBox() }
    return ValueBox(value)
  }

  override func initialBox() -> AnyObject? {
    if let defaultValue { return ValueBox(defaultValue()) }
    guard let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    else { return box([]) }
    return ValueBox(value)
  }

  override func constantBox(of model: any PersistentModel) -> AnyObject? {
    (model as? Model).map { ValueBox($0[keyPath: keyPath]) }
  }

  override func models(_ box: AnyObject) -> [any PersistentModel] {
    (value(box) as? any _RelationshipValue)?._models ?? []
  }

  override func box(_ models: [any PersistentModel]) -> AnyObject? {
    guard let type = Value.self as? any _RelationshipValue.Type,
      let value = type._make(models) as? Value
    else { return nil }
    return ValueBox(value)
  }

  override func uniqueKey(_ box: AnyObject) -> AnyHashable? {
    (value(box) as? any Hashable).map { AnyHashable($0) }
  }

  override func observed(_ model: any PersistentModel, _ change: () -> Void) {
    guard let model = model as? Model else { return change() }
    model._$storage.registrar.withMutation(of: model, keyPath: keyPath, change)
  }
}
