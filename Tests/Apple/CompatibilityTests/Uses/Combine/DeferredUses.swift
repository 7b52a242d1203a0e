import Combine

@MainActor enum DeferredUses {
  static func deferred(_ value: Deferred<Numbers>, _ numbers: Numbers) {
    _ = Deferred<Numbers>.self
    _ = value.createPublisher
    _ = Deferred<Numbers>(createPublisher: { numbers })
  }
}
