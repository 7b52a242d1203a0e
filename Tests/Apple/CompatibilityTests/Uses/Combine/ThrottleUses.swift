import Combine
import Dispatch

@MainActor enum ThrottleUses {
  static func publishersThrottle(
    _ value: Publishers.Throttle<Numbers, DispatchQueue>, _ numbers: Numbers,
    _ dispatchQueue: DispatchQueue
  ) {
    _ = Publishers.Throttle<Numbers, DispatchQueue>.self
    _ = value.upstream
    _ = value.interval
    _ = value.scheduler
    _ = value.latest
    _ = Publishers.Throttle<Numbers, DispatchQueue>(
      upstream: numbers, interval: .seconds(1), scheduler: dispatchQueue, latest: true)
  }

  static func publisherOperators(_ value: Numbers, _ dispatchQueue: DispatchQueue) {
    _ = value.throttle(for: .seconds(1), scheduler: dispatchQueue, latest: true)
  }
}
