/// A publisher that callers send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that asked for one.
  func send(_ value: Output)
  /// Ends the subject; later sends do nothing.
  func send(completion: Subscribers.Completion<Failure>)
  /// Hands over the subscription of a publisher that feeds the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  public func send() {
    send(())
  }
}

/// What feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject: S? = lock.locked {
      guard upstream == nil, let subject = self.subject else { return nil }
      upstream = subscription
      return subject
    }
    guard let subject else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.locked { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let (subject, _) = lock.locked { (self.subject.take(), upstream.take()) }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { upstream }?.request(demand)
  }

  func cancel() {
    let (_, upstream) = lock.locked { (subject.take(), self.upstream.take()) }
    upstream?.cancel()
  }
}
