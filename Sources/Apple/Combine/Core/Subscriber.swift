/// A receiver of a publisher's subscription, values and end, in this order.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input
  /// The failure it understands.
  associatedtype Failure: Error

  /// Tells that the publisher accepted the subscriber, which may now ask for values.
  func receive(subscription: any Subscription)
  /// Delivers a value; the result is added to what was asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells that nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers an event that carries no value.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// What joins one subscriber to one publisher: it asks for values and ends the delivery.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for that many values more.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that ignores requests and cancellation.
  public static var empty: any Subscription { EmptySubscription.shared }
}

/// The subscription of a publisher that has already ended.
final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
