import MarkdownPages
import StaticSite
import SwiftUI

@main struct Blog: Website {
  func site(_ edition: Edition) throws -> Site {
    let folder = try MarkdownFolder("Posts", at: "posts/", edition)
    let posts = folder.documents
    let tags = TagIndex(posts, at: "tags/") { $0.tags }
    let pages = posts.map { post in Page(post) { PostView(post: post, tags: tags) } }
    return try Site("Tea & Biscuits", url: "https://tea.example/") {
      Pages(of: posts, by: 10, at: "/", inputs: { [$0.items] }) { slice in
        Heading("Tea & Biscuits")
        PostList(posts: slice.items)
        HStack {
          if let newer = slice.previous { PageLink("Newer", to: newer) }
          Spacer()
          if let older = slice.next { PageLink("Older", to: older) }
        }
      }
      pages
      for tag in tags.tags {
        Page(tag.route, title: tag.name) {
          Heading(tag.name)
          PostList(posts: tag.items)
        }.inputs(tag.items)
      }
      folder
      Page("about/", title: "About") {
        MarkdownView("# About\n\nA blog about **tea**, with [a feed](/feed.atom).")
      }
      Redirect("about-me.html", to: "about/")
      Page.notFound(title: "Not found") { Heading("There is no page at this address.") }
      Feed(.atom, at: "feed.atom", of: pages)
      Sitemap()
      Files(from: "Public")
    }
    .layout(BlogLayout())
    .icon("favicon.svg")
    .themeColor(.brown)
  }
}

struct BlogLayout: ViewModifier {
  @Environment(\.page) private var page

  func body(content: Content) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 32) {
        HStack(spacing: 16) {
          PageLink(page.siteTitle, to: "/").font(.headline)
          Spacer()
          PageLink("About", to: "about/")
        }
        .webElement(.nav)
        content
      }
      .padding()
      .frame(maxWidth: 680, alignment: .leading)
    }
  }
}

struct PostView: View {
  let post: MarkdownDocument
  let tags: TagIndex<MarkdownDocument>

  var body: some View {
    Heading(post.title)
    HStack(spacing: 12) {
      if let date = post.date { Text(date, format: .dateTime.year().month().day()) }
      ForEach(post.tags, id: \.self) { PageLink($0, to: tags.route(of: $0)) }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    MarkdownView(post)
  }
}

struct PostList: View {
  let posts: [MarkdownDocument]

  var body: some View {
    ForEach(posts) { post in
      VStack(alignment: .leading, spacing: 4) {
        PageLink(post.title, to: post.route).font(.title3.bold()).accessibilityHeading(.h2)
        Text(post.summary).foregroundStyle(.secondary)
      }
      .webElement(.article)
    }
  }
}

struct Heading: View {
  let text: String

  init(_ text: String) { self.text = text }
  var body: some View { Text(text).font(.largeTitle.bold()).accessibilityHeading(.h1) }
}
