import Combine

@MainActor enum ContainsUses {
  static func publishersContains(_ value: Publishers.Contains<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Contains<Numbers>.self
    _ = value.upstream
    _ = value.output
    _ = Publishers.Contains<Numbers>(upstream: numbers, output: 1)
  }

  static func publishersContainsWhere(
    _ value: Publishers.ContainsWhere<Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.ContainsWhere<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.ContainsWhere<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publishersAllSatisfy(_ value: Publishers.AllSatisfy<Numbers>, _ numbers: Numbers) {
    _ = Publishers.AllSatisfy<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.AllSatisfy<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publishersComparison(_ value: Publishers.Comparison<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Comparison<Numbers>.self
    _ = value.upstream
    _ = value.areInIncreasingOrder
    _ = Publishers.Comparison<Numbers>(upstream: numbers, areInIncreasingOrder: { _, _ in true })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.contains(1)
    _ = value.min()
    _ = value.max()
    _ = value.contains(where: { _ in true })
    _ = value.allSatisfy({ _ in true })
    _ = value.min(by: { _, _ in true })
    _ = value.max(by: { _, _ in true })
  }
}
