import Foundation
import Moments
import MomentsViews
import StaticSite

extension MomentsSite {
  /// A page for each moment, newest first, each with the ways to those beside it.
  func momentPages(_ order: [Int]) -> [any SitePart] {
    order.indices.map { place in
      momentPage(
        order[place], newer: place > 0 ? order[place - 1] : nil,
        older: place + 1 < order.count ? order[place + 1] : nil)
    }
  }

  private func momentPage(_ index: Int, newer: Int?, older: Int?) -> any SitePart {
    let moment = feed.moments[index]
    let person = feed.authors[index]
    let newer = newer.map { paths.moment(feed.moments[$0].id) }
    let older = older.map { paths.moment(feed.moments[$0].id) }
    var inputs = inputs("moment")
    inputs.add(cards.hashes[index])
    inputs.add(feed.people[person].id)
    inputs.add(feed.people[person].name)
    inputs.add(newer)
    inputs.add(older)
    return Page(
      paths.moment(moment.id), modified: modified([index]), inputs: inputs.hash
    ) { page in
      let card = cards.full(index)
      let view = MomentPage(
        card, title: title(of: card), userID: feed.owner.id,
        person: (feed.people[person].name, paths.person(person)), home: MomentPaths.page(1),
        text: linkedText(of: card), photos: card.photoURLs,
        neighbours: MomentPage.Neighbours(newer: newer, older: older), site: routes)
      var content = try content(view, page)
      content.summary = card.title ?? words.moment(by: card.userName)
      content.kind = "article"
      try content.addNeighbours(previous: newer, next: older, page)
      if let photo = moment.photos.first, let base = page.baseURL {
        content.image = URL(string: photo, relativeTo: URL(string: base.string))?.absoluteString
      }
      return content
    }
  }
}

extension PageContent {
  /// Tells programs of the pages beside one.
  mutating func addNeighbours(
    previous: String?, next: String?, _ page: PageContext
  ) throws(SiteError) {
    if let previous { links.append(HeadLink("prev", to: try page.address(of: previous))) }
    if let next { links.append(HeadLink("next", to: try page.address(of: next))) }
  }
}
