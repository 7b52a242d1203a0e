import Combine

@MainActor enum ObservableObjectPublisherUses {
  static func observableObjectPublisher(_ value: ObservableObjectPublisher) {
    _ = ObservableObjectPublisher.self
    _ = ObservableObjectPublisher()
    value.send()
  }
}
