import Combine

@MainActor enum ReduceUses {
  static func publishersReduce(_ value: Publishers.Reduce<Numbers, Int>, _ numbers: Numbers) {
    _ = Publishers.Reduce<Numbers, Int>.self
    _ = value.upstream
    _ = value.initial
    _ = value.nextPartialResult
    _ = Publishers.Reduce<Numbers, Int>(
      upstream: numbers, initial: 1, nextPartialResult: { _, _ in 1 })
  }

  static func publishersTryReduce(_ value: Publishers.TryReduce<Numbers, Int>, _ numbers: Numbers)
    throws
  {
    _ = Publishers.TryReduce<Numbers, Int>.self
    _ = value.upstream
    _ = value.initial
    _ = value.nextPartialResult
    _ = Publishers.TryReduce<Numbers, Int>(
      upstream: numbers, initial: 1, nextPartialResult: { _, _ in 1 })
  }

  static func publishersCount(_ value: Publishers.Count<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Count<Numbers>.self
    _ = value.upstream
    _ = Publishers.Count<Numbers>(upstream: numbers)
  }

  static func publishersIgnoreOutput(_ value: Publishers.IgnoreOutput<Numbers>, _ numbers: Numbers)
  {
    _ = Publishers.IgnoreOutput<Numbers>.self
    _ = value.upstream
    _ = Publishers.IgnoreOutput<Numbers>(upstream: numbers)
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.reduce(1, { _, _ in 1 })
    _ = value.tryReduce(1, { _, _ in 1 })
    _ = value.count()
    _ = value.ignoreOutput()
  }
}
