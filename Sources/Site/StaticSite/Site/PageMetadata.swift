/// What programs read about a page: search engines, readers of feeds, previews of links.
public struct PageMetadata: Sendable {
  /// The document's title; nil for the view's navigation title, or else the site's.
  public var title: String?
  /// One or two sentences on what the page is about.
  public var summary = ""
  /// The page's language as a BCP 47 tag; nil for the site's.
  public var language: String?
  /// The Open Graph type, such as `website`, `article` or `profile`.
  public var kind = "website"
  /// A picture for previews: a file of the site, or an absolute address.
  public var image: String?
  /// Who wrote the page.
  public var author: String?
  /// When the page is to appear; before that it is left out.
  public var published: Timestamp?
  /// When the page changed last.
  public var modified: Timestamp?
  /// What the page is about, in single words.
  public var tags: [String] = []
  /// Whether the page is left out until it is done.
  public var isDraft = false
  /// Whether search engines may show the page.
  public var isIndexed = true
  /// What a page has in common with its translations.
  public var translationKey: String?
  /// What the page says in the vocabulary of schema.org.
  package var data: [StructuredData] = []

  /// Creates the metadata of a page that says nothing of itself.
  public init() {}

  /// Adds all that the head of a page is made from.
  func add(to inputs: inout PageInputs) {
    inputs.add(title)
    inputs.add(summary)
    inputs.add(language)
    inputs.add(kind)
    inputs.add(image)
    inputs.add(author)
    inputs.add(published?.iso8601)
    inputs.add(modified?.iso8601)
    inputs.add(tags.count)
    for tag in tags { inputs.add(tag) }
    inputs.add(isIndexed)
    for data in data { inputs.add(try? data.json()) }
  }
}
