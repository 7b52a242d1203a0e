/// The publisher that tells of an object's changes, without values.
///
/// It pays no heed to what subscribers ask for: each one gets each event.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits = ConduitList<ChangeConduit>()
  /// Set for a publisher that the side table found its object by.
  var onDeinit: (() -> Void)?

  /// Creates a publisher without subscribers.
  public init() {}

  deinit {
    onDeinit?()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = ObjectSubscription(subscriber, publisher: self)
    lock.locked { conduits.insert(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells all subscribers that the object is about to change.
  public func send() {
    lock.lock()
    guard !conduits.isEmpty else { return lock.unlock() }
    let targets = conduits.elements
    lock.unlock()
    for conduit in targets { conduit.send() }
  }

  fileprivate func remove(_ conduit: ChangeConduit) {
    lock.locked { conduits.remove(conduit) }
  }
}

/// One subscription to an object's changes, for any subscriber.
private class ChangeConduit: Slotted {
  var slot = -1
  func send() {}
}

/// One subscription to an object's changes.
private final class ObjectSubscription<Downstream: Subscriber>: ChangeConduit, Subscription,
  @unchecked Sendable
where Downstream.Input == Void, Downstream.Failure == Never {
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var downstream: Downstream?
  private var publisher: ObservableObjectPublisher?

  init(_ downstream: Downstream, publisher: ObservableObjectPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  override func send() {
    guard let downstream = lock.locked({ self.downstream }) else { return }
    _ = delivery.locked { downstream.receive() }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let (publisher, _) = lock.locked { (self.publisher.take(), downstream.take()) }
    publisher?.remove(self)
  }
}
