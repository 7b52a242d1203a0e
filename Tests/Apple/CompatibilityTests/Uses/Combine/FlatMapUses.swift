import Combine

@MainActor enum FlatMapUses {
  static func publishersFlatMap(_ value: Publishers.FlatMap<Numbers, Numbers>, _ numbers: Numbers) {
    _ = Publishers.FlatMap<Numbers, Numbers>.self
    _ = value.upstream
    _ = value.maxPublishers
    _ = value.transform
    _ = Publishers.FlatMap<Numbers, Numbers>(
      upstream: numbers, maxPublishers: .unlimited, transform: { _ in numbers })
  }

  static func publisherOperators(_ value: Numbers, _ numbers: Numbers) {
    _ = value.flatMap(maxPublishers: .unlimited, { _ in numbers })
  }

  static func failures(_ value: Numbers, _ numbers: Numbers, _ failing: FailingNumbers) {
    _ = value.flatMap { _ in failing }
    _ = failing.flatMap { _ in failing }
    _ = failing.flatMap { _ in numbers }
  }
}
