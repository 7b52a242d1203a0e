import Combine
import Dispatch

@MainActor enum TimeoutUses {
  static func publishersTimeout(
    _ value: Publishers.Timeout<Numbers, DispatchQueue>, _ numbers: Numbers,
    _ dispatchQueue: DispatchQueue
  ) {
    _ = Publishers.Timeout<Numbers, DispatchQueue>.self
    _ = value.upstream
    _ = value.interval
    _ = value.scheduler
    _ = value.options
    _ = value.customError
    _ = Publishers.Timeout(
      upstream: numbers, interval: .seconds(1), scheduler: dispatchQueue, options: nil,
      customError: nil)
  }

  static func publisherOperators(_ value: Numbers, _ dispatchQueue: DispatchQueue) {
    _ = value.timeout(.seconds(1), scheduler: dispatchQueue, options: nil, customError: nil)
  }
}
