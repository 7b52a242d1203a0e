/// A page as a search finds it.
public struct SearchDocument: Hashable, Sendable {
  /// The page's route, from the site's top.
  public var route: String
  /// What a result is headed by; its words count more than others.
  public var title: String
  /// What a result says beside, such as a date; nobody finds the page by it.
  public var caption: String
  /// The page's words, as plain text.
  public var text: String
  /// The characters of ``text`` that a result shows at most.
  static let shown = 200

  /// Creates what a search finds.
  public init(route: String, title: String, caption: String = "", text: String) {
    self.route = route
    self.title = title
    self.caption = caption
    self.text = text
  }

  /// What a page says of itself; nil for pages that no search should find.
  init?(_ page: Page) {
    guard page.isListed, page.metadata.isIndexed, let title = page.metadata.title else {
      return nil
    }
    let tags = page.metadata.tags.joined(separator: " ")
    self.init(
      route: page.path, title: title,
      text: [page.searchText ?? page.metadata.summary, tags].filter { !$0.isEmpty }
        .joined(separator: " "))
  }

  /// The beginning of the text, ending with a word.
  var excerpt: String {
    guard let end = text.index(text.startIndex, offsetBy: Self.shown, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    let head = text[..<end]
    let space = head.lastIndex { $0.isWhitespace }
    return head[..<(space ?? head.endIndex)] + "…"
  }
}

extension SearchDocument: PageInput {
  public func add(to inputs: inout PageInputs) {
    inputs.add(route)
    inputs.add(title)
    inputs.add(caption)
    inputs.add(text)
  }
}
