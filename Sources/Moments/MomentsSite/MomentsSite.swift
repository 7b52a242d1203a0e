import Foundation
import Moments
import StaticSite

/// The pages of a feed: the timeline, each moment, each person, and what readers and programs need
/// besides.
@MainActor
struct MomentsSite {
  let feed: MomentsFeed
  let settings: BuildSettings
  let cards: MomentCards
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
    let now = settings.clock ?? Date(timeIntervalSince1970: feed.newestSeconds ?? 0)
    cards = MomentCards(feed: feed, now: now, language: settings.language)
  }

  var title: String { "\(feed.owner.name)’s Moments" }
  var summary: String { "What \(feed.owner.name) and friends saw." }

  func plan() throws(SiteError) -> BuildPlan {
    let order = feed.newestFirst
    let items = items(order)
    var site = Site(
      title: title, baseURL: settings.baseURL, language: settings.language, template: template,
      stylesheet: "style.css", inputs: assets
    ) {
      timelinePages(order)
      order.map { momentPage($0) }
      feed.momentsByPerson.enumerated().map { personPage($0.offset, $0.element) }
      notFoundPage()
      Feed(.atom, at: "feed.atom", items: items, summary: summary)
      Feed(.rss, at: "feed.rss", items: items, summary: summary)
      Feed(.json, at: "feed.json", items: items, summary: summary)
      if settings.baseURL != nil { Sitemap() }
      Files(from: publicFolder)
    }
    site.originsFolder = settings.origins
    return try site.plan()
  }

  /// The path of a moment's page, from the site's top.
  func path(ofMoment id: String) -> String { "m/\(Self.fileName(id)).html" }

  func path(ofPerson index: Int) -> String {
    "p/\(Self.fileName(feed.people[index].id)).html"
  }

  func path(ofPage number: Int) -> String {
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

  private func items(_ order: [Int]) -> [FeedItem] {
    order.prefix(50).compactMap { index in
      let card = cards[index]
      guard let date = card.createdDate else { return nil }
      return FeedItem(
        path: path(ofMoment: card.id), title: Self.title(of: card), summary: card.title ?? "",
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

  /// A short title of a moment: its first words, or whose it is.
  static func title(of moment: MomentListItemViewModel) -> String {
    guard let text = moment.title, !text.isEmpty else { return "A moment by \(moment.userName)" }
    let words = text.split(whereSeparator: \.isWhitespace)
    var title = ""
    var count = 0
    for word in words {
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
    return title
  }
}
