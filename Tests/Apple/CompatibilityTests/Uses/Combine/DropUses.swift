import Combine

@MainActor enum DropUses {
  static func publishersDrop(_ value: Publishers.Drop<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Drop<Numbers>.self
    _ = value.upstream
    _ = value.count
    _ = Publishers.Drop<Numbers>(upstream: numbers, count: 1)
  }

  static func publishersDropWhile(_ value: Publishers.DropWhile<Numbers>, _ numbers: Numbers) {
    _ = Publishers.DropWhile<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.DropWhile<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publishersTryDropWhile(_ value: Publishers.TryDropWhile<Numbers>, _ numbers: Numbers)
    throws
  {
    _ = Publishers.TryDropWhile<Numbers>.self
    _ = value.upstream
    _ = value.predicate
    _ = Publishers.TryDropWhile<Numbers>(upstream: numbers, predicate: { _ in true })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.dropFirst(1)
    _ = value.drop(while: { _ in true })
    _ = value.tryDrop(while: { _ in true })
  }
}
