import Combine

@MainActor enum CatchUses {
  static func publishersCatch(
    _ value: Publishers.Catch<FailingNumbers, FailingNumbers>, _ numbers: FailingNumbers
  ) {
    _ = Publishers.Catch<FailingNumbers, FailingNumbers>.self
    _ = value.upstream
    _ = value.handler
    _ = Publishers.Catch<FailingNumbers, FailingNumbers>(
      upstream: numbers, handler: { _ in numbers })
  }

  static func publishersTryCatch(
    _ value: Publishers.TryCatch<FailingNumbers, FailingNumbers>, _ numbers: FailingNumbers
  )
    throws
  {
    _ = Publishers.TryCatch<FailingNumbers, FailingNumbers>.self
    _ = value.upstream
    _ = value.handler
    _ = Publishers.TryCatch<FailingNumbers, FailingNumbers>(
      upstream: numbers, handler: { _ in numbers })
  }

  static func publishersRetry(_ value: Publishers.Retry<FailingNumbers>, _ numbers: FailingNumbers)
  {
    _ = Publishers.Retry<FailingNumbers>.self
    _ = value.upstream
    _ = value.retries
    _ = Publishers.Retry<FailingNumbers>(upstream: numbers, retries: 1)
  }

  static func publisherOperators(_ value: FailingNumbers, _ numbers: FailingNumbers) {
    _ = value.catch({ _ in numbers })
    _ = value.tryCatch({ _ in numbers })
    _ = value.retry(1)
  }
}
