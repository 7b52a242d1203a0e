/// A publisher of one value that work started at once delivers later.
///
/// Every subscriber gets the result, also those that come after it is there.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What the work calls with its result; the second and later calls do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting = ConduitList<FutureWaiter<Output, Failure>>()

  /// Starts work, which must call the promise once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiters: [FutureWaiter<Output, Failure>] = lock.locked {
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = ConduitList() }
      return waiting.elements
    }
    for waiter in waiters { waiter.resolve(result) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(downstream: subscriber, future: self)
    subscriber.receive(subscription: subscription)
    let result = lock.locked {
      if self.result == nil { waiting.insert(subscription) }
      return self.result
    }
    if let result { subscription.resolve(result) }
  }

  fileprivate func remove(_ waiter: FutureWaiter<Output, Failure>) {
    lock.locked { waiting.remove(waiter) }
  }
}

/// Somebody who waits for a future's result.
private class FutureWaiter<Output, Failure: Error>: Slotted {
  var slot = -1
  func resolve(_ result: Result<Output, Failure>) {}
}

/// A subscription to a future: it delivers when there are both a result and a request.
private final class FutureSubscription<Downstream: Subscriber>:
  FutureWaiter<Downstream.Input, Downstream.Failure>, Subscription, @unchecked Sendable
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var isRequested = false

  init(downstream: Downstream, future: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.future = future
  }

  override func resolve(_ result: Result<Downstream.Input, Downstream.Failure>) {
    lock.locked { self.result = result }
    if case .failure = result { deliver() } else if lock.locked({ isRequested }) { deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let isReady = lock.locked {
      isRequested = true
      return result != nil
    }
    if isReady { deliver() }
  }

  func cancel() {
    let (future, _) = lock.locked { (self.future.take(), (downstream.take(), result.take())) }
    future?.remove(self)
  }

  private func deliver() {
    let (result, downstream) = lock.locked { (self.result.take(), self.downstream) }
    guard let result, let downstream else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      guard lock.locked({ self.downstream != nil }) else { return }
      cancel()
      downstream.receive(completion: .finished)
    case .failure(let failure):
      cancel()
      downstream.receive(completion: .failure(failure))
    }
  }
}
