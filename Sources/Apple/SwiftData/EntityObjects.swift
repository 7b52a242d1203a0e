import Observation

/// The objects of a type that a context knows.
class EntityObjects: Observable {
  private let registrar = ObservationRegistrar()
  /// How often something has changed; views that fetch objects read it.
  private(set) var revision = 0
  /// Whether all objects of the store are among those known.
  var isLoaded = false
  var byKey: [String: any PersistentModel] = [:]

  /// What is known of the type.
  let record: EntityRecord

  init(_ record: EntityRecord) { self.record = record }

  /// Notes that a view reads the objects.
  func noteRead() { registrar.access(self, keyPath: \.revision) }

  /// Has views fetch again.
  func noteChange() { registrar.withMutation(of: self, keyPath: \.revision) { revision &+= 1 } }

  func append(_ model: any PersistentModel) {}
  /// Forgets objects that are deleted.
  func compact() {}
  var all: [any PersistentModel] { [] }
  /// An object of the type with values that come from a store.
  func make(_ storage: _ModelStorage) -> any PersistentModel { fatalError("abstract") }

  static func of(_ type: any PersistentModel.Type) -> EntityObjects {
    func open<Model: PersistentModel>(_ type: Model.Type) -> EntityObjects {
      TypedObjects<Model>(EntityRecord.of(type))
    }
    return open(type)
  }
}

/// The objects of a type, in the order in which they were first saved or inserted.
final class TypedObjects<Model: PersistentModel>: EntityObjects {
  private(set) var models: [Model] = []

  override func append(_ model: any PersistentModel) {
    guard let model = model as? Model else { return }
    models.append(model)
    byKey[model.persistentModelID.key] = model
  }

  override func compact() {
    guard models.contains(where: { $0._$storage.isDeleted }) else { return }
    models.removeAll { $0._$storage.isDeleted }
  }

  override var all: [any PersistentModel] { models }

  override func make(_ storage: _ModelStorage) -> any PersistentModel {
    Model(_$storage: storage)
  }
}
