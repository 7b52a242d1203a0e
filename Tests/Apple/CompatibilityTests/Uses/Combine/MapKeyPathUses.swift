import Combine

@MainActor enum MapKeyPathUses {
  static func publishersMapKeyPath2(
    _ value: Publishers.MapKeyPath2<Numbers, Int, Int>, _ numbers: Numbers
  ) {
    _ = Publishers.MapKeyPath2<Numbers, Int, Int>.self
    _ = value.upstream
    _ = value.keyPath0
    _ = value.keyPath1
    _ = Publishers.MapKeyPath2<Numbers, Int, Int>(
      upstream: numbers, keyPath0: \.self, keyPath1: \.self)
  }

  static func publishersMapKeyPath3(
    _ value: Publishers.MapKeyPath3<Numbers, Int, Int, Int>, _ numbers: Numbers
  ) {
    _ = Publishers.MapKeyPath3<Numbers, Int, Int, Int>.self
    _ = value.upstream
    _ = value.keyPath0
    _ = value.keyPath1
    _ = value.keyPath2
    _ = Publishers.MapKeyPath3<Numbers, Int, Int, Int>(
      upstream: numbers, keyPath0: \.self, keyPath1: \.self, keyPath2: \.self)
  }
}
