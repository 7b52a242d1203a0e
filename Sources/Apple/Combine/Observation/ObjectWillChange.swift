private let creation = RecursiveLock()

/// The default publisher of an object, made when it is first asked for.
///
/// It is kept in the object's `@Published` properties and dies with them. Classes without any
/// have theirs in a side table.
func defaultObjectWillChange(of object: AnyObject) -> ObservableObjectPublisher {
  let layout = PublishedLayout.of(object)
  if let first = layout.first(in: object)?.installed { return first }
  return creation.locked {
    let properties = layout.storages(in: object)
    guard !properties.isEmpty else { return ObjectTable.shared.publisher(of: object) }
    let publisher = properties.lazy.compactMap(\.installed).first ?? ObservableObjectPublisher()
    for property in properties { property.install(publisher) }
    return publisher
  }
}

/// The default publisher of an object if it was asked for before.
func existingObjectWillChange(of object: AnyObject) -> ObservableObjectPublisher? {
  PublishedLayout.of(object).storages(in: object).lazy.compactMap(\.installed).first
}
