extension Subscribers {
  /// A subscriber that writes each value to a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    public typealias Failure = Never

    private let lock = Lock()
    private var target: Root?
    private var subscription: (any Subscription)?

    /// The object written to; `nil` after the end.
    public var object: Root? { lock.locked { target } }
    /// The property written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that holds `object` until it is cancelled or the publisher ends.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.locked {
        guard self.subscription == nil, target != nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ input: Input) -> Demand {
      lock.locked { target }?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = lock.locked { (target.take(), subscription.take()) }
    }

    public func cancel() {
      let (target, subscription) = lock.locked { (self.target.take(), self.subscription.take()) }
      subscription?.cancel()
      _ = target
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is held meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
