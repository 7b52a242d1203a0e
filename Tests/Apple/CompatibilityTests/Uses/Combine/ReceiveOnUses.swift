import Combine
import Dispatch

@MainActor enum ReceiveOnUses {
  static func publishersReceiveOn(
    _ value: Publishers.ReceiveOn<Numbers, DispatchQueue>, _ numbers: Numbers,
    _ dispatchQueue: DispatchQueue
  ) {
    _ = Publishers.ReceiveOn<Numbers, DispatchQueue>.self
    _ = value.upstream
    _ = value.scheduler
    _ = value.options
    _ = Publishers.ReceiveOn<Numbers, DispatchQueue>(
      upstream: numbers, scheduler: dispatchQueue, options: nil)
  }

  static func publishersDelay(
    _ value: Publishers.Delay<Numbers, DispatchQueue>, _ numbers: Numbers,
    _ dispatchQueue: DispatchQueue
  ) {
    _ = Publishers.Delay<Numbers, DispatchQueue>.self
    _ = value.upstream
    _ = value.interval
    _ = value.tolerance
    _ = value.scheduler
    _ = value.options
    _ = Publishers.Delay<Numbers, DispatchQueue>(
      upstream: numbers, interval: .seconds(1), tolerance: .seconds(1), scheduler: dispatchQueue,
      options: nil)
  }

  static func publisherOperators(_ value: Numbers, _ dispatchQueue: DispatchQueue) {
    _ = value.receive(on: dispatchQueue, options: nil)
    _ = value.delay(
      for: .seconds(1), tolerance: .seconds(1), scheduler: dispatchQueue, options: nil)
  }
}
