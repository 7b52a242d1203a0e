import Combine

@MainActor enum PrefixUses {
  static func publishersOutput(
    _ value: Publishers.Output<Numbers>, _ numbers: Numbers,
    _ countableRangeInt: CountableRange<Int>
  ) {
    _ = Publishers.Output<Numbers>.self
    _ = value.upstream
    _ = value.range
    _ = Publishers.Output<Numbers>(upstream: numbers, range: countableRangeInt)
  }

  static func publishersPrefixWhile(_ value: Publishers.PrefixWhile<Numbers>, _ numbers: Numbers) {
    _ = Publishers.PrefixWhile<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.PrefixWhile<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publishersTryPrefixWhile(
    _ value: Publishers.TryPrefixWhile<Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.TryPrefixWhile<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.TryPrefixWhile<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.prefix(1)
    _ = value.output(at: 1)
    _ = value.output(in: 0...1)
    _ = value.prefix(while: { _ in true })
    _ = value.tryPrefix(while: { _ in true })
  }
}
