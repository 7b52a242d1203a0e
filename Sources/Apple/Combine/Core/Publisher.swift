/// A source of values over time, which ends at most once.
///
/// A publisher sends nothing before a subscriber attached and asked for values through the
/// subscription it was handed, and never more values than were asked for.
public protocol Publisher<Output, Failure> {
  /// What the publisher sends.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber; call `subscribe(_:)` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything that this publisher sends on to a subject until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The namespace of the types that operators return.
public enum Publishers {}

/// The namespace of the subscribers that come with the module.
public enum Subscribers {}
