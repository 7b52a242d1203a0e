import Combine

@MainActor enum RemoveDuplicatesUses {
  static func publishersRemoveDuplicates(
    _ value: Publishers.RemoveDuplicates<Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.RemoveDuplicates<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.RemoveDuplicates<Numbers>(upstream: numbers, predicate: { _, _ in true })
  }

  static func publishersTryRemoveDuplicates(
    _ value: Publishers.TryRemoveDuplicates<Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.TryRemoveDuplicates<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.TryRemoveDuplicates<Numbers>(upstream: numbers, predicate: { _, _ in true })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.removeDuplicates()
    _ = value.removeDuplicates(by: { _, _ in true })
    _ = value.tryRemoveDuplicates(by: { _, _ in true })
  }
}
