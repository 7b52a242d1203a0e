extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  ///
  /// It lets go of the closures as soon as it is cancelled or the publisher ends.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// What is called with each value.
    public var receiveValue: (Input) -> Void {
      lock.locked { onValue } ?? { _ in }
    }

    /// What is called at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      lock.locked { onCompletion } ?? { _ in }
    }

    /// Creates a subscriber that calls the closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.locked {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ input: Input) -> Demand {
      lock.locked { onValue }?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      release().completion?(completion)
    }

    public func cancel() {
      release().subscription?.cancel()
    }

    private func release() -> (
      completion: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?
    ) {
      let all = lock.locked { (onValue.take(), onCompletion.take(), subscription.take()) }
      return (all.1, all.2)
    }
  }
}

extension Publisher {
  /// Calls closures with each value and at the end, until the result is cancelled or freed.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is cancelled or freed.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
