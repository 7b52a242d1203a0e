import Combine

@MainActor enum MapErrorUses {
  static func publishersMapError(
    _ value: Publishers.MapError<FailingNumbers, Failure>, _ numbers: FailingNumbers
  ) {
    _ = Publishers.MapError<FailingNumbers, Failure>.self
    _ = value.upstream
    _ = value.transform
    _ = Publishers.MapError<FailingNumbers, Failure>(
      upstream: numbers, transform: { _ in Failure() })
  }

  static func publishersSetFailureType(
    _ value: Publishers.SetFailureType<Numbers, Never>, _ numbers: Numbers
  ) {
    _ = Publishers.SetFailureType<Numbers, Never>.self
    _ = value.upstream
    _ = Publishers.SetFailureType<Numbers, Never>(upstream: numbers)
  }

  static func publishersReplaceError(
    _ value: Publishers.ReplaceError<FailingNumbers>, _ numbers: FailingNumbers
  ) {
    _ = Publishers.ReplaceError<FailingNumbers>.self
    _ = value.upstream
    _ = value.output
    _ = Publishers.ReplaceError<FailingNumbers>(upstream: numbers, output: 1)
  }

  static func publishersReplaceEmpty(
    _ value: Publishers.ReplaceEmpty<FailingNumbers>, _ numbers: FailingNumbers
  ) {
    _ = Publishers.ReplaceEmpty<FailingNumbers>.self
    _ = value.upstream
    _ = value.output
    _ = Publishers.ReplaceEmpty<FailingNumbers>(upstream: numbers, output: 1)
  }

  static func publisherOperators(_ value: FailingNumbers) {
    _ = value.mapError({ _ in Failure() })
    _ = value.replaceError(with: 1)
    _ = value.replaceEmpty(with: 1)
    _ = PassthroughSubject<Int, Never>().setFailureType(to: Failure.self)
  }
}
