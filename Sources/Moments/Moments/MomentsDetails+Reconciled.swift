extension MomentsDetails {
  /// The same timeline with everything said once.
  ///
  /// - `people` are all who are named: the owner, those of ``MomentsFeed``, then likers whom the
  ///   source has no name for, with their identifiers as names.
  /// - Each moment's author has an identifier, and authors and likers have their person's picture.
  /// - `likes` is there and has nobody twice. What the owner says by `isLiked` is so in `likes`
  ///   too; `isLiked` itself, which depends on who looks, is nil.
  public func reconciled() -> MomentsDetails {
    let feed = MomentsFeed(self)
    var people = feed.people
    var indices = Dictionary(
      people.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { one, _ in one })
    func person(_ liker: Liker) -> UserDetails {
      if let known = indices[liker.id] { return people[known] }
      indices[liker.id] = people.count
      people.append(
        UserDetails(id: liker.id, name: liker.id, avatar: liker.avatar, backgroundImage: ""))
      return people[people.count - 1]
    }
    var moments = moments
    for index in moments.indices {
      let author = feed.people[feed.authors[index]]
      moments[index].userDetails = Moment.Author(
        id: author.id, name: author.name, avatar: author.avatar)
      moments[index].addOwnLike(of: feed.owner)
      var seen: Set<String> = []
      moments[index].likes = (moments[index].likes ?? []).compactMap { liker in
        guard seen.insert(liker.id).inserted else { return nil }
        return Liker(id: liker.id, avatar: person(liker).avatar)
      }
      moments[index].isLiked = nil
    }
    return MomentsDetails(userDetails: feed.owner, moments: moments, people: people)
  }

  /// A reconciled timeline as somebody sees it: they like what they are among the likers of.
  public func seen(by userID: String) -> MomentsDetails {
    var details = self
    for index in moments.indices {
      details.moments[index].isLiked = moments[index].likes?.contains { $0.id == userID } ?? false
    }
    return details
  }
}
