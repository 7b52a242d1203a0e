/// The subscription to two publishers whose values go on in pairs.
final class PairHub<A, B, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (A, B) {
  /// Which values make a pair.
  enum Policy {
    /// The latest of each side, whenever one comes.
    case latest
    /// The first of each side, then the second, and so on.
    case inTurn
  }

  private let policy: Policy
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var downstream: Downstream?
  private var upstreams: (a: (any Subscription)?, b: (any Subscription)?)
  /// At most one value each under `.latest`.
  private var a: [A] = []
  private var b: [B] = []
  private var isDone = (a: false, b: false)
  private var demand = Subscribers.Demand.none
  /// Whether the latest pair waits for a request.
  private var owesPair = false

  init(_ downstream: Downstream, policy: Policy) {
    self.downstream = downstream
    self.policy = policy
  }

  var first: AnySubscriber<A, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.attach($0) { $0.upstreams.a = $1 } },
      receiveValue: { value in
        self.receive { hub in
          if hub.policy == .latest { hub.a.removeAll(keepingCapacity: true) }
          hub.a.append(value)
        }
      },
      receiveCompletion: { self.finish($0) { $0.isDone.a = true } })
  }

  var second: AnySubscriber<B, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.attach($0) { $0.upstreams.b = $1 } },
      receiveValue: { value in
        self.receive { hub in
          if hub.policy == .latest { hub.b.removeAll(keepingCapacity: true) }
          hub.b.append(value)
        }
      },
      receiveCompletion: { self.finish($0) { $0.isDone.b = true } })
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (a, b) = lock.locked {
      self.demand += demand
      return upstreams
    }
    switch policy {
    case .latest:
      guard lock.locked({ owesPair }) else { return }
      _ = deliver()
      finishIfDone()
    case .inTurn:
      a?.request(demand)
      b?.request(demand)
    }
  }

  func cancel() {
    let all = lock.locked {
      let all = (upstreams, a, b, downstream.take())
      upstreams = (nil, nil)
      a = []
      b = []
      return all
    }
    all.0.a?.cancel()
    all.0.b?.cancel()
  }

  private func attach(
    _ subscription: any Subscription, store: (PairHub, any Subscription) -> Void
  ) {
    let demand: Subscribers.Demand? = lock.locked {
      guard downstream != nil else { return nil }
      store(self, subscription)
      return policy == .latest ? .unlimited : self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ store: (PairHub) -> Void) -> Subscribers.Demand {
    delivery.locked {
      lock.locked { store(self) }
      let more = deliver()
      finishIfDone()
      guard policy == .inTurn, more > 0 else { return .none }
      // Both sides owe a value for each pair more; this one's own side is asked as well.
      let (a, b) = lock.locked { upstreams }
      a?.request(more)
      b?.request(more)
      return .none
    }
  }

  /// Sends a pair if there is one, and gives what was asked for in return.
  private func deliver() -> Subscribers.Demand {
    delivery.locked {
      lock.lock()
      guard let downstream, let left = a.first, let right = b.first else {
        lock.unlock()
        return .none
      }
      guard demand > 0 else {
        owesPair = true
        lock.unlock()
        return .none
      }
      demand -= 1
      owesPair = false
      if policy == .inTurn {
        a.removeFirst()
        b.removeFirst()
      }
      lock.unlock()
      let more = downstream.receive((left, right))
      lock.locked { demand += more }
      return more
    }
  }

  private func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, mark: (PairHub) -> Void
  ) {
    if case .failure = completion {
      guard let downstream = lock.locked({ self.downstream.take() }) else { return }
      cancel()
      return delivery.locked { downstream.receive(completion: completion) }
    }
    lock.locked { mark(self) }
    finishIfDone()
  }

  private func finishIfDone() {
    let downstream: Downstream? = lock.locked {
      switch policy {
      case .latest:
        guard isDone.a, isDone.b, !owesPair else { return nil }
      case .inTurn:
        guard isDone.a && a.isEmpty || isDone.b && b.isEmpty else { return nil }
      }
      return self.downstream.take()
    }
    guard let downstream else { return }
    cancel()
    delivery.locked { downstream.receive(completion: .finished) }
  }
}
