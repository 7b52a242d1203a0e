public import ViewTree

/// Many items on pages of a few each, one after the other.
///
///     Pages(of: posts, by: 10, at: "/") { slice in PostList(slice: slice) }
///
/// The first page is at the route, the others are in its folder: `2/`, `3/` and so on.
public struct Pages<Item: Sendable>: SitePart {
  /// All pages, in order.
  public var pages: [Page]

  /// Puts items on pages.
  ///
  /// - Parameters:
  ///   - items: The items, in order; without any there is one empty page.
  ///   - size: The most items of a page, at least one.
  ///   - route: The first page's route; it ends with `/`.
  ///   - title: The title; pages after the first have their number behind it. Nil for the site's.
  ///   - inputs: What a page is made from, for one that is made again only when that changes.
  ///   - file: Where the author wrote this, for messages.
  ///   - line: The line in that file.
  ///   - content: What one of the pages shows.
  public init<Content: View>(
    of items: [Item], by size: Int, at route: String, title: String? = nil,
    inputs: (@Sendable (PageSlice<Item>) -> [any PageInput])? = nil,
    file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable (PageSlice<Item>) -> Content
  ) {
    let size = max(1, size)
    let count = max(1, (items.count + size - 1) / size)
    let folder = route.hasSuffix("/") ? route : route + "/"
    pages = (1...count).map { number in
      let slice = PageSlice(
        items: Array(items.dropFirst((number - 1) * size).prefix(size)), number: number,
        count: count, folder: folder)
      var page = Page(slice.route, file: file, line: line) { content(slice) }
      page.metadata.title = title.map { number == 1 ? $0 : "\($0), \(number)" }
      page.neighbours = (slice.previous, slice.next)
      if let inputs {
        var all = PageInputs("slice")
        all.add(number)
        all.add(count)
        for input in inputs(slice) { input.add(to: &all) }
        page.inputs = all.hash
      }
      return page
    }
  }

  public func add(to plan: inout SitePlan) {
    for page in pages { page.add(to: &plan) }
  }
}

/// The items of one page among several.
public struct PageSlice<Item: Sendable>: Sendable {
  /// The page's items.
  public let items: [Item]
  /// The page's number, from one.
  public let number: Int
  /// The number of pages.
  public let count: Int
  let folder: String

  /// The route of the page before, if there is one.
  public var previous: String? { number > 1 ? route(of: number - 1) : nil }
  /// The route of the page behind, if there is one.
  public var next: String? { number < count ? route(of: number + 1) : nil }
  var route: String { route(of: number) }

  private func route(of number: Int) -> String {
    number == 1 ? folder : (folder == "/" ? "" : folder) + "\(number)/"
  }
}
