extension Publishers {
  /// Sends, at the end, the result of a closure over all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// What the closure gets with the first value.
    public let initial: Output
    /// The closure.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            result = nextPartialResult(result, input)
            return .more
          },
          result: { result }))
    }
  }

  /// Sends, at the end, the result of a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    /// What the closure gets with the first value.
    public let initial: Output
    /// The closure.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            do { result = try nextPartialResult(result, input) } catch { return .fail(error) }
            return .more
          },
          onEnd: { completion in
            switch completion {
            case .finished: .success(result)
            case .failure(let failure): .failure(failure)
            }
          }))
    }
  }

  /// Sends, at the end, how many values there were.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { _ in
            count += 1
            return .more
          },
          result: { count }))
    }
  }

  /// Sends no value, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { _ in .more },
          result: { nil }))
    }
  }
}

extension Publisher {
  /// Sends, at the end, the result of a closure over all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends, at the end, the result of a closure over all values; an error ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends, at the end, how many values there were.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Sends no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
