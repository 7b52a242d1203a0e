import Combine

@MainActor enum FirstUses {
  static func publishersFirst(_ value: Publishers.First<Numbers>, _ numbers: Numbers) {
    _ = Publishers.First<Numbers>.self
    _ = value.upstream
    _ = Publishers.First<Numbers>(upstream: numbers)
  }

  static func publishersFirstWhere(_ value: Publishers.FirstWhere<Numbers>, _ numbers: Numbers) {
    _ = Publishers.FirstWhere<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.FirstWhere<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publishersLast(_ value: Publishers.Last<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Last<Numbers>.self
    _ = value.upstream
    _ = Publishers.Last<Numbers>(upstream: numbers)
  }

  static func publishersLastWhere(_ value: Publishers.LastWhere<Numbers>, _ numbers: Numbers) {
    _ = Publishers.LastWhere<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.LastWhere<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.first()
    _ = value.first(where: { _ in true })
    _ = value.last()
    _ = value.last(where: { _ in true })
  }
}
