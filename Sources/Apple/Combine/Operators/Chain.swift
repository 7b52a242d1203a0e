/// A subscription to several publishers, one after the other.
///
/// What downstream asked for and did not get from one publisher, it asks of the next.
final class Chain<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private(set) var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var next: (() -> Void)?
  private var isStarting = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Attaches to the next publisher.
  ///
  /// Publishers that end while they are being attached to are taken in a loop, so that a
  /// million of them need no deep stack.
  func follow<P: Publisher>(
    _ publisher: P,
    then onCompletion: @escaping (Chain, Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let start = { publisher.subscribe(ChainLink(self, onCompletion: onCompletion)) }
    let isStarting = lock.locked {
      guard downstream != nil else { return true }
      upstream = nil
      next = start
      defer { self.isStarting = true }
      return self.isStarting
    }
    guard !isStarting else { return }
    while let start = lock.locked({ takeNext() }) { start() }
  }

  private func takeNext() -> (() -> Void)? {
    defer { next = nil }
    if next == nil { isStarting = false }
    return next
  }

  /// Passes the end on.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let all = lock.locked { (downstream.take(), upstream.take(), next.take()) }
    all.0?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.locked {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let all = lock.locked { (upstream.take(), downstream.take(), next.take()) }
    all.0?.cancel()
  }

  fileprivate func attach(_ subscription: any Subscription) {
    let (isActive, demand) = lock.locked {
      guard downstream != nil else { return (false, Subscribers.Demand.none) }
      upstream = subscription
      return (true, self.demand)
    }
    if !isActive { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  fileprivate func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.locked {
      demand -= 1
      return self.downstream
    }
    guard let more = downstream?.receive(value) else { return .none }
    lock.locked { demand += more }
    return more
  }
}

/// What a chain attaches to one of its publishers.
private final class ChainLink<Failure: Error, Downstream: Subscriber>: Subscriber,
  @unchecked Sendable
{
  private let lock = Lock()
  private var chain: Chain<Downstream>?
  private let onCompletion: (Chain<Downstream>, Subscribers.Completion<Failure>) -> Void

  init(
    _ chain: Chain<Downstream>,
    onCompletion: @escaping (Chain<Downstream>, Subscribers.Completion<Failure>) -> Void
  ) {
    self.chain = chain
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    lock.locked { chain }?.attach(subscription)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.locked { chain }?.deliver(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if let chain = lock.locked({ self.chain.take() }) { onCompletion(chain, completion) }
  }
}
