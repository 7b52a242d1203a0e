/// A page of a site.
public struct Page: SitePart {
  /// The page's path as the author wrote it.
  public var path: String
  /// When the page changed last, for the sitemap.
  public var modified: Timestamp?
  /// Whether the sitemap names the page.
  public var isListed = true
  let content: @MainActor @Sendable (PageContext) throws -> PageContent

  /// A page whose content is made when the site is built.
  ///
  /// - Parameters:
  ///   - path: The file, such as `m/12.html`.
  ///   - modified: When the page changed last, for the sitemap.
  ///   - content: Makes the content; equal input must give equal content.
  public init(
    _ path: String, modified: Timestamp? = nil,
    content: @escaping @MainActor @Sendable (PageContext) throws -> PageContent
  ) {
    self.path = path
    self.modified = modified
    self.content = content
  }

  /// The page, left out of the sitemap.
  public func unlisted() -> Page {
    var page = self
    page.isListed = false
    return page
  }

  public func add(to plan: inout SitePlan) {
    let template = plan.site.template
    plan.add(path) { context in
      template.page(try content(context), context)
    }
  }
}
