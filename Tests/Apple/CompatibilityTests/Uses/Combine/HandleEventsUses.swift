import Combine

@MainActor enum HandleEventsUses {
  static func publishersHandleEvents(_ value: Publishers.HandleEvents<Numbers>, _ numbers: Numbers)
  {
    _ = Publishers.HandleEvents<Numbers>.self
    _ = value.upstream
    _ = value.receiveSubscription
    _ = value.receiveOutput
    _ = value.receiveCompletion
    _ = value.receiveCancel
    _ = value.receiveRequest
    _ = Publishers.HandleEvents<Numbers>(
      upstream: numbers, receiveSubscription: { _ in }, receiveOutput: { _ in },
      receiveCompletion: { _ in }, receiveCancel: {}, receiveRequest: { _ in })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.handleEvents(
      receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in },
      receiveCancel: {}, receiveRequest: { _ in })
  }
}
