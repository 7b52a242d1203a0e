extension Publishers {
  /// Sends what a closure makes of each value unless that is `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(subscriber) { input in
          transform(input).map { .value($0) } ?? .skip
        })
    }
  }

  /// Sends what a closure that may throw makes of each value unless that is `nil`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(throwing: subscriber) { input in
          try transform(input).map { .value($0) } ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value unless that is `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value unless that is `nil`; an error ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
