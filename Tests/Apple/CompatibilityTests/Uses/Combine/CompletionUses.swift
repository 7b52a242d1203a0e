import Combine

@MainActor enum CompletionUses {
  static func subscribersCompletion() {
    let _: Subscribers.Completion<Never> = .finished
    _ = Subscribers.Completion<Never>.self
    let _: Subscribers.Completion<Failure> = .failure(Failure())
  }
}
