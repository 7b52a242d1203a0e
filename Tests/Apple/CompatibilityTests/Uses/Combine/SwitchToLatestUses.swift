import Combine

typealias NumbersOverTime = PassthroughSubject<Numbers, Never>

@MainActor enum SwitchToLatestUses {
  static func publishersSwitchToLatest(
    _ value: Publishers.SwitchToLatest<Numbers, NumbersOverTime>, _ numbers: NumbersOverTime
  ) {
    _ = Publishers.SwitchToLatest<Numbers, NumbersOverTime>.self
    _ = value.upstream
    _ = Publishers.SwitchToLatest(upstream: numbers)
  }

  static func publisherOperators(_ value: NumbersOverTime) {
    _ = value.switchToLatest()
  }

  static func failures(
    _ numbers: PassthroughSubject<FailingNumbers, Never>,
    _ failing: PassthroughSubject<FailingNumbers, Failure>,
    _ mixed: PassthroughSubject<Numbers, Failure>
  ) {
    _ = numbers.switchToLatest()
    _ = failing.switchToLatest()
    _ = mixed.switchToLatest()
  }
}
