import Synchronization

/// A source of timelines that holds one, and everybody's likes, in memory.
///
/// It may be used from any thread and by any number of people at a time.
public final class InMemoryMomentsRepo: SynchronousMomentsRepo {
  private struct State {
    var details: MomentsDetails
    var indices: [String: Int]
    var avatars: [String: String]
    /// Who said what about a moment, by the person and the moment's index.
    var choices: [String: [Int: Bool]] = [:]
  }

  private let state: Mutex<State>

  /// A source of a timeline.
  public init(_ details: MomentsDetails) {
    let indices = Dictionary(
      details.moments.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var avatars: [String: String] = [:]
    for moment in details.moments {
      for liker in moment.likes ?? [] { avatars[liker.id] = liker.avatar }
      if let id = moment.userDetails.id { avatars[id] = moment.userDetails.avatar }
    }
    for person in [details.userDetails] + details.people { avatars[person.id] = person.avatar }
    state = Mutex(State(details: details, indices: indices, avatars: avatars))
  }

  /// The timeline as a person sees it.
  ///
  /// What the person said last decides ``Moment/isLiked``; before that, being among the likers;
  /// and for the timeline's owner, what the source says.
  public func momentsDetails(userID: String) -> MomentsDetails {
    state.withLock { Self.details(for: userID, in: $0) }
  }

  /// Adds the person to a moment's likers or takes them out, and answers the new timeline.
  public func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) throws -> MomentsDetails {
    try state.withLock { state in
      guard let index = state.indices[momentID] else {
        throw MomentsRepoError(
          code: .unknownMoment,
          message: "There is no moment with that identifier. Reload the timeline.")
      }
      var likes = state.details.moments[index].likes ?? []
      let place = likes.firstIndex { $0.id == userID }
      switch (isLiked, place) {
      case (true, nil): likes.append(Liker(id: userID, avatar: state.avatars[userID] ?? ""))
      case (false, .some): likes.removeAll { $0.id == userID }
      default: break
      }
      state.details.moments[index].likes = likes
      state.choices[userID, default: [:]][index] = isLiked
      return Self.details(for: userID, in: state)
    }
  }

  private static func details(for userID: String, in state: State) -> MomentsDetails {
    var details = state.details
    let choices = state.choices[userID] ?? [:]
    let isOwner = userID == details.userDetails.id
    for index in details.moments.indices {
      let moment = details.moments[index]
      let isLiker = moment.likes?.contains { $0.id == userID } ?? false
      let isLiked = choices[index] ?? (isOwner ? moment.isLiked ?? isLiker : isLiker)
      if moment.isLiked != isLiked { details.moments[index].isLiked = isLiked }
    }
    return details
  }
}
