/// A timeline: its owner and the moments in it.
///
/// The moments may be by several people. `people` extends the format: it may give a profile to
/// each of them; sources without it are complete nevertheless (see ``MomentsFeed``).
public struct MomentsDetails: Sendable, Hashable, Codable {
  /// Whose timeline it is.
  public var userDetails: UserDetails
  /// The moments in the order of the source.
  public var moments: [Moment]
  /// Profiles that the source gives beside the owner's.
  public var people: [UserDetails]

  /// A timeline by parts.
  public init(userDetails: UserDetails, moments: [Moment], people: [UserDetails] = []) {
    self.userDetails = userDetails
    self.moments = moments
    self.people = people
  }

  /// Reads the bare form; a plain timeline has no list of people.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      userDetails: try values.decode(UserDetails.self, forKey: .userDetails),
      moments: try values.decode([Moment].self, forKey: .moments),
      people: try values.decodeIfPresent([UserDetails].self, forKey: .people) ?? [])
  }
}
