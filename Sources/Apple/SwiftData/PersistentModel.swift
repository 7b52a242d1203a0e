/// An object that is kept in a store.
///
/// `@Model` declares the conformance.
///
/// - Note: As in SwiftData, without `persistentBackingData`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable,
  _RelationshipValue
{
  /// The object's values and its place in a context.
  var _$storage: _ModelStorage { get }
  /// The properties that are kept.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Creates an object of values that come from a store.
  init(_$storage storage: _ModelStorage)
}

extension PersistentModel {
  /// What tells the object from all others in the store.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier(of: self) }

  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into.
  public var modelContext: ModelContext? { _$storage.context }

  /// Whether the object was changed since it was last saved.
  public var hasChanges: Bool { _$storage.context?.isChanged(self) ?? false }

  /// Whether the object is to be removed from the store by the next save.
  public var isDeleted: Bool { _$storage.isDeleted }

  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static var _target: (any PersistentModel.Type)? { self }
  public static var _isMany: Bool { false }
  public static func _make(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
  public var _models: [any PersistentModel] { [self] }
}

/// A value of a property that leads to other objects.
public protocol _RelationshipValue {
  /// The type of the objects, or nil if the value is none of this kind.
  static var _target: (any PersistentModel.Type)? { get }
  /// Whether there can be several.
  static var _isMany: Bool { get }
  /// The value that leads to some objects; nil if there is none.
  static func _make(_ models: [any PersistentModel]) -> Self?
  /// The objects.
  var _models: [any PersistentModel] { get }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
  public static var _target: (any PersistentModel.Type)? { Wrapped._target }
  public static var _isMany: Bool { Wrapped._isMany }
  public static func _make(_ models: [any PersistentModel]) -> Wrapped?? {
    .some(Wrapped._make(models))
  }
  public var _models: [any PersistentModel] { self?._models ?? [] }
}

extension Array: _RelationshipValue where Element: PersistentModel {
  public static var _target: (any PersistentModel.Type)? { Element.self }
  public static var _isMany: Bool { true }
  public static func _make(_ models: [any PersistentModel]) -> [Element]? {
    models.compactMap { $0 as? Element }
  }
  public var _models: [any PersistentModel] { map { $0 } }
}

extension Set: _RelationshipValue where Element: PersistentModel {
  public static var _target: (any PersistentModel.Type)? { Element.self }
  public static var _isMany: Bool { true }
  public static func _make(_ models: [any PersistentModel]) -> Set<Element>? {
    Set(models.compactMap { $0 as? Element })
  }
  public var _models: [any PersistentModel] { map { $0 } }
}

/// What tells an object from all others in a store.
///
/// - Note: As in SwiftData; it stays the same when the object is saved.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
  /// The name of the object's type.
  public let entityName: String
  let key: String

  public var id: PersistentIdentifier { self }

  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.key) < (right.entityName, right.key)
  }
}
