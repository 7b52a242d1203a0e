/// The subscriber of operators that make one value of everything.
///
/// It asks upstream for all values and delivers its one result when downstream asked for it.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  /// Whether more values are needed.
  enum Step {
    case more
    case enough
    case fail(Downstream.Failure)
  }
  typealias Outcome = Result<Downstream.Input?, Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var onValue: ((Input) -> Step)?
  private var onEnd: ((Subscribers.Completion<Failure>) -> Outcome)?
  private var isRequested = false
  private var result: Downstream.Input?

  init(
    _ downstream: Downstream, onValue: @escaping (Input) -> Step,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Outcome
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.locked {
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if lock.locked({ self.downstream != nil }) { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let onValue = lock.locked({ self.onValue }) else { return .none }
    switch onValue(input) {
    case .more:
      break
    case .enough:
      let upstream = lock.locked { self.upstream }
      upstream?.cancel()
      receive(completion: .finished)
    case .fail(let failure):
      guard let downstream = lock.locked({ self.downstream }) else { break }
      cancel()
      downstream.receive(completion: .failure(failure))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (onEnd, _, _) = lock.locked { (self.onEnd.take(), onValue.take(), upstream.take()) }
    guard let onEnd else { return }
    switch onEnd(completion) {
    case .success(nil): finish(.finished)
    case .failure(let failure): finish(.failure(failure))
    case .success(let value?):
      lock.locked { result = value }
      if lock.locked({ isRequested }) { deliver() }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.locked { isRequested = true }
    deliver()
  }

  func cancel() {
    let all = lock.locked {
      (upstream.take(), downstream.take(), onValue.take(), onEnd.take(), result.take())
    }
    all.0?.cancel()
  }

  private func deliver() {
    let (result, downstream) = lock.locked { (self.result.take(), self.downstream) }
    guard let result, let downstream else { return }
    _ = downstream.receive(result)
    finish(.finished)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.locked { downstream.take() }?.receive(completion: completion)
  }
}

extension Reduction where Failure == Downstream.Failure {
  /// An operator that passes failures on and makes its result from what it captured.
  convenience init(
    _ downstream: Downstream, onValue: @escaping (Input) -> Step,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(
      downstream, onValue: onValue,
      onEnd: { completion in
        switch completion {
        case .finished: .success(result())
        case .failure(let failure): .failure(failure)
        }
      })
  }
}
