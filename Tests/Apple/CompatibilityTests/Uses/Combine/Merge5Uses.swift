import Combine

@MainActor enum Merge5Uses {
  static func publishersMerge5(
    _ value: Publishers.Merge5<Numbers, Numbers, Numbers, Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.Merge5<Numbers, Numbers, Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = value.e
    _ = Publishers.Merge5<Numbers, Numbers, Numbers, Numbers, Numbers>(
      numbers, numbers, numbers, numbers, numbers)
  }

  static func publishersMerge6(
    _ value: Publishers.Merge6<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>,
    _ numbers: Numbers
  ) {
    _ = Publishers.Merge6<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = value.e
    _ = value.f
    _ = Publishers.Merge6<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>(
      numbers, numbers, numbers, numbers, numbers, numbers)
  }

  static func publishersMerge7(
    _ value: Publishers.Merge7<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>,
    _ numbers: Numbers
  ) {
    _ = Publishers.Merge7<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = value.e
    _ = value.f
    _ = value.g
    _ = Publishers.Merge7<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>(
      numbers, numbers, numbers, numbers, numbers, numbers, numbers)
  }

  static func publishersMerge8(
    _ value: Publishers.Merge8<
      Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers
    >, _ numbers: Numbers
  ) {
    _ =
      Publishers.Merge8<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = value.e
    _ = value.f
    _ = value.g
    _ = value.h
    _ = Publishers.Merge8<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers>(
      numbers, numbers, numbers, numbers, numbers, numbers, numbers, numbers)
  }
}
