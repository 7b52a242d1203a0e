/// One subscription to a subject.
///
/// The subscriber is kept as closures: a class that is generic over it would look its types up
/// with each value.
final class Conduit<Output, Failure: Error>: Subscription, Slotted, @unchecked Sendable {
  var slot = -1
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var onValue: ((Output) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var core: SubjectCore<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// Whether the subject's current value is still to be delivered.
  private var owesCurrent = true

  init<S: Subscriber>(_ downstream: S, core: SubjectCore<Output, Failure>)
  where S.Input == Output, S.Failure == Failure {
    onValue = { downstream.receive($0) }
    onCompletion = { downstream.receive(completion: $0) }
    self.core = core
  }

  /// Delivers a value if one was asked for.
  func offer(_ value: Output) {
    lock.lock()
    guard let onValue else { return lock.unlock() }
    guard demand > 0 else {
      owesCurrent = true
      return lock.unlock()
    }
    demand -= 1
    owesCurrent = false
    lock.unlock()
    deliver(value, to: onValue)
  }

  /// Passes the subject's end on.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let all = lock.locked { (onCompletion.take(), onValue.take(), core.take()) }
    if let onCompletion = all.0 { delivery.locked { onCompletion(completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0, let core = lock.locked({ self.core }) else { return }
    let current = core.value
    lock.lock()
    self.demand += demand
    if let current, owesCurrent, let onValue {
      owesCurrent = false
      self.demand -= 1
      lock.unlock()
      deliver(current, to: onValue)
    } else {
      lock.unlock()
    }
    core.demandUpstream()
  }

  func cancel() {
    let all = lock.locked { (core.take(), onValue.take(), onCompletion.take()) }
    all.0?.remove(self)
  }

  private func deliver(_ value: Output, to onValue: (Output) -> Subscribers.Demand) {
    let more = delivery.locked { onValue(value) }
    guard more > 0 else { return }
    lock.locked { demand += more }
  }
}
