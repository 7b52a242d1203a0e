import Foundation
import MarkdownPages
import StaticSite
import ViewTree

/// A blog of a folder of Markdown: a page a post, lists by ten, tags, a feed, a sitemap.
struct SampleBlog {
  let folder: String

  @MainActor func site(_ edition: Edition) throws -> Site {
    let posts = try MarkdownFolder("\(folder)/posts", at: "posts/", edition)
    let documents = posts.documents
    let pages = documents.map { post in
      Page(post) {
        Text(post.title).font(.largeTitle).accessibilityHeading(.h1)
        MarkdownView(post)
      }
    }
    let tags = TagIndex(documents, at: "tags/") { $0.tags }
    return try Site("Sample", url: "https://example.org/") {
      pages
      Pages(of: documents, by: 10, at: "/", inputs: { [$0.items] }) { PostList(posts: $0.items) }
      tags.tags.map { tag in
        Page(tag.route, title: tag.name) { PostList(posts: tag.items) }.inputs(tag.items)
      }
      posts
      Feed(.atom, at: "feed.atom", of: pages)
      Page.notFound { Text("There is no page at this address.") }
      Sitemap()
    }.layout(SampleLayout())
  }

  /// Writes posts of some 400 words each, the same ones every time.
  func write(count: Int) throws {
    let home = "\(folder)/posts"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    for number in 0..<count {
      try post(number).write(
        toFile: "\(home)/post-\(number).md", atomically: false, encoding: .utf8)
    }
  }

  /// Another text for one post.
  func change(_ number: Int, to text: String) throws {
    try (post(number) + text).write(
      toFile: "\(folder)/posts/post-\(number).md", atomically: false, encoding: .utf8)
  }

  private func post(_ number: Int) -> String {
    let words = [
      "tea", "river", "paper", "winter", "a *lamp*", "the **harbour**", "`letters`", "stone",
      "evening", "[a map](post-\((number + 7) % 10).md)", "wind", "quiet", "bread", "the old road",
    ]
    func sentence(_ seed: Int, _ count: Int) -> String {
      let parts = (0..<count).map { words[(seed &* 31 &+ $0 &* 7) % words.count] }
      return parts.joined(separator: " ") + "."
    }
    var text = """
      ---
      title: Post \(number) of the sample
      date: 20\(10 + number % 15)-0\(1 + number % 9)-1\(number % 10)
      tags: [tag \(number % 20), tag \(number % 7)]
      ---

      """
    for part in 0..<6 {
      text += "## Part \(part)\n\n\(sentence(number + part, 30))\n\n\(sentence(number, 24))\n\n"
      if part % 2 == 0 { text += "- \(sentence(part, 5))\n- \(sentence(part + 1, 5))\n\n" }
      if part % 3 == 0 { text += "```swift\nlet answer = \(number)\nprint(answer)\n```\n\n" }
    }
    return text + "| a | b |\n|---|--:|\n| one | 1 |\n| two | 2 |\n"
  }
}

private struct SampleLayout: ViewModifier {
  @Environment(\.page) private var page

  func body(content: Content) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        PageLink(page.siteTitle, to: "/").webElement(.nav)
        content
      }
      .padding()
      .frame(maxWidth: 680)
    }
  }
}

private struct PostList: View {
  let posts: [MarkdownDocument]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(posts) { post in
        VStack(alignment: .leading) {
          PageLink(post.title, to: post.route).font(.title2)
          Text(post.summary).foregroundStyle(.secondary)
        }
        .webElement(.article)
      }
    }
  }
}
