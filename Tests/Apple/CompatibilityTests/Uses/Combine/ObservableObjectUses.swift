import Combine

@MainActor enum ObservableObjectUses {
  static func observableObject<T: ObservableObject>(_ value: T) {
    _ = (any ObservableObject).self
    _ = T.ObjectWillChangePublisher.self
    _ = value.objectWillChange
  }
}
