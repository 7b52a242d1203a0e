extension Publishers {
  /// Sends the running result of a closure.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// What the closure gets with the first value.
    public let initialResult: Output
    /// The closure.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Relay(subscriber) { input in
          result = nextPartialResult(result, input)
          return .value(result)
        })
    }
  }

  /// Sends the running result of a closure that may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    /// What the closure gets with the first value.
    public let initialResult: Output
    /// The closure.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Relay(throwing: subscriber) { input in
          result = try nextPartialResult(result, input)
          return .value(result)
        })
    }
  }
}

extension Publisher {
  /// Sends the running result of a closure over all values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the running result of a closure; an error ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
