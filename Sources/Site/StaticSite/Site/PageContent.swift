public import HTMLParsing

/// What one page has, apart from its shell.
public struct PageContent: Sendable {
  /// The direction in which the page's language is written.
  public enum Direction: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }
  /// The title of the document.
  public var title: String
  /// The language as a BCP 47 tag; nil for the site's.
  public var language: String?
  /// The direction in which the language is written.
  public var direction = Direction.leftToRight
  /// One or two sentences for search engines and previews.
  public var summary = ""
  /// The rules that the page uses; they stand in the page, and its policy allows just them.
  public var css = ""
  /// What stands before the main part, a navigation for example.
  public var header = TrustedMarkup.empty
  /// The main part.
  public var main: TrustedMarkup
  /// What stands behind the main part.
  public var footer = TrustedMarkup.empty
  /// The text of the link that leads past the header.
  public var skipLabel = "Skip to content"
  /// Other pages and files that belong to the page: feeds, the next page, an icon.
  public var links: [HeadLink] = []
  /// The Open Graph type.
  public var kind = "website"
  /// An absolute address of an image for previews.
  public var image: String?
  /// The addresses of the scripts that the page runs, each a module of the site's own.
  package var scripts: [String] = []
  /// What else the head says of the page.
  var head = PageHead()
  /// What the page uses of the files that the site's pages share, and the warnings about it.
  public var resources = PageResources()

  /// Creates a page's content.
  public init(title: String, main: TrustedMarkup) {
    self.title = title
    self.main = main
  }
}

/// A `link` element of a page's head.
public struct HeadLink: Hashable, Sendable {
  /// The relation, such as `next`, `alternate` or `icon`.
  public var relation: String
  /// The target's address as a link on this page names it.
  public var address: String
  /// The media type of the target.
  public var type: String?
  /// The target's title.
  public var title: String?
  /// The target's language as a BCP 47 tag.
  var language: String?

  /// Creates a link.
  public init(_ relation: String, to address: String, type: String? = nil, title: String? = nil) {
    self.relation = relation
    self.address = address
    self.type = type
    self.title = title
  }
}
