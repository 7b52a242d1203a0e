import ViewTree

// How changes are taken back. What is recorded changes one property, so that what others have changed since stays.
extension ModelContext {
  /// Who records what is changed now.
  var recorder: UndoManager? {
    isReloading || !recordsChanges
      ? nil : undoManager ?? (recordsByPage ? CurrentReader.undoManager : nil)
  }

  /// Records how an object goes that is about to be added.
  func noteInsertion(_ model: any PersistentModel) {
    recorder?.registerUndo(withTarget: self) { $0.deleteAny(model) }
  }

  /// Records how an object comes back that is about to be deleted.
  func noteDeletion(_ model: any PersistentModel) {
    recorder?.registerUndo(withTarget: self) { $0.bringBack(model) }
  }

  /// Records how an object gets a value back that it is about to lose, or all of them.
  func noteChange(of model: any PersistentModel, in property: String?) {
    guard let recorder else { return }
    let storage = model._$storage
    let (boxes, references) = (storage.boxes, storage.references)
    let names = property.map { [$0] } ?? EntityRecord.of(type(of: model)).properties.map(\.name)
    recorder.registerUndo(withTarget: self) { context in
      guard !storage.isDeleted else { return }
      context.willChange(model, in: property)
      context.isReloading = true
      for name in names {
        guard let property = EntityRecord.of(type(of: model)).property(name) else { continue }
        property.access.observed(model) {
          storage.boxes[name] = boxes[name]
          storage.references[name] = references[name]
        }
      }
      context.isReloading = false
      context.didChange(model)
    }
  }

  /// Adds an object again that was deleted. Those that led to it get their values back by themselves.
  private func bringBack(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.isDeleted else { return }
    noteInsertion(model)
    let entity = entity(type(of: model))
    entity.compact()
    storage.isDeleted = false
    if storage.place == nil {
      storage.place = place
      inserted[ObjectIdentifier(model)] = model
      insertionOrder.append(model)
    } else {
      deleted.removeAll { $0 === model }
    }
    entity.append(model)
    entity.noteChange()
    scheduleSave()
  }
}
