/// The publisher of an object's changes, without values.
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
    let conduit = ChangeConduit(self) { _ = subscriber.receive() }
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

/// One subscription to an object's changes.
///
/// The subscriber is kept as a closure: a generic class would look its types up on each event.
private final class ChangeConduit: Subscription, Slotted, @unchecked Sendable {
  var slot = -1
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var onChange: (() -> Void)?
  private var publisher: ObservableObjectPublisher?

  init(_ publisher: ObservableObjectPublisher, onChange: @escaping () -> Void) {
    self.publisher = publisher
    self.onChange = onChange
  }

  func send() {
    lock.lock()
    let onChange = self.onChange
    lock.unlock()
    if let onChange { delivery.locked { onChange() } }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let (publisher, _) = lock.locked { (self.publisher.take(), onChange.take()) }
    publisher?.remove(self)
  }
}
