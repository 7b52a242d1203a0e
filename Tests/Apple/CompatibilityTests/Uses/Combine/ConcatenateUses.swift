import Combine

@MainActor enum ConcatenateUses {
  static func publishersConcatenate(
    _ value: Publishers.Concatenate<Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.Concatenate<Numbers, Numbers>.self
    _ = value.prefix
    _ = value.suffix
    _ = Publishers.Concatenate<Numbers, Numbers>(prefix: numbers, suffix: numbers)
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.prepend(1)
    _ = value.append(1)
  }

  static func publisherOverloads(_ value: Numbers, _ numbers: Numbers) {
    _ = value.prepend([1])
    _ = value.prepend(numbers)
    _ = value.append([1])
    _ = value.append(numbers)
  }
}
