extension Publishers {
  /// Sends the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Relay(subscriber) { [isIncluded] in isIncluded($0) ? .value($0) : .skip })
    }
  }

  /// Sends the values that satisfy a condition that may throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(throwing: subscriber) { input in
          try isIncluded(input) ? .value(input) : .skip
        })
    }
  }
}

extension Publisher {
  /// Sends the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that satisfy a condition; an error ends the stream.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
