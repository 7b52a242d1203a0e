public import ViewTree
internal import Foundation
internal import HTMLParsing

extension Page {
  /// A page that shows views.
  ///
  ///     Page("about/", title: "About") { AboutView() }
  ///
  /// The site's layout stands around the views, and the head is made of the page's metadata.
  ///
  /// - Parameters:
  ///   - route: The file, such as `about.html`; with a `/` at its end the `index.html` of a folder,
  ///     and `/` alone for the site's first page.
  ///   - title: The document's title; nil for the view's navigation title, or else the site's.
  ///   - file: Where the author wrote this, for messages.
  ///   - line: The line in that file.
  ///   - content: The views; they are the page's main part, one below the other at the leading edge.
  public init<Content: View>(
    _ route: String, title: String? = nil, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(route, place: SourcePlace(file, line), content: content)
    metadata.title = title
  }

  /// A page that shows views and was written at some place.
  package init<Content: View>(
    _ route: String, place: SourcePlace,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(route, content: { _ in PageContent(title: "", main: .empty) })
    self.place = place
    views = { PageViews(content: AnyView(content())) }
  }

  /// The page for addresses that lead nowhere, `404.html`.
  ///
  /// Servers show it at any address, so it holds its rules itself, and its links are absolute where the
  /// site's address is known.
  public static func notFound<Content: View>(
    title: String? = nil, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Page {
    var page = Page("404.html", title: title, file: file, line: line, content: content)
    page.isListed = false
    page.metadata.isIndexed = false
    page.isAtAnyAddress = true
    return page
  }
}

/// What stands in a page, and how it is laid out.
struct PageViews {
  let content: AnyView
}

/// Views as the main part of a document; several stand one below the other, at the leading edge.
struct MainContent: View {
  let content: AnyView

  var body: some View {
    VStack(alignment: .leading, spacing: 16) { content }
      .webElement(.main)
      .webID("content")
  }
}

/// A page's views in their layout, with what they may know of the page.
struct FramedPage: View {
  let content: AnyView
  let layout: PageLayout?
  let page: PageContext

  var body: some View {
    let main = AnyView(MainContent(content: content))
    Group {
      if let layout { layout.apply(main) } else { main }
    }
    .environment(\.page, page)
  }
}
