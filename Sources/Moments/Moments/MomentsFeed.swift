public import PositionedJSON

/// A timeline of several people, as a site is built from it.
///
/// The input is that of ``MomentsDetails``, with a little more:
///
///     { "userDetails": { … },                              the feed's owner
///       "people": [{ id, name, avatar, backgroundImage?, bio? }],   optional
///       "moments": [{ "userDetails": { "id": "…", … }, … }] }
///
/// Each moment's `userDetails.id` names its author. People who are not listed are taken from
/// the moments they wrote, so that any plain timeline is a feed as well.
public struct MomentsFeed: Sendable, Hashable {
  /// Whose feed it is.
  public let owner: UserDetails
  /// Everybody who is listed or wrote something: the owner, the list, then the others in the
  /// order of their first moments. Their identifiers are unique.
  public let people: [UserDetails]
  /// The moments in the order of the source.
  public let moments: [Moment]
  /// The index in ``people`` of each moment's author.
  public let authors: [Int]
  /// The indices of the moments, newest first; those without a time come last.
  public let newestFirst: [Int]
  /// For each person, the indices of their moments, newest first.
  public let momentsByPerson: [[Int]]
  /// The people by the names that texts call them.
  public let directory: PersonDirectory

  /// Finds the authors of a timeline's moments.
  ///
  /// An author without an identifier is the first person of the same name; if there is none,
  /// the name stands in for it.
  public init(_ details: MomentsDetails) {
    var people = [details.userDetails]
    var indices = [details.userDetails.id: 0]
    var names = [details.userDetails.name: 0]
    func add(_ person: UserDetails) -> Int {
      if let known = indices[person.id] { return known }
      people.append(person)
      indices[person.id] = people.count - 1
      if names[person.name] == nil { names[person.name] = people.count - 1 }
      return people.count - 1
    }
    for person in details.people {
      let index = add(person)
      // The list may say more about the owner than the timeline does.
      if index == 0 {
        if people[0].backgroundImage.isEmpty { people[0].backgroundImage = person.backgroundImage }
        people[0].bio = people[0].bio ?? person.bio
      }
    }
    let authors = details.moments.map { moment in
      let author = moment.userDetails
      if author.id == nil, let known = names[author.name] { return known }
      return add(
        UserDetails(
          id: author.id ?? "name:\(author.name)", name: author.name, avatar: author.avatar,
          backgroundImage: ""))
    }
    let times = details.moments.map { $0.createdSeconds ?? -Double.infinity }
    let newestFirst = times.indices.sorted { one, other in
      times[one] != times[other] ? times[one] > times[other] : one < other
    }
    var momentsByPerson = [[Int]](repeating: [], count: people.count)
    for moment in newestFirst { momentsByPerson[authors[moment]].append(moment) }
    self.authors = authors
    self.newestFirst = newestFirst
    self.momentsByPerson = momentsByPerson
    owner = people[0]
    self.people = people
    directory = PersonDirectory(people)
    // What the owner likes is so for whoever reads the site, as it is on a live page.
    var moments = details.moments
    for index in moments.indices where moments[index].isLiked != nil {
      moments[index].addOwnLike(of: people[0])
    }
    self.moments = moments
  }

  /// Reads a feed from JSON; see ``MomentsDetails/read(from:file:diagnostics:)``.
  public static func read(
    from bytes: [UInt8], file: String, diagnostics: Diagnostics = Diagnostics()
  ) throws(InputError) -> MomentsFeed {
    MomentsFeed(try MomentsDetails.read(from: bytes, file: file, diagnostics: diagnostics))
  }

  /// The newest time in Unix seconds, or nil if no moment has one.
  public var newestSeconds: Double? { moments.compactMap(\.createdSeconds).max() }
}
