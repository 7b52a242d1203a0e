import Combine

@MainActor enum FilterUses {
  static func publishersFilter(_ value: Publishers.Filter<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Filter<Numbers>.self
    _ = value.upstream
    _ = value.isIncluded
    _ = Publishers.Filter<Numbers>(upstream: numbers, isIncluded: { _ in true })
  }

  static func publishersTryFilter(_ value: Publishers.TryFilter<Numbers>, _ numbers: Numbers) {
    _ = Publishers.TryFilter<Numbers>.self
    _ = value.upstream
    _ = value.isIncluded
    _ = Publishers.TryFilter<Numbers>(upstream: numbers, isIncluded: { _ in true })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.filter({ _ in true })
    _ = value.tryFilter({ _ in true })
  }
}
