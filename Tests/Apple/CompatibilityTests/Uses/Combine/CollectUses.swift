import Combine

@MainActor enum CollectUses {
  static func publishersCollect(_ value: Publishers.Collect<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Collect<Numbers>.self
    _ = value.upstream
    _ = Publishers.Collect<Numbers>(upstream: numbers)
  }

  static func publishersCollectByCount(
    _ value: Publishers.CollectByCount<Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.CollectByCount<Numbers>.self
    _ = value.upstream
    _ = value.count
    _ = Publishers.CollectByCount<Numbers>(upstream: numbers, count: 1)
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.collect()
    _ = value.collect(1)
  }
}
