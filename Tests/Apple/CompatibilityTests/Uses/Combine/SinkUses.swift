import Combine

@MainActor enum SinkUses {
  static func subscribersSink(_ value: Subscribers.Sink<Int, Never>) {
    _ = Subscribers.Sink<Int, Never>.self
    _ = value.receiveValue
    _ = value.receiveCompletion
    _ = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    _ = value.sink(receiveValue: { _ in })
  }
}
