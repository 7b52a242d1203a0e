import Combine
import Dispatch

@MainActor enum SubscribeOnUses {
  static func publishersSubscribeOn(
    _ value: Publishers.SubscribeOn<Numbers, DispatchQueue>, _ numbers: Numbers,
    _ dispatchQueue: DispatchQueue
  ) {
    _ = Publishers.SubscribeOn<Numbers, DispatchQueue>.self
    _ = value.upstream
    _ = value.scheduler
    _ = value.options
    _ = Publishers.SubscribeOn<Numbers, DispatchQueue>(
      upstream: numbers, scheduler: dispatchQueue, options: nil)
  }

  static func publisherOperators(_ value: Numbers, _ dispatchQueue: DispatchQueue) {
    _ = value.subscribe(on: dispatchQueue, options: nil)
  }
}
