import Foundation
import Moments
import MomentsViews
import StaticSite
import ViewTree

/// The pages, each with the hash of what its content reads: whatever a content closure takes from
/// the feed or from the options must be among the inputs above it.
extension MomentsSite {
  func timelinePages(_ order: [Int]) -> [any SitePart] {
    let size = settings.pageSize
    let count = max(1, (order.count + size - 1) / size)
    return (1...count).map { number in
      let part = order.dropFirst((number - 1) * size).prefix(size)
      var inputs = inputs("timeline")
      inputs.add(number)
      inputs.add(count)
      for index in part { inputs.add(cards.hashes[index]) }
      return Page(path(ofPage: number), modified: modified(part), inputs: inputs.hash) { page in
        let pages = Pagination(
          number: number, count: count, previous: number > 1 ? path(ofPage: number - 1) : nil,
          next: number < count ? path(ofPage: number + 1) : nil)
        let view = TimelinePage(
          title: number == 1 ? title : "\(title), page \(number)",
          profile: UserProfileListItemViewModel(userDetails: feed.owner),
          moments: part.map { cards[$0] }, userID: feed.owner.id, pages: pages,
          address: { path(ofMoment: $0.id) })
        var content = try content(view, page)
        content.summary = summary
        if number > 1 {
          content.links.append(
            HeadLink("prev", to: try page.address(of: path(ofPage: number - 1))))
        }
        if number < count {
          content.links.append(
            HeadLink("next", to: try page.address(of: path(ofPage: number + 1))))
        }
        return content
      }
    }
  }

  func momentPage(_ index: Int) -> any SitePart {
    let moment = feed.moments[index]
    let person = feed.authors[index]
    var inputs = inputs("moment")
    inputs.add(cards.hashes[index])
    inputs.add(feed.people[person].id)
    inputs.add(feed.people[person].name)
    return Page(
      path(ofMoment: moment.id), modified: modified([index]), inputs: inputs.hash
    ) { page in
      let card = cards[index]
      let view = MomentPage(
        card, title: Self.title(of: card), userID: feed.owner.id,
        person: (feed.people[person].name, path(ofPerson: person)), home: path(ofPage: 1))
      var content = try content(view, page)
      content.summary = card.title ?? "A moment by \(card.userName)"
      content.kind = "article"
      if let photo = moment.photos.first, let base = page.baseURL {
        content.image = URL(string: photo, relativeTo: URL(string: base.string))?.absoluteString
      }
      return content
    }
  }

  func personPage(_ person: Int, _ moments: [Int]) -> any SitePart {
    let details = feed.people[person]
    var inputs = inputs("person")
    inputs.add(details)
    for index in moments { inputs.add(cards.hashes[index]) }
    return Page(
      path(ofPerson: person), modified: modified(moments), inputs: inputs.hash
    ) { page in
      let view = TimelinePage(
        title: details.name, profile: UserProfileListItemViewModel(userDetails: details),
        moments: moments.map { cards[$0] }, userID: feed.owner.id, pages: nil,
        address: { path(ofMoment: $0.id) })
      var content = try content(view, page)
      content.summary = details.bio ?? "Moments by \(details.name)"
      content.kind = "profile"
      return content
    }
  }

  /// The page for addresses that don't exist; it may be shown at any depth, so its rules are in it.
  func notFoundPage() -> any SitePart {
    Page("404.html", inputs: inputs("not found").hash) { page in
      try PageContent(
        NotFoundPage(home: page.baseURL?.string ?? path(ofPage: 1)), language: settings.language,
        context: page, holdsRules: true)
    }.unlisted()
  }

  /// The inputs that all pages have: the feed's owner, whose name is in every title.
  private func inputs(_ kind: String) -> PageInputs {
    var inputs = PageInputs(kind)
    inputs.add(feed.owner)
    return inputs
  }

  private func content<V: View>(
    _ view: V, _ context: PageContext
  ) throws(SiteError) -> PageContent {
    var content = try PageContent(view, language: settings.language, context: context)
    for (format, name) in [(Feed.Format.atom, "atom"), (.rss, "rss"), (.json, "json")] {
      content.links.append(
        HeadLink(
          "alternate", to: try context.address(of: "feed.\(name)"), type: format.mediaType,
          title: title))
    }
    return content
  }
}
