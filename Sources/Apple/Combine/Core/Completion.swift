extension Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    /// It sent all it had.
    case finished
    /// It stopped on an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same end with the failure, if there is one, translated.
  func mapFailure<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same end for a subscriber that takes any error.
  var erased: Subscribers.Completion<any Error> {
    mapFailure { $0 }
  }
}
