import Combine

@MainActor enum MergeManyUses {
  static func publishersMergeMany(_ value: Publishers.MergeMany<Numbers>, _ numbers: Numbers) {
    _ = Publishers.MergeMany<Numbers>.self
    _ = value.publishers
    _ = Publishers.MergeMany<Numbers>(numbers)
    _ = value.merge(with: numbers)
  }

  static func publisherOperators(_ value: Numbers, _ numbers: Numbers) {
    _ = value.merge(with: numbers)
    _ = value.merge(with: numbers, numbers)
    _ = value.merge(with: numbers, numbers, numbers)
    _ = value.merge(with: numbers, numbers, numbers, numbers)
    _ = value.merge(with: numbers, numbers, numbers, numbers, numbers)
    _ = value.merge(with: numbers, numbers, numbers, numbers, numbers, numbers)
    _ = value.merge(with: numbers, numbers, numbers, numbers, numbers, numbers, numbers)
  }

  static func mixed(_ numbers: Numbers) {
    _ = Publishers.MergeMany([numbers])
    _ = numbers.merge(with: Just(1))
  }
}
