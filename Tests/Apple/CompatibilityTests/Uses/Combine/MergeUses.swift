import Combine

@MainActor enum MergeUses {
  static func publishersMerge(_ value: Publishers.Merge<Numbers, Numbers>, _ numbers: Numbers) {
    _ = Publishers.Merge<Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = Publishers.Merge<Numbers, Numbers>(numbers, numbers)
  }

  static func publishersMerge3(
    _ value: Publishers.Merge3<Numbers, Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.Merge3<Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = Publishers.Merge3<Numbers, Numbers, Numbers>(numbers, numbers, numbers)
  }

  static func publishersMerge4(
    _ value: Publishers.Merge4<Numbers, Numbers, Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.Merge4<Numbers, Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = Publishers.Merge4<Numbers, Numbers, Numbers, Numbers>(numbers, numbers, numbers, numbers)
  }
}
