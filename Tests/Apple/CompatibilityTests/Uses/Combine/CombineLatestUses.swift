import Combine

@MainActor enum CombineLatestUses {
  static func publishersCombineLatest(
    _ value: Publishers.CombineLatest<Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.CombineLatest<Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = Publishers.CombineLatest<Numbers, Numbers>(numbers, numbers)
  }

  static func publishersCombineLatest3(
    _ value: Publishers.CombineLatest3<Numbers, Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.CombineLatest3<Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = Publishers.CombineLatest3<Numbers, Numbers, Numbers>(numbers, numbers, numbers)
  }

  static func publishersCombineLatest4(
    _ value: Publishers.CombineLatest4<Numbers, Numbers, Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.CombineLatest4<Numbers, Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = Publishers.CombineLatest4<Numbers, Numbers, Numbers, Numbers>(
      numbers, numbers, numbers, numbers)
  }

  static func publisherOperators(_ value: Numbers, _ numbers: Numbers) {
    _ = value.combineLatest(numbers)
    _ = value.combineLatest(numbers, { _, _ in 1 })
    _ = value.combineLatest(numbers, numbers, { _, _, _ in 1 })
    _ = value.combineLatest(numbers, numbers, numbers, { _, _, _, _ in 1 })
  }

  static func publisherOverloads(_ value: Numbers, _ numbers: Numbers) {
    _ = value.combineLatest(numbers, numbers)
    _ = value.combineLatest(numbers, numbers, numbers)
  }
}
