import Foundation
import Observation

/// A variable that stands for a property until an initialiser has set it.
public struct _PersistedField: Sendable {
  public init() {}
}

/// The values of an object and its place in a context.
///
/// Names and types of values come from the macro, so that a name always has boxes of one type.
public final class _ModelStorage {
  var boxes: [String: AnyObject] = [:]
  /// Related objects that were not asked for yet.
  var references: [String: [PersistentIdentifier]] = [:]
  let registrar = ObservationRegistrar()
  var place: ContextPlace?
  var knownIdentifier: PersistentIdentifier?
  var isDeleted = false

  public init() {}

  var context: ModelContext? { place?.context }

  func identifier(of model: some PersistentModel) -> PersistentIdentifier {
    if let knownIdentifier { return knownIdentifier }
    let new = PersistentIdentifier(
      entityName: EntityRecord.of(type(of: model)).name, key: UUID().uuidString)
    knownIdentifier = new
    return new
  }

  /// Gives a property its first value.
  public func initialize<Value>(_ name: String, _ value: Value) {
    boxes[name] = ValueBox(value)
  }

  /// The value that a store has for a constant of an object that is made of it.
  public func constant<Value>(_ name: String) -> Value {
    if let box = boxes[name] { return unsafeDowncast(box, to: ValueBox<Value>.self).value }
    fatalError("\(name) is a constant that leads to another object; make the property a variable")
  }

  /// The box of an attribute: of a constant once it is asked for, since initialisers don't tell of it.
  func attributeBox(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel
  ) -> AnyObject? {
    if let box = boxes[property.name] { return box }
    guard property.isConstant else { return nil }
    let box = property.access.constantBox(of: model)
    boxes[property.name] = box
    return box
  }

  /// The value of a property; a view that reads it follows its changes.
  public func value<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, of model: Model
  ) -> Value {
    if place?.isQuiet != true { registrar.access(model, keyPath: keyPath) }
    if let box = boxes[name] ?? resolve(name, of: model) {
      return unsafeDowncast(box, to: ValueBox<Value>.self).value
    }
    fatalError(
      "\(Model.self).\(name) leads to an object that was deleted; make the property an optional")
  }

  /// Sets the value of a property, and the properties of related objects that lead back.
  public func set<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>, of model: Model,
    _ value: Value
  ) {
    let record = EntityRecord.of(type(of: model))
    let property = record.property(name)
    let old = property?.target == nil ? [] : related(name, of: model)
    place?.context?.willChange(model, in: name)
    registrar.withMutation(of: model, keyPath: keyPath) {
      boxes[name] = ValueBox(value)
      references[name] = nil
    }
    if let property, property.target != nil {
      let new = (value as? any _RelationshipValue)?._models ?? []
      link(model, property, record, from: old, to: new)
    }
    place?.context?.didChange(model)
  }

  /// The box of a relationship whose objects were not asked for yet.
  private func resolve(_ name: String, of model: any PersistentModel) -> AnyObject? {
    guard let property = EntityRecord.of(type(of: model)).property(name) else { return nil }
    let models = (references[name] ?? []).compactMap { context?.object($0, of: property.target) }
    let box = references[name] == nil ? property.access.initialBox() : property.access.box(models)
    boxes[name] = box
    references[name] = nil
    return box
  }

  /// The objects that a relationship leads to.
  func related(_ name: String, of model: any PersistentModel) -> [any PersistentModel] {
    guard let property = EntityRecord.of(type(of: model)).property(name),
      let box = boxes[name] ?? resolve(name, of: model)
    else { return [] }
    return property.access.models(box)
  }

  /// Has related objects lead back, and those that no longer are lead nowhere.
  func link(
    _ model: any PersistentModel, _ property: Schema.PropertyMetadata, _ record: EntityRecord,
    from old: [any PersistentModel], to new: [any PersistentModel]
  ) {
    for target in new {
      if let context, target._$storage.place == nil { context.insertAny(target) }
      if place == nil, let context = target._$storage.context { context.insertAny(model) }
    }
    guard let inverse = record.inverse(of: property) else { return }
    let oldObjects = Set(old.map { ObjectIdentifier($0) })
    let newObjects = Set(new.map { ObjectIdentifier($0) })
    for target in old where !newObjects.contains(ObjectIdentifier(target)) {
      target._$storage.remove(model, from: inverse, of: target)
    }
    for target in new where !oldObjects.contains(ObjectIdentifier(target)) {
      if !inverse.isMany {
        for former in target._$storage.related(inverse.name, of: target) where former !== model {
          former._$storage.remove(target, from: property, of: former)
        }
      }
      target._$storage.add(model, to: inverse, of: target)
    }
  }

  private func add(
    _ other: any PersistentModel, to property: Schema.PropertyMetadata,
    of model: any PersistentModel
  ) {
    let known = related(property.name, of: model)
    guard !known.contains(where: { $0 === other }) else { return }
    replace(property, of: model, by: property.isMany ? known + [other] : [other])
  }

  /// Has a relationship lead to an object no more.
  ///
  /// - Returns: Whether it could; a property that is no optional keeps its object.
  @discardableResult
  func remove(
    _ other: any PersistentModel, from property: Schema.PropertyMetadata,
    of model: any PersistentModel
  ) -> Bool {
    let known = related(property.name, of: model)
    guard known.contains(where: { $0 === other }) else { return true }
    return replace(property, of: model, by: known.filter { $0 !== other })
  }

  @discardableResult
  private func replace(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel,
    by models: [any PersistentModel]
  ) -> Bool {
    guard let box = property.access.box(models) else { return false }
    context?.willChange(model, in: property.name)
    property.access.observed(model) { boxes[property.name] = box }
    context?.didChange(model)
    return true
  }
}

/// The context of objects, which live no longer than it.
final class ContextPlace {
  weak var context: ModelContext?
  /// Whether values are read by a fetch, which views follow as a whole.
  var isQuiet = false
}
