public import Foundation
public import ViewTree

/// Objects at work: what was fetched, inserted, changed and deleted since the last save.
///
/// It has one owner at a time. Objects that were fetched once stay in memory, in step with what other
/// contexts save.
///
/// - Note: As in SwiftData.
public final class ModelContext: Equatable {
  /// The container of the store.
  public var container: ModelContainer { keptContainer ?? ownContainer ?? NoStore.container }
  /// Whether changes are saved by themselves, at the end of the turn that made them.
  public var autosaveEnabled = false
  /// Who records how changes are taken back; nil for nobody.
  public var undoManager: UndoManager?
  /// Whether changes are recorded by the page whose reader makes them.
  var recordsByPage = false
  /// Whether what happens now is the app's doing, rather than what saving brings about.
  private(set) var recordsChanges = true
  /// What the context is called.
  public var author: String?

  let place = ContextPlace()
  let inbox: StoreFile.Inbox
  private let store: StoreFile
  /// The container, but for the context that it has itself.
  private let keptContainer: ModelContainer?
  private weak var ownContainer: ModelContainer?
  private let takesObjects: Bool
  private let allowsSave: Bool
  private var objects: [ObjectIdentifier: EntityObjects] = [:]
  var inserted: [ObjectIdentifier: any PersistentModel] = [:]
  var insertionOrder: [any PersistentModel] = []
  private var changed: [ObjectIdentifier: (model: any PersistentModel, old: [String: AnyObject])] =
    [:]
  var deleted: [any PersistentModel] = []
  private var willAutosave = false
  var isReloading = false

  /// Creates a context of a container.
  public convenience init(_ container: ModelContainer) {
    self.init(container, isMain: false, onDelivery: {})
  }

  init(
    _ container: ModelContainer, isMain: Bool, onDelivery: @escaping @Sendable () -> Void
  ) {
    keptContainer = isMain ? nil : container
    ownContainer = container
    takesObjects = container.takesObjects
    allowsSave = container.allowsSave
    store = container.store
    inbox = StoreFile.Inbox(onDelivery: onDelivery)
    place.context = self
    store.add(inbox)
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  // MARK: Objects

  func entity(_ type: any PersistentModel.Type) -> EntityObjects {
    if let known = objects[ObjectIdentifier(type)] { return known }
    let new = EntityObjects.of(type)
    objects[ObjectIdentifier(type)] = new
    return new
  }

  /// Has all objects of a type in memory, as the store has them.
  func loaded(_ type: any PersistentModel.Type) throws -> EntityObjects {
    merge()
    let entity = entity(type)
    if !entity.isLoaded {
      try load(entity, EntityRecord.of(type))
      entity.isLoaded = true
    }
    entity.compact()
    return entity
  }

  private func load(_ entity: EntityObjects, _ record: EntityRecord) throws {
    let reader = RowReader(record)
    for row in try store.rows(of: record.name) where entity.byKey[row.key] == nil {
      try register(reader.storage(row), in: entity)
    }
  }

  @discardableResult
  private func register(_ storage: _ModelStorage, in entity: EntityObjects) -> any PersistentModel {
    let model = entity.make(storage)
    storage.place = place
    entity.append(model)
    return model
  }

  /// The object that a relationship leads to.
  func object(
    _ id: PersistentIdentifier, of type: (any PersistentModel.Type)?
  ) -> (any PersistentModel)? {
    guard let type else { return nil }
    let entity = entity(type)
    if let known = entity.byKey[id.key] { return known._$storage.isDeleted ? nil : known }
    guard !entity.isLoaded, let row = try? store.row(id),
      let storage = try? RowReader(EntityRecord.of(type)).storage(row)
    else { return nil }
    return register(storage, in: entity)
  }

  // MARK: Changes

  /// Adds an object and those that it leads to.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.place !== place || storage.isDeleted else { return }
    guard takesObjects else {
      return Log.once("An object was inserted into no store. Add modelContainer(for:) above.")
    }
    noteInsertion(model)
    let entity = entity(type(of: model))
    if storage.isDeleted { entity.compact() }
    storage.place = place
    storage.isDeleted = false
    deleted.removeAll { $0 === model }
    inserted[ObjectIdentifier(model)] = model
    insertionOrder.append(model)
    entity.append(model)
    let record = EntityRecord.of(type(of: model))
    for property in record.properties where property.target != nil {
      storage.link(
        model, property, record, from: [], to: storage.related(property.name, of: model))
    }
    entity.noteChange()
    scheduleSave()
  }

  /// Removes an object, and what its relationships' delete rules say.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.place === place, !storage.isDeleted else { return }
    let record = EntityRecord.of(type(of: model))
    let relations = record.properties.filter { $0.target != nil }
    let related = relations.map { storage.related($0.name, of: model) }
    for (property, targets) in zip(relations, related)
    where property.relationship?.deleteRule == .deny && !targets.isEmpty {
      return Log.once(
        "A \(record.name) was not deleted: its \(property.name) denies it while it has some.")
    }
    noteDeletion(model)
    storage.isDeleted = true
    if inserted.removeValue(forKey: ObjectIdentifier(model)) == nil {
      deleted.append(model)
    } else {
      insertionOrder.removeAll { $0 === model }
      storage.place = nil
      removeFromLoaded(model)
    }
    for (property, targets) in zip(relations, related) {
      let rule = property.relationship?.deleteRule ?? .nullify
      for target in targets where !target._$storage.isDeleted {
        switch rule {
        case .cascade: deleteAny(target)
        case .noAction: break
        case .nullify, .deny:
          guard let inverse = record.inverse(of: property) else { break }
          if !target._$storage.remove(model, from: inverse, of: target) { deleteAny(target) }
        }
      }
    }
    entity(type(of: model)).noteChange()
    scheduleSave()
  }

  private func removeFromLoaded(_ model: any PersistentModel) {
    entity(type(of: model)).byKey[model.persistentModelID.key] = nil
  }

  /// Removes the objects of a type for which a predicate holds.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Notes that an object is about to change, in one property or in all.
  func willChange(_ model: any PersistentModel, in property: String? = nil) {
    guard !isReloading, !model._$storage.isDeleted else { return }
    noteChange(of: model, in: property)
    let key = ObjectIdentifier(model)
    guard inserted[key] == nil, changed[key] == nil else { return }
    changed[key] = (model, model._$storage.boxes)
  }

  func didChange(_ model: any PersistentModel) {
    entity(type(of: model)).noteChange()
    if !isReloading { scheduleSave() }
  }

  func isChanged(_ model: any PersistentModel) -> Bool {
    changed[ObjectIdentifier(model)] != nil || inserted[ObjectIdentifier(model)] != nil
  }

  /// Whether something is to be saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  public var insertedModelsArray: [any PersistentModel] { insertionOrder }
  public var changedModelsArray: [any PersistentModel] { changed.values.map(\.model) }
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// Changes are known at once.
  public func processPendingChanges() {}

  // MARK: Saving

  func scheduleSave() {
    guard autosaveEnabled, !willAutosave else { return }
    willAutosave = true
    nonisolated(unsafe) let context = self
    DispatchQueue.main.async {
      context.willAutosave = false
      do { try context.save() } catch { Log.once("Changes were not saved: \(error)") }
    }
  }

  /// Writes all changes in one transaction.
  ///
  /// - Throws: An error of the store, which then has none of the changes.
  public func save() throws {
    guard hasChanges else { return }
    guard allowsSave else {
      throw SwiftDataError(.notAllowed, "The configuration allows no saving. Set allowsSave.")
    }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    recordsChanges = false
    defer { recordsChanges = true }
    try replaceEqualUniques()
    let written = insertionOrder + changed.values.map(\.model).filter { !$0._$storage.isDeleted }
    let rows = try written.map { model in
      let id = model.persistentModelID
      return StoreFile.Row(
        entity: id.entityName, key: id.key, body: try RowWriter(model: model).text())
    }
    try store.commit(rows, removing: deleted.map(\.persistentModelID), by: inbox)
    inserted = [:]
    insertionOrder = []
    changed = [:]
    for model in deleted {
      model._$storage.place = nil
      removeFromLoaded(model)
    }
    deleted = []
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// Does something and saves what it changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Objects whose unique attribute has the value of an older one become that one's values.
  private func replaceEqualUniques() throws {
    var older: [String: [AnyHashable: any PersistentModel]] = [:]
    for model in insertionOrder {
      let record = EntityRecord.of(type(of: model))
      for property in record.properties
      where property.attribute?.options.contains(.unique) == true {
        let index = "\(record.name).\(property.name)"
        if older[index] == nil {
          older[index] = [:]
          for known in try loaded(record.type).all where inserted[ObjectIdentifier(known)] == nil {
            guard let key = uniqueKey(known, property) else { continue }
            older[index]?[key] = known
          }
        }
        guard let key = uniqueKey(model, property) else { continue }
        guard let known = older[index]?[key] else {
          older[index]?[key] = model
          continue
        }
        replaceValues(of: known, by: model, record)
        break
      }
    }
  }

  private func uniqueKey(
    _ model: any PersistentModel, _ property: Schema.PropertyMetadata
  ) -> AnyHashable? {
    model._$storage.attributeBox(property, of: model).flatMap { property.access.uniqueKey($0) }
  }

  private func replaceValues(
    of known: any PersistentModel, by new: any PersistentModel, _ record: EntityRecord
  ) {
    willChange(known)
    for property in record.properties {
      guard let box = new._$storage.boxes[property.name] else { continue }
      if property.target == nil, !property.isConstant {
        property.access.observed(known) { known._$storage.boxes[property.name] = box }
      }
    }
    deleteAny(new)
    didChange(known)
  }

  /// Undoes all changes since the last save.
  public func rollback() {
    recorder?.removeAllActions(withTarget: self)
    let (undoneInserts, undoneChanges, undoneDeletions) = (insertionOrder, changed, deleted)
    inserted = [:]
    insertionOrder = []
    changed = [:]
    deleted = []
    for model in undoneInserts {
      model._$storage.isDeleted = true
      model._$storage.place = nil
      removeFromLoaded(model)
      entity(type(of: model)).noteChange()
    }
    for (model, old) in undoneChanges.values { replaceBoxes(of: model, by: old) }
    for model in undoneDeletions {
      let entity = entity(type(of: model))
      entity.compact()
      model._$storage.isDeleted = false
      entity.append(model)
      entity.noteChange()
    }
  }

  private func replaceBoxes(of model: any PersistentModel, by boxes: [String: AnyObject]) {
    isReloading = true
    defer { isReloading = false }
    for property in EntityRecord.of(type(of: model)).properties {
      guard let box = boxes[property.name] else { continue }
      property.access.observed(model) { model._$storage.boxes[property.name] = box }
    }
    entity(type(of: model)).noteChange()
  }

  // MARK: Other contexts

  /// Takes over what other contexts and processes have saved.
  func merge() {
    let arrived = inbox.take()
    for id in Set(arrived) { reload(id) }
    guard store.wasWrittenElsewhere() else { return }
    for entity in objects.values {
      let models = entity.all
      for model in models where !model._$storage.isDeleted { reload(model.persistentModelID) }
      entity.isLoaded = false
      entity.noteChange()
    }
  }

  private func reload(_ id: PersistentIdentifier) {
    for entity in objects.values where entity.record.name == id.entityName { reload(id, entity) }
  }

  private func reload(_ id: PersistentIdentifier, _ entity: EntityObjects) {
    let record = entity.record
    guard let row = try? store.row(id) else {
      if let model = entity.byKey[id.key], inserted[ObjectIdentifier(model)] == nil {
        model._$storage.isDeleted = true
        changed[ObjectIdentifier(model)] = nil
        entity.byKey[id.key] = nil
        entity.noteChange()
      }
      return
    }
    guard let storage = try? RowReader(record).storage(row) else { return }
    if let model = entity.byKey[id.key] {
      guard !isChanged(model) else { return }
      isReloading = true
      for property in record.properties {
        property.access.observed(model) {
          model._$storage.boxes[property.name] = storage.boxes[property.name]
          model._$storage.references[property.name] = storage.references[property.name]
        }
      }
      isReloading = false
      entity.noteChange()
    } else if entity.isLoaded {
      register(storage, in: entity)
      entity.noteChange()
    }
  }
}
