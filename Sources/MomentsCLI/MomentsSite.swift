import Foundation
import HTMLParsing
import Moments
import MomentsViews
import StaticSite
import ViewTree

/// The pages of a feed: the timeline, each moment, each person, and what readers and programs need
/// besides.
@MainActor
struct MomentsSite {
  let feed: MomentsFeed
  let settings: BuildSettings
  let template: PageTemplate
  let publicFolder: String
  private let resources: SharedResources
  private let cards: [MomentListItemViewModel]

  init(
    feed: MomentsFeed, settings: BuildSettings, templates: String, publicFolder: String
  ) throws(SiteError) {
    self.feed = feed
    self.settings = settings
    self.publicFolder = publicFolder
    template = try PageTemplate(file: "\(templates)/page.html")
    resources = SharedResources(stylesheet: try SitePath("style.css"))
    let now = settings.clock ?? Date(timeIntervalSince1970: feed.newestSeconds ?? 0)
    var builder = MomentListItemBuilder(now: now, locale: Locale(identifier: settings.language))
    cards = feed.moments.map { builder.item(for: $0) }
  }

  /// What the views of the pages were warned about.
  var warnings: [Diagnostic] { resources.warnings }

  private var title: String { "\(feed.owner.name)’s Moments" }

  func plan() throws(SiteError) -> BuildPlan {
    let order = feed.newestFirst
    // Pages are made first: they tell which rules and pictures the site needs.
    var pages = try timelinePages(order)
    for index in order { pages.append(try momentPage(index)) }
    for (person, moments) in feed.momentsByPerson.enumerated() {
      pages.append(try personPage(person, moments))
    }
    pages.append(try notFoundPage())
    let site = Site(
      title: title, baseURL: settings.baseURL, language: settings.language, template: template
    ) {
      pages
      Feed(.atom, at: "feed.atom", items: items(order), summary: summary)
      Feed(.rss, at: "feed.rss", items: items(order), summary: summary)
      Feed(.json, at: "feed.json", items: items(order), summary: summary)
      if settings.baseURL != nil { Sitemap() }
      Files(from: publicFolder)
      resources.parts
    }
    return try site.plan()
  }

  private var summary: String { "What \(feed.owner.name) and friends saw." }

  /// The path of a moment's page, from the site's top.
  private func path(of moment: MomentListItemViewModel) -> String {
    "m/\(Self.fileName(moment.id)).html"
  }

  private func path(ofPerson index: Int) -> String {
    "p/\(Self.fileName(feed.people[index].id)).html"
  }

  private func path(ofPage number: Int) -> String {
    number == 1 ? "index.html" : "page-\(number).html"
  }

  /// A name that any file system can hold, different for different ids.
  static func fileName(_ id: String) -> String {
    var name = ""
    for byte in id.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x2D: name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "_" + String(byte, radix: 16) + "_"
      }
    }
    if name.utf8.count <= 120 { return name.isEmpty ? "_" : name }
    return name.prefix(80) + "_" + ContentHash(Array(id.utf8)).description
  }

  private func timelinePages(_ order: [Int]) throws(SiteError) -> [any SitePart] {
    let size = settings.pageSize
    let count = max(1, (order.count + size - 1) / size)
    var result: [any SitePart] = []
    for number in 1...count {
      let part = order.dropFirst((number - 1) * size).prefix(size)
      let pages = Pagination(
        number: number, count: count, previous: number > 1 ? path(ofPage: number - 1) : nil,
        next: number < count ? path(ofPage: number + 1) : nil)
      let view = TimelinePage(
        title: number == 1 ? title : "\(title), page \(number)",
        profile: UserProfileListItemViewModel(userDetails: feed.owner),
        moments: part.map { cards[$0] }, userID: feed.owner.id, pages: pages,
        address: { path(of: $0) })
      let context = try context(path(ofPage: number))
      var content = try content(view, context)
      content.summary = summary
      if number > 1 {
        content.links.append(
          HeadLink("prev", to: try context.address(of: path(ofPage: number - 1))))
      }
      if number < count {
        content.links.append(
          HeadLink("next", to: try context.address(of: path(ofPage: number + 1))))
      }
      result.append(page(context, content, modified(part)))
    }
    return result
  }

  private func context(_ path: String) throws(SiteError) -> PageContext {
    PageContext(path: try SitePath(path), baseURL: settings.baseURL)
  }

  private func page(
    _ context: PageContext, _ content: PageContent, _ modified: Timestamp?
  ) -> Page {
    Page(context.path.string, modified: modified) { _ in content }
  }

  private func momentPage(_ index: Int) throws(SiteError) -> Page {
    let card = cards[index]
    let moment = feed.moments[index]
    let person = feed.authors[index]
    let title = Self.title(of: card)
    let view = MomentPage(
      card, title: title, userID: feed.owner.id,
      person: (feed.people[person].name, path(ofPerson: person)), home: "index.html")
    let context = try context(path(of: card))
    var content = try content(view, context)
    content.summary = card.title ?? "A moment by \(card.userName)"
    content.kind = "article"
    if let photo = moment.photos.first, let base = settings.baseURL {
      content.image = URL(string: photo, relativeTo: URL(string: base.string))?.absoluteString
    }
    return page(context, content, modified([index]))
  }

  private func personPage(_ person: Int, _ moments: [Int]) throws(SiteError) -> Page {
    let details = feed.people[person]
    let view = TimelinePage(
      title: details.name, profile: UserProfileListItemViewModel(userDetails: details),
      moments: moments.map { cards[$0] }, userID: feed.owner.id, pages: nil,
      address: { path(of: $0) })
    let context = try context(path(ofPerson: person))
    var content = try content(view, context)
    content.summary = details.bio ?? "Moments by \(details.name)"
    content.kind = "profile"
    return page(context, content, modified(moments))
  }

  /// The page for addresses that don't exist; it may be shown at any depth, so its rules are in it.
  private func notFoundPage() throws(SiteError) -> Page {
    let home = settings.baseURL?.string ?? "index.html"
    let context = try context("404.html")
    let content = try PageContent(
      NotFoundPage(home: home), language: settings.language, context: context)
    return page(context, content, nil).unlisted()
  }

  private func content<V: View>(
    _ view: V, _ context: PageContext
  ) throws(SiteError) -> PageContent {
    var content = try PageContent(
      view, language: settings.language, context: context, resources: resources)
    for (format, name) in [(Feed.Format.atom, "atom"), (.rss, "rss"), (.json, "json")] {
      content.links.append(
        HeadLink(
          "alternate", to: try context.address(of: "feed.\(name)"), type: format.mediaType,
          title: title))
    }
    return content
  }

  private func items(_ order: [Int]) -> [FeedItem] {
    order.prefix(50).compactMap { index in
      let card = cards[index]
      guard let date = card.createdDate else { return nil }
      return FeedItem(
        path: path(of: card), title: Self.title(of: card), summary: card.title ?? "",
        author: card.userName,
        published: Timestamp(seconds: Int64(date.timeIntervalSince1970)))
    }
  }

  private func modified(_ indices: some Sequence<Int>) -> Timestamp? {
    indices.compactMap { cards[$0].createdDate }.max().map {
      Timestamp(seconds: Int64($0.timeIntervalSince1970))
    }
  }

  /// A short title of a moment: its first words, or whose it is.
  static func title(of moment: MomentListItemViewModel) -> String {
    guard let text = moment.title, !text.isEmpty else { return "A moment by \(moment.userName)" }
    let words = text.split(whereSeparator: \.isWhitespace)
    var title = ""
    for word in words {
      if title.count + word.count > 60 {
        return (title.isEmpty ? String(word.prefix(60)) : title) + "…"
      }
      title += (title.isEmpty ? "" : " ") + word
    }
    return title
  }
}
