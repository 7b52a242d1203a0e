extension Publishers {
  /// Sends the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) -> Bool

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Relay(subscriber) { input in
          if let previous = last, predicate(previous, input) { return .skip }
          last = input
          return .value(input)
        })
    }
  }

  /// Sends the values that differ from the one before; the comparison may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) throws -> Bool

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Relay(throwing: subscriber) { input in
          if let previous = last, try predicate(previous, input) { return .skip }
          last = input
          return .value(input)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Sends the values that a closure finds different from the one sent before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Sends the values that a closure finds different; an error ends the stream.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
