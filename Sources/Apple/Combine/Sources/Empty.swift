/// A publisher that sends nothing and finishes at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values, with its types spelled out.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher, Sendable {
  /// The failure it sends.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails, with its output type spelled out.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
