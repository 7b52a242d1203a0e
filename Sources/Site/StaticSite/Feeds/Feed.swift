/// An entry of a feed.
public struct FeedItem: Hashable, Sendable {
  /// The page that the entry is about.
  public var path: String
  /// The entry's title; empty if it has none.
  public var title: String
  /// What happened, as plain text.
  public var summary: String
  /// The entry's elements as HTML source that our renderer wrote, if it has them.
  public var html: String?
  /// The author's name.
  public var author: String
  /// When the entry appeared; it is part of the entry's identity.
  public var published: Timestamp
  /// When the entry changed last.
  public var updated: Timestamp

  /// Creates an entry.
  public init(
    path: String, title: String, summary: String, html: String? = nil, author: String,
    published: Timestamp, updated: Timestamp? = nil
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    self.html = html
    self.author = author
    self.published = published
    self.updated = updated ?? published
  }
}

/// A feed of a site.
///
/// Entries come in the order given; newest first is what readers expect. With a base URL an entry
/// is identified by its page's address, without one by a `tag:` URI.
public struct Feed: SitePart {
  /// The format of a feed.
  public enum Format: Sendable, CaseIterable {
    /// Atom, RFC 4287.
    case atom
    /// RSS 2.0.
    case rss
    /// JSON Feed 1.1.
    case json

    /// The media type for links to the feed.
    public var mediaType: String {
      switch self {
      case .atom: "application/atom+xml"
      case .rss: "application/rss+xml"
      case .json: "application/feed+json"
      }
    }
  }
  /// The format.
  public var format: Format
  /// The feed's path.
  public var path: String
  /// The entries.
  public var items: [FeedItem]
  /// The page that shows the same entries.
  public var homePath: String
  /// One sentence on what the feed is about; RSS requires one.
  public var summary: String
  /// The name in whose name `tag:` URIs are made where there is no base URL.
  public var tagAuthority = "site.invalid"
  /// Pages that become entries.
  private var articles: [Page] = []
  private var limit = 0

  /// Creates a feed.
  public init(
    _ format: Format, at path: String, items: [FeedItem], homePath: String = "index.html",
    summary: String = ""
  ) {
    self.format = format
    self.path = path
    self.items = items
    self.homePath = homePath
    self.summary = summary
  }

  /// Creates a feed of the newest articles among a site's pages.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - path: The feed's path.
  ///   - pages: Pages of any kind; those without a date have no entry.
  ///   - limit: The most entries.
  ///   - summary: One sentence on what the feed is about.
  public init(
    _ format: Format, at path: String, of pages: [Page], limit: Int = 20, summary: String = ""
  ) {
    self.init(format, at: path, items: [], summary: summary)
    let dated = pages.filter { $0.metadata.published != nil }
    articles = dated.sorted { left, right in
      (left.metadata.published ?? .now, right.path) > (right.metadata.published ?? .now, left.path)
    }
    self.limit = limit
  }

  /// The link by which a page's head names the feed.
  public func link(on page: PageContext, title: String? = nil) throws(SiteError) -> HeadLink {
    HeadLink(
      "alternate", to: try page.address(of: path), type: format.mediaType, title: title)
  }

  public func add(to plan: inout SitePlan) {
    let site = plan.site
    var feed = self
    feed.items += articles.filter { plan.shows($0) }.prefix(max(0, limit)).compactMap { page in
      page.metadata.published.map { published in
        FeedItem(
          path: page.path, title: page.metadata.title ?? "", summary: page.metadata.summary,
          author: page.metadata.author ?? site.title, published: published,
          updated: page.metadata.modified)
      }
    }
    let complete = feed
    plan.feeds.append((format, path))
    plan.add(path) { context in
      let source = try FeedSource(complete, site: site, context: context)
      return switch format {
      case .atom: source.atom
      case .rss: source.rss
      case .json: source.json
      }
    }
  }
}
