extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// What it works on.
    public let upstream: Upstream
    /// What makes the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain(subscriber)
      subscriber.receive(subscription: chain)
      chain.follow(upstream) { [handler] chain, completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let failure): chain.follow(handler(failure)) { $0.finish($1) }
        }
      }
    }
  }

  /// Goes on with another publisher after a failure; the closure that makes it may throw.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    /// What makes the other publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain(subscriber)
      subscriber.receive(subscription: chain)
      chain.follow(upstream) { [handler] chain, completion in
        guard case .failure(let failure) = completion else { return chain.finish(.finished) }
        do {
          chain.follow(try handler(failure)) { $0.finish($1.erased) }
        } catch {
          chain.finish(.failure(error))
        }
      }
    }
  }

  /// Attaches again after a failure, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// How many times; `nil` without limit.
    public let retries: Int?

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain(subscriber)
      subscriber.receive(subscription: chain)
      attach(chain, retries: retries)
    }

    private func attach<S: Subscriber>(_ chain: Chain<S>, retries: Int?)
    where S.Input == Output, S.Failure == Failure {
      chain.follow(upstream) { chain, completion in
        if case .failure = completion, retries.map({ $0 > 0 }) ?? true {
          attach(chain, retries: retries.map { $0 - 1 })
        } else {
          chain.finish(completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that a closure makes of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with the publisher that a closure makes of a failure; an error ends the stream.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Attaches to this publisher again after a failure, so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
