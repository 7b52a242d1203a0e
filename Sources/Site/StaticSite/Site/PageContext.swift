/// What a page knows about its place while it is made.
public struct PageContext: Sendable {
  /// The page's path.
  public let path: SitePath
  /// Where the site will be served, if that is known.
  public let baseURL: BaseURL?

  /// The site's language as a BCP 47 tag.
  public let language: String
  /// Where the style sheet is that the site's pages share, if they do.
  public let stylesheet: SitePath?

  /// What the page says of itself to programs.
  public package(set) var metadata = PageMetadata()
  /// The site's name.
  public package(set) var siteTitle = ""
  /// What a page made of views has from its site.
  var surroundings = PageSurroundings()

  /// The folder that gets the origins of pages, if they are wanted.
  package var originsFolder: String?

  /// Creates a context.
  public init(
    path: SitePath, baseURL: BaseURL?, language: String = "en", stylesheet: SitePath? = nil
  ) {
    self.stylesheet = stylesheet
    self.path = path
    self.baseURL = baseURL
    self.language = language
  }

  /// The address of another file of the site for a link on this page.
  public func address(of path: SitePath) -> String { path.address(from: self.path) }

  /// The address of another file of the site, or of a route, for a link on this page, and of an
  /// identifier in it, which is given without `#`.
  public func address(of path: String, fragment: String? = nil) throws(SiteError) -> String {
    let address = try SitePath(route: path).address(from: self.path)
    return fragment.map { "\(address)#\($0)" } ?? address
  }
}
