extension Publishers {
  /// Sends the values at some positions and finishes after the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The positions, from 0.
    public let range: CountableRange<Int>

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var index = 0
      upstream.subscribe(
        Relay(subscriber) { input in
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          return index + 1 < range.upperBound ? .value(input) : .last(input)
        })
    }
  }

  /// Sends values until one fails a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.subscribe(
        Relay(subscriber) { input in
          predicate(input) ? .value(input) : .end(.finished)
        })
    }
  }

  /// Sends values until one fails a condition that may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(throwing: subscriber) { input in
          try predicate(input) ? .value(input) : .end(.finished)
        })
    }
  }
}

extension Publisher {
  /// Sends at most so many values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
  }

  /// Sends the value at a position, from 0.
  public func output(at index: Int) -> Publishers.Output<Self> {
    let start = Swift.min(Swift.max(0, index), .max - 1)
    return Publishers.Output(upstream: self, range: start..<start + 1)
  }

  /// Sends the values at some positions, from 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends values until one fails a condition.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values until one fails a condition; an error ends the stream.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
