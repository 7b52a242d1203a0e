extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  ///
  /// It lets go of the closures as soon as it is cancelled or the publisher ends.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var handlers: Handlers?
    private var subscription: (any Subscription)?

    private struct Handlers {
      var value: (Input) -> Void
      var completion: (Completion<Failure>) -> Void
    }

    /// What is called with each value.
    public var receiveValue: (Input) -> Void {
      lock.locked { handlers }?.value ?? { _ in }
    }

    /// What is called at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      lock.locked { handlers }?.completion ?? { _ in }
    }

    /// Creates a subscriber that calls the closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = Handlers(value: receiveValue, completion: receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.locked {
        guard self.subscription == nil, handlers != nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ input: Input) -> Demand {
      lock.locked { handlers }?.value(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let (handlers, subscription) = lock.locked {
        (self.handlers.take(), self.subscription.take())
      }
      handlers?.completion(completion)
      _ = subscription
    }

    public func cancel() {
      let (handlers, subscription) = lock.locked {
        (self.handlers.take(), self.subscription.take())
      }
      subscription?.cancel()
      _ = handlers
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
