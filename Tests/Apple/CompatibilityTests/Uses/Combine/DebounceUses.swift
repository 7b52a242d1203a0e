import Combine
import Dispatch

@MainActor enum DebounceUses {
  static func publishersDebounce(
    _ value: Publishers.Debounce<Numbers, DispatchQueue>, _ numbers: Numbers,
    _ dispatchQueue: DispatchQueue
  ) {
    _ = Publishers.Debounce<Numbers, DispatchQueue>.self
    _ = value.upstream
    _ = value.dueTime
    _ = value.scheduler
    _ = value.options
    _ = Publishers.Debounce<Numbers, DispatchQueue>(
      upstream: numbers, dueTime: .seconds(1), scheduler: dispatchQueue, options: nil)
  }

  static func publisherOperators(_ value: Numbers, _ dispatchQueue: DispatchQueue) {
    _ = value.debounce(for: .seconds(1), scheduler: dispatchQueue, options: nil)
  }
}
