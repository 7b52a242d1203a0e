extension Publishers {
  /// Translates the failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// What it works on.
    public let upstream: Upstream
    /// The translation.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(
          subscriber, onValue: { .value($0) },
          onCompletion: { [transform] in (nil, $0.mapFailure(transform)) }))
    }
  }

  /// Gives a publisher that cannot fail a failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// What it works on.
    public let upstream: Upstream

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(
          subscriber, onValue: { .value($0) },
          onCompletion: { _ in (nil, .finished) }))
    }
  }

  /// Sends a stand-in for the failure and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// What it works on.
    public let upstream: Upstream
    /// The stand-in.
    public let output: Upstream.Output

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TailRelay(
          subscriber,
          tail: { [output] completion, _ in
            if case .failure = completion { return output }
            return nil
          }, onCompletion: { _ in .finished }))
    }
  }

  /// Sends a stand-in if a publisher finishes without a value.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The stand-in.
    public let output: Upstream.Output

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TailRelay(
          subscriber,
          tail: { [output] completion, isEmpty in
            if case .finished = completion, isEmpty { return output }
            return nil
          }, onCompletion: { $0 }))
    }
  }
}

extension Publisher {
  /// Translates the failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Sends a stand-in for the failure and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends a stand-in if this publisher finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Failure == Never {
  /// Gives this publisher a failure type, to go with others that can fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
