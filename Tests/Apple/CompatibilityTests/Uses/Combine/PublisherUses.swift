import Combine

@MainActor enum PublisherUses {
  static func publisher<T: Publisher>(_ value: T, _ subscriber: AnySubscriber<T.Output, T.Failure>)
  {
    _ = (any Publisher).self
    _ = T.Output.self
    _ = T.Failure.self
    value.receive(subscriber: subscriber)
  }

  static func publisherOperators(
    _ value: some Publisher<Int, Never>, _ anySubscriberIntNever: AnySubscriber<Int, Never>
  ) {
    value.subscribe(anySubscriberIntNever)
  }

  static func publishers() {
    _ = Publishers.self
  }

  static func subscribers() {
    _ = Subscribers.self
  }

  static func publisherOverloads(_ value: Numbers, _ numbers: Numbers) {
    _ = value.subscribe(numbers)
  }
}
