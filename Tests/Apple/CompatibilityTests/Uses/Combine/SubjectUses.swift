import Combine

@MainActor enum SubjectUses {
  static func subject<T: Subject>(
    _ value: T, _ tOutput: T.Output, _ anySubscription: any Subscription
  ) {
    _ = (any Subject).self
    value.send(tOutput)
    value.send(completion: .finished)
    value.send(subscription: anySubscription)
  }

  static func subjectOperators(_ value: PassthroughSubject<Void, Never>) {
    value.send()
  }
}
