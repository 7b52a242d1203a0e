/// Where timelines come from.
public protocol MomentsRepo: Sendable {
  /// A person's timeline.
  func momentsDetails(userID: String) async throws -> MomentsDetails

  /// Sets whether a person likes a moment, and answers the person's whole new timeline.
  func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) async throws -> MomentsDetails

  /// Calls a handler after each change, from any source, until the observation goes.
  ///
  /// Several changes of the same moment may make one call; it comes in a later turn of the main
  /// actor, when the timeline is as the change left it or newer.
  func observeChanges(
    _ handler: @escaping @MainActor @Sendable (MomentsChange) -> Void
  ) -> MomentsObservation
}

extension MomentsRepo {
  /// Never calls the handler: the source doesn't know of changes.
  public func observeChanges(
    _ handler: @escaping @MainActor @Sendable (MomentsChange) -> Void
  ) -> MomentsObservation { MomentsObservation() }
}

/// A source of timelines that answers at once.
///
/// With one, a timeline is there in the first frame: a static page needs no second.
public protocol SynchronousMomentsRepo: MomentsRepo {
  /// A person's timeline.
  func momentsDetails(userID: String) throws -> MomentsDetails

  /// Sets whether a person likes a moment, and answers the person's whole new timeline.
  ///
  /// What it answers is stored: a like outlives whatever ends the program after it.
  func updateMomentLike(momentID: String, userID: String, isLiked: Bool) throws -> MomentsDetails
}

/// A source of timelines that knows people, and makes guests of those whom it doesn't.
public protocol PeopledMomentsRepo: SynchronousMomentsRepo {
  /// A person or guest; nil if there is none with that identifier.
  func user(id: String) throws -> UserDetails?

  /// The guest with that identifier, made at first sight; see ``Guest``.
  func guest(id: String) throws -> UserDetails
}
