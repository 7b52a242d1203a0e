import Moments
import MomentsViews
import StaticSite

/// Pages of cards: the timeline, and those of a person and of a tag.
extension MomentsSite {
  /// The pages of everybody's moments.
  func timelinePages(_ order: [Int]) -> [any SitePart] {
    let profile = feed.owner
    return cardPages("timeline", order, inputs("timeline"), path: MomentPaths.page) { number in
      (words.title(title, page: number), summary, profile)
    }
  }

  /// The pages of a person's moments, even if there are none.
  func personPages(_ person: Int, _ moments: [Int]) -> [any SitePart] {
    let details = feed.people[person]
    var inputs = inputs("person")
    inputs.add(details)
    return cardPages("profile", moments, inputs, path: { paths.person(person, page: $0) }) {
      number in
      (
        words.title(details.name, page: number), details.bio ?? words.moments(by: details.name),
        details
      )
    }
  }

  /// The pages of the moments with a tag.
  func tagPages(_ tag: MomentTag, _ moments: [Int]) -> [any SitePart] {
    var inputs = inputs("tag")
    inputs.add(tag.name)
    return cardPages("website", moments, inputs, path: { paths.tag(tag, page: $0) }) { number in
      (words.title("#" + tag.name, page: number), words.moments(of: "#" + tag.name), nil)
    }
  }

  /// The pages of some moments' cards.
  ///
  /// - Parameters:
  ///   - kind: The kind of page that is told to programs; nil for the usual.
  ///   - common: What all of the pages are made from, beside the moments.
  ///   - path: Where the page of a number is.
  ///   - facts: The title and the summary of the page of a number, and whose profile is above.
  private func cardPages(
    _ kind: String, _ moments: [Int], _ common: PageInputs,
    path: @escaping (Int) -> String,
    facts: @escaping (Int) -> (title: String, summary: String, profile: UserDetails?)
  ) -> [any SitePart] {
    let size = settings.pageSize
    let count = max(1, (moments.count + size - 1) / size)
    return (1...count).map { number in
      let part = moments.dropFirst((number - 1) * size).prefix(size)
      let previous = number > 1 ? path(number - 1) : nil
      let next = number < count ? path(number + 1) : nil
      var inputs = common
      inputs.add(number)
      inputs.add(count)
      for index in part { inputs.add(cards.hashes[index]) }
      return Page(path(number), modified: modified(part), inputs: inputs.hash) { page in
        let facts = facts(number)
        let view = TimelinePage(
          title: facts.title,
          profile: facts.profile.map { UserProfileListItemViewModel(userDetails: $0) },
          moments: part.map { cards[$0] }, userID: feed.owner.id,
          pages: count == 1
            ? nil : Pagination(number: number, count: count, previous: previous, next: next),
          address: { paths.moment($0.id) }, text: { linkedText(of: $0) }, site: routes)
        var content = try content(view, page)
        content.summary = facts.summary
        if kind == "profile" { content.kind = kind }
        try content.addNeighbours(previous: previous, next: next, page)
        return content
      }
    }
  }
}
