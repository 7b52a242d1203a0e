import Foundation
import Moments
import MomentsViews
import StaticSite
import ViewTree

/// The pages of a feed: the timeline, each moment, each person, each tag, the archive by month, and
/// what readers and programs need besides.
///
/// Each page has the hash of what its content reads: whatever a content closure takes from the feed
/// or from the options must be among the inputs above it.
@MainActor
struct MomentsSite {
  let feed: MomentsFeed
  let settings: BuildSettings
  let cards: MomentCards
  let words: SiteWords
  let paths: MomentPaths
  private let template: PageTemplate
  private let publicFolder: String
  /// The hash of the assets that views find beside those of the program.
  private let assets: ContentHash

  init(
    feed: MomentsFeed, settings: BuildSettings, templates: String, publicFolder: String,
    assets: ContentHash
  ) throws(SiteError) {
    self.feed = feed
    self.settings = settings
    self.publicFolder = publicFolder
    self.assets = assets
    template = try PageTemplate(file: "\(templates)/page.html")
    cards = MomentCards(feed: feed, settings: settings)
    words = SiteWords(locale: settings.locale)
    paths = MomentPaths(feed: feed)
  }

  var title: String { words.timeline(of: feed.owner.name) }
  var summary: String { words.summary(of: feed.owner.name) }

  func plan() throws(SiteError) -> BuildPlan {
    let order = feed.newestFirst
    let tags = feed.momentsByTag()
    let months = feed.momentsByMonth(timeZone: settings.timeZone)
    let items = items(order)
    var inputs = PageInputs("moments")
    inputs.add(assets)
    inputs.add(settings.timeZone.identifier)
    inputs.add(settings.hasSearch)
    var site = Site(
      title: title, baseURL: settings.baseURL, language: settings.language, template: template,
      stylesheet: "style.css", inputs: inputs.hash
    ) {
      timelinePages(order)
      momentPages(order)
      feed.momentsByPerson.enumerated().flatMap { personPages($0.offset, $0.element) }
      tags.flatMap { tagPages($0.tag, $0.moments) }
      monthPages(months)
      archivePage(months, tags)
      searchParts(order)
      notFoundPage()
      Feed(.atom, at: "feed.atom", items: items, summary: summary)
      Feed(.rss, at: "feed.rss", items: items, summary: summary)
      Feed(.json, at: "feed.json", items: items, summary: summary)
      if settings.baseURL != nil { Sitemap() }
      Files(from: publicFolder)
    }
    site.originsFolder = settings.origins
    site.keepsPictureMetadata = settings.keepsPictureMetadata
    if settings.hasPictureForms { site.pictureForms = PictureForms() }
    return try site.plan()
  }

  private func items(_ order: [Int]) -> [FeedItem] {
    order.prefix(50).compactMap { index in
      let card = cards[index]
      guard let date = card.createdDate else { return nil }
      return FeedItem(
        path: paths.moment(card.id), title: title(of: card), summary: card.title ?? "",
        author: card.userName,
        published: Timestamp(seconds: Int64(date.timeIntervalSince1970)))
    }
  }

  /// When the newest of some moments was written.
  func modified(_ indices: some Sequence<Int>) -> Timestamp? {
    indices.compactMap { feed.moments[$0].createdSeconds }.max().map {
      Timestamp(seconds: Int64($0))
    }
  }

  /// The inputs that all pages have: the feed's owner, whose name is in every title.
  func inputs(_ kind: String) -> PageInputs {
    var inputs = PageInputs(kind)
    inputs.add(feed.owner)
    return inputs
  }

  /// Where the site's parts are.
  var routes: SiteRoutes {
    SiteRoutes(
      home: MomentPaths.page(1), archive: MomentPaths.archive,
      search: settings.hasSearch ? MomentPaths.search : nil)
  }

  func content<V: View>(
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

  /// A short title of a moment: its first words, or whose it is.
  func title(of moment: MomentListItemViewModel) -> String {
    guard let text = moment.title, let title = Self.firstWords(of: text) else {
      return words.moment(by: moment.userName)
    }
    return title
  }

  /// The words of a text that fit into a title; nil if it has none.
  static func firstWords(of text: String) -> String? {
    var title = ""
    var count = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let length = word.count
      if count + length > 60 {
        return (title.isEmpty ? String(word.prefix(60)) : title) + "…"
      }
      if !title.isEmpty {
        title += " "
        count += 1
      }
      title += word
      count += length
    }
    return title.isEmpty ? nil : title
  }
}
