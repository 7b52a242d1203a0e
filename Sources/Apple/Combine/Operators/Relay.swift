/// What an operator makes of one value.
enum RelayStep<Output, Failure: Error> {
  /// Deliver this.
  case value(Output)
  /// Deliver nothing and ask for another one.
  case skip
  /// Deliver this and finish.
  case last(Output)
  /// Deliver nothing and end.
  case end(Subscribers.Completion<Failure>)
}

/// The subscriber of operators that make at most one value of each value.
///
/// The closures are called one at a time, as publishers call their subscribers, so state that
/// they capture needs no lock.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  typealias Step = RelayStep<Downstream.Input, Downstream.Failure>
  typealias Ending = (
    last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>
  )

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var onValue: ((Input) -> Step)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Ending)?

  init(
    _ downstream: Downstream, onValue: @escaping (Input) -> Step,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Ending
  ) {
    self.downstream = downstream
    self.onValue = onValue
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
    lock.lock()
    guard let downstream, let onValue else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    switch onValue(input) {
    case .value(let value):
      return downstream.receive(value)
    case .skip:
      return .max(1)
    case .last(let value):
      _ = downstream.receive(value)
      end(.finished)
    case .end(let completion):
      end(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let onCompletion = lock.locked({ self.onCompletion }) else { return }
    let ending = onCompletion(completion)
    let (downstream, _) = release()
    guard let downstream else { return }
    if let last = ending.last { _ = downstream.receive(last) }
    downstream.receive(completion: ending.completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { upstream }?.request(demand)
  }

  func cancel() {
    release().upstream?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, upstream) = release()
    guard let downstream else { return }
    upstream?.cancel()
    downstream.receive(completion: completion)
  }

  private func release() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    let all = lock.locked {
      (downstream.take(), upstream.take(), onValue.take(), onCompletion.take())
    }
    return (all.0, all.1)
  }
}

extension Relay where Failure == Downstream.Failure {
  /// An operator that leaves the end alone.
  convenience init(_ downstream: Downstream, onValue: @escaping (Input) -> Step) {
    self.init(downstream, onValue: onValue, onCompletion: { (nil, $0) })
  }
}

extension Relay where Downstream.Failure == any Error {
  /// An operator whose closure may throw, which ends the stream.
  convenience init(throwing downstream: Downstream, onValue: @escaping (Input) throws -> Step) {
    self.init(
      downstream,
      onValue: { input in
        do { return try onValue(input) } catch { return .end(.failure(error)) }
      },
      onCompletion: { (nil, $0.erased) })
  }
}
