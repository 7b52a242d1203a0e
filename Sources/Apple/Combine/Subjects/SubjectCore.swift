/// The subscriptions of a subject and, if it keeps one, its current value.
///
/// Subscriptions hold the core, not the subject, so a subject that can't be sent through any more
/// any more is freed although subscriptions to it are left.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var conduits = ConduitList<Conduit<Output, Failure>>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isDemanded: Bool
  private let current: Current<Output>?

  /// Creates the core of a subject; with a value, each subscription starts with it.
  init(current: Current<Output>? = nil) {
    self.current = current
    isDemanded = current != nil
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  var value: Output? { lock.locked { current?.value } }

  /// Reads a current value that belongs to this core.
  func read(_ current: Current<Output>) -> Output { lock.locked { current.value } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(subscriber, core: self)
    let completion = lock.locked {
      if self.completion == nil { conduits.insert(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Sends a value, which is the current one from then on.
  func send(_ value: Output) {
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    let targets = conduits.elements
    if let current {
      // The old value is freed outside of the lock: its deinitialiser may call back.
      let old = current.exchange(value)
      lock.unlock()
      withExtendedLifetime(old) {}
    } else {
      lock.unlock()
    }
    for conduit in targets { conduit.offer(value) }
  }

  /// Sends a value that becomes the current one only after all subscribers have seen it.
  func sendBeforeChange(_ value: Output) {
    lock.lock()
    let targets = conduits.elements
    lock.unlock()
    for conduit in targets { conduit.offer(value) }
    guard let current else { return }
    lock.lock()
    let old = current.exchange(value)
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (targets, feeds) = lock.locked {
      guard self.completion == nil else { return ([Conduit<Output, Failure>](), upstreams) }
      self.completion = completion
      defer {
        conduits = ConduitList()
        upstreams = []
      }
      return (conduits.elements, upstreams)
    }
    for conduit in targets { conduit.finish(completion) }
    _ = feeds
  }

  func send(subscription: any Subscription) {
    let (isOpen, asks) = lock.locked {
      guard completion == nil else { return (false, false) }
      upstreams.append(subscription)
      return (true, isDemanded)
    }
    if !isOpen { subscription.cancel() }
    if asks { subscription.request(.unlimited) }
  }

  /// Requests unlimited demand from upstream once a subscriber wants values.
  func demandUpstream() {
    let feeds: [any Subscription] = lock.locked {
      if isDemanded { return [] }
      isDemanded = true
      return upstreams
    }
    for feed in feeds { feed.request(.unlimited) }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.locked { conduits.remove(conduit) }
  }
}

/// A value that a lock guards.
final class Current<Value> {
  fileprivate(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  fileprivate func exchange(_ newValue: Value) -> Value {
    let old = value
    value = newValue
    return old
  }
}
