import StaticSite

@MainActor enum FeedUses {
  static func feedItem(_ value: FeedItem, _ timestamp: Timestamp) {
    _ = FeedItem.self
    _ = value.path
    _ = value.title
    _ = value.summary
    _ = value.html
    _ = value.author
    _ = value.published
    _ = value.updated
    _ = FeedItem(
      path: "a", title: "a", summary: "a", html: "a", author: "a", published: timestamp,
      updated: timestamp)
  }

  static func feed(_ value: Feed, _ feedItem: FeedItem, _ page: Page, _ pageContext: PageContext)
    throws
  {
    _ = Feed.self
    _ = value.format
    _ = value.path
    _ = value.items
    _ = value.homePath
    _ = value.summary
    _ = value.tagAuthority
    _ = Feed(.atom, at: "a", items: [feedItem], homePath: "a", summary: "a")
    _ = Feed(.atom, at: "a", of: [page], limit: 1, summary: "a")
    _ = try value.link(on: pageContext, title: "a")
  }

  static func feedFormat(_ value: Feed.Format) {
    let _: [Feed.Format] = [.atom, .rss, .json]
    _ = Feed.Format.self
    _ = value.mediaType
  }
}
