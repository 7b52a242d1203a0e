extension Publishers {
  /// Sends the first value and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            found = input
            return .enough
          },
          result: { found }))
    }
  }

  /// Sends the first value that satisfies a condition and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            guard predicate(input) else { return .more }
            found = input
            return .enough
          },
          result: { found }))
    }
  }

  /// Sends the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            found = input
            return .more
          },
          result: { found }))
    }
  }

  /// Sends the last value that satisfies a condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            if predicate(input) { found = input }
            return .more
          },
          result: { found }))
    }
  }
}

extension Publisher {
  /// Sends the first value and finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first value that satisfies a condition and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends, at the end, the last value.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Sends, at the end, the last value that satisfies a condition.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
