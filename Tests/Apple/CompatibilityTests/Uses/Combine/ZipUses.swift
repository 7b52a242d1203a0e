import Combine

@MainActor enum ZipUses {
  static func publishersZip(_ value: Publishers.Zip<Numbers, Numbers>, _ numbers: Numbers) {
    _ = Publishers.Zip<Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = Publishers.Zip<Numbers, Numbers>(numbers, numbers)
  }

  static func publishersZip3(
    _ value: Publishers.Zip3<Numbers, Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.Zip3<Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = Publishers.Zip3<Numbers, Numbers, Numbers>(numbers, numbers, numbers)
  }

  static func publishersZip4(
    _ value: Publishers.Zip4<Numbers, Numbers, Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.Zip4<Numbers, Numbers, Numbers, Numbers>.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = Publishers.Zip4<Numbers, Numbers, Numbers, Numbers>(numbers, numbers, numbers, numbers)
  }

  static func publisherOperators(_ value: Numbers, _ numbers: Numbers) {
    _ = value.zip(numbers)
    _ = value.zip(numbers, { _, _ in 1 })
    _ = value.zip(numbers, numbers, { _, _, _ in 1 })
    _ = value.zip(numbers, numbers, numbers, { _, _, _, _ in 1 })
  }

  static func publisherOverloads(_ value: Numbers, _ numbers: Numbers) {
    _ = value.zip(numbers, numbers)
    _ = value.zip(numbers, numbers, numbers)
  }
}
