import Combine

@MainActor enum AnyPublisherUses {
  static func anyPublisher(_ numbers: Numbers) {
    _ = AnyPublisher<Int, Never>.self
    _ = AnyPublisher<Int, Never>(numbers)
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.eraseToAnyPublisher()
  }
}
