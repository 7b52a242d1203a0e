/// A feed with its addresses worked out, ready to be written in any format.
struct FeedSource {
  struct Entry {
    var item: FeedItem
    var id: String
    /// The page's address: absolute with a base URL, else as a link in the feed's place.
    var address: String
  }
  let title: String
  let summary: String
  let language: String
  let id: String
  let home: String
  let own: String
  let isAbsolute: Bool
  let updated: Timestamp
  let entries: [Entry]

  init(_ feed: Feed, site: Site, context: PageContext) throws(SiteError) {
    let address = { (path: SitePath) -> String in
      site.baseURL?.address(of: path) ?? context.address(of: path)
    }
    let oldest = feed.items.map(\.published).min() ?? Timestamp(seconds: 0)
    var entries: [Entry] = []
    for item in feed.items {
      let path = try SitePath(route: item.path)
      let id =
        site.baseURL?.address(of: path)
        ?? FeedSource.tag(feed.tagAuthority, item.published, path.address)
      entries.append(Entry(item: item, id: id, address: address(path)))
    }
    self.entries = entries
    title = site.title
    summary = feed.summary.isEmpty ? site.title : feed.summary
    language = site.language
    home = address(try SitePath(route: feed.homePath))
    own = address(context.path)
    id =
      site.baseURL?.string ?? FeedSource.tag(feed.tagAuthority, oldest, context.path.address)
    isAbsolute = site.baseURL != nil
    updated = feed.items.map(\.updated).max() ?? Timestamp(seconds: 0)
  }

  /// A `tag:` URI, RFC 4151: a name, a day on which it was its owner's, and something unique.
  private static func tag(_ authority: String, _ day: Timestamp, _ specific: String) -> String {
    "tag:\(authority),\(day.date):\(specific)"
  }
}
