/// The subscription to any number of publishers whose values go to one subscriber.
///
/// A subscriber that asked for everything gets values as they come. For any other, each
/// publisher is asked for one value at a time, which waits here until it is wanted.
final class MergeHub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private let limit: Subscribers.Demand
  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var isOuterDone = false
  private var inners: [Int: any Subscription] = [:]
  private var active = 0
  private var counter = 0
  private var demand = Subscribers.Demand.none
  private var waiting: [(value: Downstream.Input, inner: Int)] = []
  private var isDraining = false

  init(_ downstream: Downstream, limit: Subscribers.Demand) {
    self.downstream = downstream
    self.limit = limit
  }

  /// A hub without an outer publisher, for a known number of inner ones.
  ///
  /// It counts as one that is still to finish; call `finishOuter(_:)` when all are attached.
  static func fixed(_ downstream: Downstream) -> MergeHub {
    let hub = MergeHub(downstream, limit: .unlimited)
    downstream.receive(subscription: hub)
    return hub
  }

  func start(_ subscription: any Subscription) {
    let downstream: Downstream? = lock.locked {
      guard outer == nil else { return nil }
      outer = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(limit)
  }

  /// Attaches to one publisher more.
  func add<P: Publisher>(_ publisher: P) -> Subscribers.Demand
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let index: Int? = lock.locked {
      guard downstream != nil else { return nil }
      counter += 1
      active += 1
      return counter
    }
    guard let index else { return .none }
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { self.attach($0, to: index) },
        receiveValue: { self.receive($0, from: index) },
        receiveCompletion: { self.finish($0, inner: index) }))
    return .none
  }

  func finishOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { return fail(completion) }
    lock.locked { isOuterDone = true }
    finishIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { self.demand += demand }
    drain()
    guard demand == .unlimited else { return }
    for inner in lock.locked({ Array(inners.values) }) { inner.request(.unlimited) }
  }

  func cancel() {
    let (outer, inners) = release()
    outer?.cancel()
    for inner in inners { inner.cancel() }
  }

  private func attach(_ subscription: any Subscription, to index: Int) {
    let wish: Subscribers.Demand? = lock.locked {
      guard downstream != nil else { return nil }
      inners[index] = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    guard let wish else { return subscription.cancel() }
    subscription.request(wish)
  }

  private func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    delivery.locked {
      lock.lock()
      guard let downstream else {
        lock.unlock()
        return .none
      }
      guard demand > 0, waiting.isEmpty else {
        waiting.append((value, index))
        lock.unlock()
        return .none
      }
      demand -= 1
      lock.unlock()
      let more = downstream.receive(value)
      lock.locked { demand += more }
      return .max(1)
    }
  }

  private func drain() {
    let isBusy = lock.locked {
      defer { isDraining = true }
      return isDraining
    }
    guard !isBusy else { return }
    delivery.locked {
      while true {
        lock.lock()
        guard let downstream, demand > 0, !waiting.isEmpty else {
          isDraining = false
          lock.unlock()
          break
        }
        demand -= 1
        let next = waiting.removeFirst()
        let inner = inners[next.inner]
        lock.unlock()
        let more = downstream.receive(next.value)
        lock.locked { demand += more }
        inner?.request(.max(1))
      }
    }
    finishIfDone()
  }

  private func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, inner index: Int
  ) {
    if case .failure = completion { return fail(completion) }
    let (_, outer) = lock.locked {
      active -= 1
      return (inners.removeValue(forKey: index), self.outer)
    }
    finishIfDone()
    if limit != .unlimited { outer?.request(.max(1)) }
  }

  private func finishIfDone() {
    let downstream: Downstream? = lock.locked {
      guard isOuterDone, active == 0, waiting.isEmpty else { return nil }
      outer = nil
      return self.downstream.take()
    }
    if let downstream { delivery.locked { downstream.receive(completion: .finished) } }
  }

  private func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = lock.locked { self.downstream.take() }
    guard let downstream else { return }
    cancel()
    delivery.locked { downstream.receive(completion: completion) }
  }

  private func release() -> ((any Subscription)?, [any Subscription]) {
    let all = lock.locked {
      let all = (outer.take(), Array(inners.values), downstream.take(), waiting)
      inners = [:]
      waiting = []
      return all
    }
    return (all.0, all.1)
  }
}
