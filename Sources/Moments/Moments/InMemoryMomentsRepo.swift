import Synchronization

/// A source of timelines that holds one, and everybody's likes, in memory.
///
/// It may be used from any thread and by any number of people at a time.
public final class InMemoryMomentsRepo: PeopledMomentsRepo {
  private struct State {
    var details: MomentsDetails
    /// The indices of moments by identifier.
    var indices: [String: Int]
    /// Everybody, guests too.
    var users: [String: UserDetails]
    var guests: Set<String> = []
  }

  private let state: Mutex<State>
  private let observers = MomentsObservers()
  private let guestLimit: Int

  /// A source of a timeline, of which it holds what ``MomentsDetails/reconciled()`` makes.
  public init(_ details: MomentsDetails, guestLimit: Int = Guest.limit) {
    let details = details.reconciled()
    let indices = Dictionary(
      details.moments.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let users = Dictionary(
      details.people.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    state = Mutex(State(details: details, indices: indices, users: users))
    self.guestLimit = guestLimit
  }

  /// The timeline as a person sees it.
  public func momentsDetails(userID: String) throws -> MomentsDetails {
    try state.withLock { state in
      guard state.users[userID] != nil else { throw MomentsRepoError(.unknownUser) }
      return state.details.seen(by: userID)
    }
  }

  /// Adds the person to a moment's likers or takes them out, and answers the new timeline.
  public func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) throws -> MomentsDetails {
    let (details, hasChanged) = try state.withLock { state in
      guard let user = state.users[userID] else { throw MomentsRepoError(.unknownUser) }
      guard let index = state.indices[momentID] else { throw MomentsRepoError(.unknownMoment) }
      let hasChanged = state.details.moments[index].setLike(by: user, isLiked)
      return (state.details.seen(by: userID), hasChanged)
    }
    if hasChanged { observers.post(MomentsChange(momentID: momentID, userID: userID)) }
    return details
  }

  public func observeChanges(
    _ handler: @escaping @MainActor @Sendable (MomentsChange) -> Void
  ) -> MomentsObservation { observers.add(handler) }

  public func user(id: String) -> UserDetails? { state.withLock { $0.users[id] } }

  public func guest(id: String) throws -> UserDetails {
    try state.withLock { state in
      if state.guests.contains(id), let known = state.users[id] { return known }
      guard state.users[id] == nil else { throw MomentsRepoError(.invalidGuest) }
      let guest = try Guest.details(id: id)
      guard state.guests.count < guestLimit else { throw MomentsRepoError(.tooManyGuests) }
      state.guests.insert(id)
      state.users[id] = guest
      return guest
    }
  }
}

extension Moment {
  /// Puts a person at the end of the likers or takes them out; false if they were there, or not.
  public mutating func setLike(by user: UserDetails, _ isLiked: Bool) -> Bool {
    let place = likes?.firstIndex { $0.id == user.id }
    switch (isLiked, place) {
    case (true, nil): likes = (likes ?? []) + [Liker(id: user.id, avatar: user.avatar)]
    case (false, let place?): likes?.remove(at: place)
    default: return false
    }
    return true
  }
}
