import Combine

@MainActor enum MapUses {
  static func publishersMap(_ value: Publishers.Map<Numbers, Int>, _ numbers: Numbers) {
    _ = Publishers.Map<Numbers, Int>.self
    _ = value.upstream
    _ = value.transform
    _ = Publishers.Map<Numbers, Int>(upstream: numbers, transform: { _ in 1 })
  }

  static func publishersTryMap(_ value: Publishers.TryMap<Numbers, Int>, _ numbers: Numbers) {
    _ = Publishers.TryMap<Numbers, Int>.self
    _ = value.upstream
    _ = value.transform
    _ = Publishers.TryMap<Numbers, Int>(upstream: numbers, transform: { _ in 1 })
  }

  static func publishersMapKeyPath(_ value: Publishers.MapKeyPath<Numbers, Int>, _ numbers: Numbers)
  {
    _ = Publishers.MapKeyPath<Numbers, Int>.self
    _ = value.upstream
    _ = value.keyPath
    _ = Publishers.MapKeyPath<Numbers, Int>(upstream: numbers, keyPath: \.self)
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.map({ _ in 1 })
    _ = value.tryMap({ _ in 1 })
    _ = value.map(\.self, \.self)
    _ = value.map(\.self, \.self, \.self)
    _ = value.map { $0 > 0 ? $0 : nil }.replaceNil(with: 1)
  }

  static func publisherOverloads(_ value: Numbers) {
    _ = value.map(\.self)
  }
}
