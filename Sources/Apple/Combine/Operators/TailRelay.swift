/// The subscriber of operators that may add one value at the end, once it is asked for.
final class TailRelay<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  typealias Input = Downstream.Input

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isEmpty = true
  private var pending: Input?
  private var hasEnded = false
  private let tail: (Subscribers.Completion<Failure>, Bool) -> Input?
  private let onCompletion:
    (Subscribers.Completion<Failure>) ->
      Subscribers.Completion<
        Downstream.Failure
      >

  /// Creates the subscriber.
  ///
  /// - Parameter tail: The value to add, from the end and whether nothing was sent before it.
  init(
    _ downstream: Downstream,
    tail: @escaping (Subscribers.Completion<Failure>, Bool) -> Input?,
    onCompletion:
      @escaping (Subscribers.Completion<Failure>) ->
      Subscribers.Completion<
        Downstream.Failure
      >
  ) {
    self.downstream = downstream
    self.tail = tail
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.locked {
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let downstream: Downstream? = lock.locked {
      guard !hasEnded else { return nil }
      isEmpty = false
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(input)
    lock.locked { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (isFirst, isEmpty) = lock.locked {
      defer { hasEnded = true }
      return (!hasEnded, self.isEmpty)
    }
    guard isFirst else { return }
    guard let value = tail(completion, isEmpty) else {
      return finish(onCompletion(completion))
    }
    let asked = lock.locked {
      upstream = nil
      pending = value
      return demand > 0
    }
    if asked { deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (upstream, hasEnded) = lock.locked {
      self.demand += demand
      return (self.upstream, self.hasEnded)
    }
    hasEnded ? deliver() : upstream?.request(demand)
  }

  func cancel() {
    let all = lock.locked {
      hasEnded = true
      return (upstream.take(), downstream.take(), pending.take())
    }
    all.0?.cancel()
  }

  private func deliver() {
    let (value, downstream) = lock.locked { (pending.take(), self.downstream) }
    guard let value, let downstream else { return }
    _ = downstream.receive(value)
    finish(.finished)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let all = lock.locked { (downstream.take(), upstream.take()) }
    all.0?.receive(completion: completion)
  }
}
