/// A page of a site.
public struct Page: SitePart {
  /// The page's path as the author wrote it; with a `/` at its end it is a folder's `index.html`.
  public var path: String
  /// When the page changed last, for the sitemap.
  public var modified: Timestamp?
  /// Whether the sitemap names the page.
  public var isListed = true
  /// The hash of all that the content is made from; nil to make the page in every build.
  public var inputs: ContentHash?
  /// What the page says of itself to programs; it counts for pages that are made of views.
  public var metadata = PageMetadata()
  let content: @MainActor @Sendable (PageContext) throws -> PageContent
  /// What the page shows, if it is made of views.
  var views: (@MainActor @Sendable () -> PageViews)?
  /// What stands around the views.
  var layout = Layout.site
  /// Where the author wrote the page.
  var place: SourcePlace?
  /// The routes of the pages before and behind this one in a series.
  var neighbours: (previous: String?, next: String?) = (nil, nil)
  /// The routes of the scripts that the page runs, each a module of the site's own.
  var scripts: [String] = []
  /// The page's words, for a search.
  package var searchText: String?
  /// Whether the page is shown at addresses that aren't its own.
  var isAtAnyAddress = false

  /// Which layout stands around a page's views.
  enum Layout: Sendable {
    case none
    case site
    case own(PageLayout)
  }

  /// A page whose content is made when the site is built.
  ///
  /// - Parameters:
  ///   - path: The file, such as `m/12.html`.
  ///   - modified: When the page changed last, for the sitemap.
  ///   - inputs: The hash of all that the content is made from, see ``PageInputs``. If it is that
  ///     of the last build, the page is kept and `content` isn't called. What ``Site/inputs``
  ///     counts need not be in it.
  ///   - content: Makes the content; equal input must give equal content.
  public init(
    _ path: String, modified: Timestamp? = nil, inputs: ContentHash? = nil,
    content: @escaping @MainActor @Sendable (PageContext) throws -> PageContent
  ) {
    self.path = path
    self.modified = modified
    self.inputs = inputs
    self.content = content
  }

  /// The page, left out of the sitemap.
  public func unlisted() -> Page {
    changed { $0.isListed = false }
  }

  public func add(to plan: inout SitePlan) { plan.add(self) }
}
