import Combine

/// A subscriber that asks for what it is told to and writes down what it gets.
final class Recorder<Input, Failure: Error>: Subscriber {
  var events: [String] = []
  var subscription: (any Subscription)?
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  private let initial: Subscribers.Demand

  init(_ initial: Subscribers.Demand = .unlimited) {
    self.initial = initial
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("|")
    case .failure(let error): events.append("!\(error)")
    }
  }
}

extension Publisher {
  /// Everything that comes at once: values, then `|` or `!` and the failure.
  func recorded(_ demand: Subscribers.Demand = .unlimited) -> String {
    let recorder = Recorder<Output, Failure>(demand)
    subscribe(recorder)
    let text = recorder.events.joined(separator: " ")
    recorder.subscription?.cancel()
    return text
  }
}

enum Oops: Error, Equatable {
  case oops
}
