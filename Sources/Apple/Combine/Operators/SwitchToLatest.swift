extension Publishers {
  /// Sends what the newest of the publishers that come from upstream sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// What it works on.
    public let upstream: Upstream

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let hub = SwitchHub(subscriber)
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: { hub.start($0) },
          receiveValue: { hub.change(to: $0) },
          receiveCompletion: { hub.finish($0, from: nil) }))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the newest of the publishers that this one sends sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends what the newest of the publishers that this one sends sends, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends what the newest of the publishers that this one sends sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends what the newest of the publishers that this one sends sends, which cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

/// The subscription to a publisher of publishers, of which only the newest counts.
private final class SwitchHub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var inner: (any Subscription)?
  private var generation = 0
  private var isOuterDone = false
  private var isInnerDone = true
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func start(_ subscription: any Subscription) {
    let downstream: Downstream? = lock.locked {
      guard outer == nil else { return nil }
      outer = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func change<P: Publisher>(to publisher: P) -> Subscribers.Demand
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let (index, old) = lock.locked {
      generation &+= 1
      isInnerDone = false
      return (generation, inner.take())
    }
    old?.cancel()
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { self.attach($0, to: index) },
        receiveValue: { self.receive($0, from: index) },
        receiveCompletion: { self.finish($0, from: index) }))
    return .none
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int?) {
    let (downstream, others): (Downstream?, [any Subscription]) = lock.locked {
      guard index == nil || index == generation else { return (nil, []) }
      if index == nil { isOuterDone = true } else { isInnerDone = true }
      let others = [index == nil ? inner : outer].compactMap { $0 }
      if index != nil { inner = nil }
      if case .failure = completion { return (self.downstream.take(), others) }
      return (isOuterDone && isInnerDone ? self.downstream.take() : nil, [])
    }
    for other in others { other.cancel() }
    if let downstream { delivery.locked { downstream.receive(completion: completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    let inner = lock.locked {
      self.demand += demand
      return self.inner
    }
    inner?.request(demand)
  }

  func cancel() {
    let all = lock.locked {
      generation &+= 1
      return (outer.take(), inner.take(), downstream.take())
    }
    all.0?.cancel()
    all.1?.cancel()
  }

  private func attach(_ subscription: any Subscription, to index: Int) {
    let demand: Subscribers.Demand? = lock.locked {
      guard index == generation, downstream != nil else { return nil }
      inner = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    delivery.locked {
      let downstream: Downstream? = lock.locked {
        guard index == generation else { return nil }
        demand -= 1
        return self.downstream
      }
      guard let more = downstream?.receive(value) else { return .none }
      lock.locked { demand += more }
      return more
    }
  }
}
