import Combine

@MainActor enum SubscriberUses {
  static func subscriber<T: Subscriber>(
    _ value: T, _ anySubscription: any Subscription, _ tInput: T.Input
  ) {
    _ = (any Subscriber).self
    _ = T.Input.self
    _ = T.Failure.self
    value.receive(subscription: anySubscription)
    _ = value.receive(tInput)
    value.receive(completion: .finished)
  }

  static func subscriberOperators(_ value: AnySubscriber<Void, Never>) {
    _ = value.receive()
  }

  static func subscription<T: Subscription>(_ value: T) {
    _ = (any Subscription).self
    value.request(.unlimited)
  }

  static func subscriptions() {
    _ = Subscriptions.self
    _ = Subscriptions.empty
  }
}
