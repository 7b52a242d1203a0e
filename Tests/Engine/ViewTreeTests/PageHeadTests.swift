import ElementTree
import Foundation
import Testing
import ViewTree

private struct Notes: View {
  @State private var isSecond = false
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Next") { isSecond = true }
      Text("A").pageTitle(isSecond ? "Second" : "First")
    }
    .pageHead(PageHead(title: "Notes", summary: "All notes", siteName: "Desk"))
  }
}

@Suite("What pages say of themselves")
@MainActor
struct PageHeadTests {
  /// The lines of a document's head that the views have asked for.
  private func lines(_ view: some View, title: String? = nil) throws -> [String] {
    let renderer = HTMLRenderer(content: view)
    renderer.title = title
    return try renderer.html.components(separatedBy: "\n").filter {
      $0.hasPrefix("<title") || $0.contains("og:") || $0.contains("canonical")
        || $0.contains("description") || $0.contains("theme-color") || $0.contains("robots")
        || $0.contains("\"icon\"")
    }
  }

  @Test("A page that says nothing has a title and no more")
  func nothing() throws {
    #expect(try lines(Text("A")) == ["<title></title>"])
    #expect(try lines(Text("A").navigationTitle("B")) == ["<title>B</title>"])
  }

  @Test("Everything that a page says is in its head, escaped")
  func everything() throws {
    let head = PageHead(
      title: "Tea & <cake>", summary: "\"Both\"", canonical: "https://a.example/b?c&d",
      image: "/e.png", kind: "article", siteName: "Desk", icon: "/icon.svg",
      themeColor: Color(red: 1, green: 0, blue: 0), isListed: false)
    #expect(
      try lines(Text("A").navigationTitle("B").pageHead(head)) == [
        "<title>Tea &amp; &lt;cake&gt;</title>",
        "<meta name=\"description\" content=\"&quot;Both&quot;\"/>",
        "<meta name=\"robots\" content=\"noindex\"/>",
        "<meta name=\"theme-color\" content=\"#ff0000\" media=\"(prefers-color-scheme: light)\"/>",
        "<meta name=\"theme-color\" content=\"#ff0000\" media=\"(prefers-color-scheme: dark)\"/>",
        "<link rel=\"canonical\" href=\"https://a.example/b?c&amp;d\"/>",
        "<meta property=\"og:title\" content=\"Tea &amp; &lt;cake&gt;\"/>",
        "<meta property=\"og:description\" content=\"&quot;Both&quot;\"/>",
        "<meta property=\"og:type\" content=\"article\"/>",
        "<meta property=\"og:url\" content=\"https://a.example/b?c&amp;d\"/>",
        "<meta property=\"og:image\" content=\"/e.png\"/>",
        "<meta property=\"og:site_name\" content=\"Desk\"/>",
        "<link rel=\"icon\" href=\"/icon.svg\"/>",
      ])
  }

  @Test("Addresses that no link may have are none here")
  func addresses() throws {
    let head = PageHead(
      canonical: "javascript:alert(1)", image: "javascript:alert(2)", icon: "vbscript:x")
    let text = try lines(Text("A").pageHead(head)).joined(separator: "\n")
    #expect(!text.contains("script:"))
  }

  @Test("What views inside say wins, of views side by side the last, and what is shown")
  func order() throws {
    let view = VStack {
      Text("A").pageTitle("One").pageHead(PageHead(summary: "of A"))
      Text("B").pageTitle("Two")
    }
    .pageHead(PageHead(title: "Outer", summary: "Outer", siteName: "Desk"))
    let text = try lines(view)
    #expect(text.first == "<title>Two</title>")
    #expect(text.contains("<meta name=\"description\" content=\"of A\"/>"))
    #expect(text.contains("<meta property=\"og:site_name\" content=\"Desk\"/>"))
    // What whoever makes the page says wins over all.
    #expect(try lines(view, title: "Mine").first == "<title>Mine</title>")
    // A tab that isn't shown says nothing.
    let tabs = TabView {
      Text("A").pageTitle("Shown").tabItem { Text("a") }
      Text("B").pageTitle("Hidden").tabItem { Text("b") }
    }
    let live = LiveView(tabs)
    _ = try live.update()
    #expect(live.title == "Shown")
  }

  @Test("On a live page the title follows the views")
  func live() throws {
    let view = LiveView(Notes())
    _ = try view.update()
    #expect(view.title == "First")
    #expect(view.head.summary == "All notes")
    #expect(view.head.siteName == "Desk")
    let button = try #require(view.tree.nodes.indices.first { view.listens($0, to: .press) })
    #expect(view.handle(LiveEvent(.press), atNode: button) == .handled)
    let frame = try #require(try view.update())
    #expect(frame.commands == [.title("Second")])
    #expect(view.title == "Second")
  }
}
