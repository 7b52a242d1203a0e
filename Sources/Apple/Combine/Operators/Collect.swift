extension Publishers {
  /// Sends, at the end, all values in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            values.append(input)
            return .more
          },
          result: { values }))
    }
  }

  /// Sends values in arrays of one size; the last array may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The size.
    public let count: Int

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Relay(
          subscriber,
          onValue: { input in
            values.append(input)
            guard values.count >= count else { return .skip }
            defer { values = [] }
            return .value(values)
          },
          onCompletion: { completion in
            if case .finished = completion, !values.isEmpty { return (values, completion) }
            return (nil, completion)
          }))
    }
  }
}

extension Publisher {
  /// Sends, at the end, all values in one array.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends values in arrays of one size; the last array may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
