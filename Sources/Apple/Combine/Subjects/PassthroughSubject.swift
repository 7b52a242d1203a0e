/// A subject that keeps nothing: a value reaches those who are subscribed and asked for one.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.receive(subscriber: subscriber)
  }

  public func send(_ input: Output) { core.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
  public func send(subscription: any Subscription) { core.send(subscription: subscription) }
}
