import Combine

@MainActor enum EmptyUses {
  static func empty(_ value: Empty<Int, Never>) {
    _ = Empty<Int, Never>.self
    _ = value.completeImmediately
    _ = Empty<Int, Never>(completeImmediately: true)
    _ = Empty<Int, Never>(completeImmediately: true, outputType: Int.self, failureType: Never.self)
  }

  static func fail(_ value: Fail<Int, Failure>) {
    _ = Fail<Int, Failure>.self
    _ = value.error
    _ = Fail<Int, Failure>(error: Failure())
    _ = Fail<Int, Failure>(outputType: Int.self, failure: Failure())
  }
}
