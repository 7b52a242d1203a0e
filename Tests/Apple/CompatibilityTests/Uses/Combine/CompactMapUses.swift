import Combine

@MainActor enum CompactMapUses {
  static func publishersCompactMap(_ value: Publishers.CompactMap<Numbers, Int>, _ numbers: Numbers)
  {
    _ = Publishers.CompactMap<Numbers, Int>.self
    _ = value.upstream
    _ = value.transform
    _ = Publishers.CompactMap<Numbers, Int>(upstream: numbers, transform: { _ in 1 })
  }

  static func publishersTryCompactMap(
    _ value: Publishers.TryCompactMap<Numbers, Int>, _ numbers: Numbers
  ) {
    _ = Publishers.TryCompactMap<Numbers, Int>.self
    _ = value.upstream
    _ = value.transform
    _ = Publishers.TryCompactMap<Numbers, Int>(upstream: numbers, transform: { _ in 1 })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.compactMap({ _ in 1 })
    _ = value.tryCompactMap({ _ in 1 })
  }
}
