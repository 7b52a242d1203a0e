/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value it sends.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OneShot(.success(output), downstream: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

extension Result {
  /// A publisher that sends the value or the failure.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a result.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result it sends.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher of one value.
    public init(_ output: Output) {
      result = .success(output)
    }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success:
        subscriber.receive(subscription: OneShot(result, downstream: subscriber))
      case .failure(let failure):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(failure))
      }
    }
  }
}

extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of the value of an optional.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value it sends.
    public let output: Wrapped?

    /// Creates a publisher of at most one value.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty().receive(subscriber: subscriber)
      }
    }
  }
}

/// The subscription that delivers one result on the first request.
final class OneShot<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?

  init(_ result: Result<Downstream.Input, Downstream.Failure>, downstream: Downstream) {
    self.result = result
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (result, downstream) = lock.locked { (self.result.take(), self.downstream) }
    guard let result, let downstream else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      guard lock.locked({ self.downstream.take() }) != nil else { return }
      downstream.receive(completion: .finished)
    case .failure(let failure):
      cancel()
      downstream.receive(completion: .failure(failure))
    }
  }

  func cancel() {
    _ = lock.locked { (result.take(), downstream.take()) }
  }
}
