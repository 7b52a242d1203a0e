extension Publishers {
  /// A publisher that sends a sequence's elements and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// What it sends.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = SequenceSubscription(sequence.makeIterator(), downstream: subscriber)
      guard let inner else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(subscription: inner)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Walks an iterator as far as was asked for.
private final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>:
  Subscription, @unchecked Sendable
where Downstream.Input == Iterator.Element {
  private let lock = Lock()
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isWalking = false

  /// Fails if there is no element: such a sequence finishes without being asked.
  init?(_ iterator: Iterator, downstream: Downstream) {
    self.iterator = iterator
    guard let first = self.iterator.next() else { return nil }
    next = first
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    let isWalking = lock.locked {
      self.demand += demand
      defer { self.isWalking = true }
      return self.isWalking
    }
    // A request from within a delivery is served by the loop that delivers.
    if !isWalking { walk() }
  }

  private func walk() {
    while true {
      let step: (value: Iterator.Element, downstream: Downstream)? = lock.locked {
        guard let downstream, let value = next, demand > 0 else {
          isWalking = false
          return nil
        }
        demand -= 1
        return (value, downstream)
      }
      guard let step else { return }
      // Only the walking thread touches the iterator, which may be user code.
      let following = iterator.next()
      lock.locked { next = following }
      let more = step.downstream.receive(step.value)
      let isLast = lock.locked {
        demand += more
        return downstream != nil && following == nil
      }
      if isLast {
        cancel()
        return step.downstream.receive(completion: .finished)
      }
    }
  }

  func cancel() {
    _ = lock.locked { (downstream.take(), next.take()) }
  }
}
