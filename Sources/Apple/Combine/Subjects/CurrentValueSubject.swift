/// A subject that keeps its last value and starts each subscription with it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core: SubjectCore<Output, Failure>
  private let current: Current<Output>

  /// The last value; writing sends.
  public var value: Output {
    get { core.read(current) }
    set { core.send(newValue) }
  }

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    current = Current(value)
    core = SubjectCore(current: current)
  }

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
