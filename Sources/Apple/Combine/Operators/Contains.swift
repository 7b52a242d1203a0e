extension Publishers {
  /// Sends whether a value came up, as soon as that is known.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The value looked for.
    public let output: Upstream.Output

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isFound = false
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            isFound = input == output
            return isFound ? .enough : .more
          },
          result: { isFound }))
    }
  }

  /// Sends whether any value satisfies a condition, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
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
      var isFound = false
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            isFound = predicate(input)
            return isFound ? .enough : .more
          },
          result: { isFound }))
    }
  }

  /// Sends whether all values satisfy a condition, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
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
      var isTrue = true
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            isTrue = predicate(input)
            return isTrue ? .more : .enough
          },
          result: { isTrue }))
    }
  }

  /// Sends, at the end, the value that a comparison puts last.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The comparison.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          onValue: { input in
            if let previous = greatest, !areInIncreasingOrder(previous, input) { return .more }
            greatest = input
            return .more
          },
          result: { greatest }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value came up, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  /// Sends, at the end, the least value.
  public func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: >)
  }

  /// Sends, at the end, the greatest value.
  public func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: <)
  }
}

extension Publisher {
  /// Sends whether any value satisfies a condition, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether all values satisfy a condition, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends, at the end, the value that a comparison puts first.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends, at the end, the value that a comparison puts last.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
