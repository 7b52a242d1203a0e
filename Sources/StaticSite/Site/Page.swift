/// A page of a site.
public struct Page: SitePart {
  /// The page's path as the author wrote it.
  public var path: String
  /// When the page changed last, for the sitemap.
  public var modified: Timestamp?
  /// Whether the sitemap names the page.
  public var isListed = true
  /// The hash of all that the content is made from; nil to make the page in every build.
  public var inputs: ContentHash?
  let content: @MainActor @Sendable (PageContext) throws -> PageContent

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
    var page = self
    page.isListed = false
    return page
  }

  public func add(to plan: inout SitePlan) { plan.add(self) }
}
