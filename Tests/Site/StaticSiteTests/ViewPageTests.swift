import Foundation
import HTMLParsing
import StaticSite
import TestSupport
import Testing
import ViewTree

/// A frame around pages that shows what a layout may know.
private struct Frame: ViewModifier {
  @Environment(\.page) private var page

  func body(content: Content) -> some View {
    VStack {
      PageLink("Start", to: "/")
      PageLink(verbatim: page.siteTitle, to: "about/")
      content
    }
  }
}

extension PageLink where Label == Text {
  init(verbatim title: String, to route: String) { self.init(title, to: route) }
}

@Suite("Pages of views")
@MainActor
struct ViewPageTests {
  static let now = Timestamp("2026-03-01T12:00:00Z") ?? .now

  static func site(
    _ url: String? = "https://example.org/b", @SiteBuilder _ content: () -> [any SitePart]
  ) throws -> Site {
    var site = try Site("Ada & Co", url: url, content: content)
    site.edition = Edition(now: now)
    return site
  }

  static func date(_ text: String) -> Date { (Timestamp(text) ?? .now).instant }

  /// The elements of a page by their names, in order.
  static func elements(
    _ files: [String: String], _ path: String, _ name: String
  ) throws -> [ParsedElement] {
    let source = try #require(files[path])
    var found: [ParsedElement] = []
    var open = [try ParsedDocument(Array(source.utf8), file: path).root]
    while let next = open.popLast() {
      if next.name == name { found.append(next) }
      open += next.elements.reversed()
    }
    return found
  }

  /// What stands in the elements of a name in an XML file of ours.
  static func texts(_ xml: String?, _ name: String) -> [String] {
    (xml ?? "").components(separatedBy: "<\(name)>").dropFirst().map { rest in
      rest.components(separatedBy: "</\(name)>")[0]
    }
  }

  static func head(_ files: [String: String], _ path: String) throws -> [String: String] {
    var head: [String: String] = [:]
    for meta in try elements(files, path, "meta") {
      guard let name = meta["name"] ?? meta["property"] else { continue }
      head[name + (meta["media"].map { " " + $0 } ?? "")] = meta["content"]
    }
    return head
  }

  static func links(_ files: [String: String], _ path: String) throws -> [String] {
    try elements(files, path, "link").map { link in
      [link["rel"], link["href"], link["hreflang"]].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test("A page's head is made of its metadata")
  func heads() throws {
    let site = try Self.site {
      Page("posts/tea/", title: "Tea & biscuits") { Text("Tea") }
        .summary("On <tea>")
        .image("tea.png")
        .article(
          published: Self.date("2026-02-01T00:00:00Z"),
          modified: Self.date("2026-02-02T00:00:00Z"), author: "Ada", tags: ["tea"])
      Feed(.atom, at: "feed.atom", items: [])
    }.icon("favicon.svg").icon("apple-touch-icon.png").themeColor(.primary)
    let (files, _) = try SiteTests.build(site)
    let path = "posts/tea/index.html"
    let head = try Self.head(files, path)
    #expect(try Self.elements(files, path, "title").map(\.text) == ["Tea & biscuits"])
    #expect(head["description"] == "On <tea>")
    #expect(head["og:url"] == "https://example.org/b/posts/tea/")
    #expect(head["og:title"] == "Tea & biscuits")
    #expect(head["og:type"] == "article")
    #expect(head["og:site_name"] == "Ada & Co")
    #expect(head["og:image"] == "https://example.org/b/tea.png")
    #expect(head["article:published_time"] == "2026-02-01T00:00:00Z")
    #expect(head["article:modified_time"] == "2026-02-02T00:00:00Z")
    #expect(head["author"] == "Ada")
    #expect(head["twitter:card"] == "summary_large_image")
    #expect(head["theme-color (prefers-color-scheme: light)"] == "#000000")
    #expect(head["theme-color (prefers-color-scheme: dark)"] == "#ffffff")
    #expect(
      try Self.links(files, path) == [
        "canonical https://example.org/b/posts/tea/", "stylesheet ../../style.css",
        "icon ../../favicon.svg", "apple-touch-icon ../../apple-touch-icon.png",
        "alternate ../../feed.atom",
      ])
  }

  @Test("Data for search engines is JSON that no parser takes for markup")
  func structuredData() throws {
    struct Recipe: Encodable {
      var name = "</script><b>&]]>"
    }
    let site = try Self.site {
      Page("/", title: "A </script> & B") { Text("x") }
        .article(published: Self.date("2026-02-01T00:00:00Z"))
        .structuredData(Recipe())
    }
    let (files, _) = try SiteTests.build(site)
    let scripts = try Self.elements(files, "index.html", "script")
    #expect(scripts.map { $0["type"] } == ["application/ld+json", "application/ld+json"])
    let article = try JSONSerialization.jsonObject(with: Data(scripts[0].text.utf8))
    #expect((article as? [String: Any])?["headline"] as? String == "A </script> & B")
    #expect(scripts[1].text == #"{"name":"\u003c/script\u003e\u003cb\u003e\u0026]]\u003e"}"#)
  }

  @Test("The views are the one main landmark, and the layout stands around it")
  func layouts() throws {
    let site = try Self.site {
      Page("about/", title: "About") { Text("Us") }
      Page("bare.html", title: "Bare") { Text("Bare") }.withoutLayout()
    }.layout(Frame())
    let (files, _) = try SiteTests.build(site)
    let about = try Self.elements(files, "about/index.html", "main")
    #expect(about.map { $0["id"] } == ["content"])
    #expect(about.map(\.text) == ["Us"])
    let links = try Self.elements(files, "about/index.html", "a")
    #expect(links.map(\.text) == ["Skip to content", "Start", "Ada & Co"])
    #expect(links.map { $0["href"] } == ["#content", "../index.html", "../about/index.html"])
    #expect(links.map { $0["aria-current"] } == [nil, nil, "true"])
    #expect(try Self.elements(files, "bare.html", "a").count == 1)
    #expect(try Self.elements(files, "bare.html", "main").count == 1)
  }

  @Test("Drafts and pages with a date to come are left out, from feeds too, unless wanted")
  func editions() throws {
    func paths(_ edition: Edition) throws -> (pages: [String], entries: Int) {
      let pages = [
        Page("done/", title: "d") { Text("d") }
          .article(published: Self.date("2026-03-01T12:00:00Z")),
        Page("draft/", title: "d") { Text("d") }
          .article(published: Self.date("2026-02-01T00:00:00Z")).draft(),
        Page("later/", title: "d") { Text("d") }
          .article(published: Self.date("2026-03-01T12:00:01Z")),
      ]
      var site = try Self.site {
        pages
        Feed(.rss, at: "feed.rss", of: pages)
      }
      site.edition = edition
      let (files, _) = try SiteTests.build(site)
      let entries = Self.texts(files["feed.rss"], "link").count - 1
      return (files.keys.filter { $0.hasSuffix(".html") }.sorted(), entries)
    }
    #expect(try paths(Edition(now: Self.now)) == (["done/index.html"], 1))
    #expect(
      try paths(Edition(now: Self.now, includesDrafts: true))
        == (["done/index.html", "draft/index.html"], 2))
    #expect(
      try paths(Edition(now: Self.now, includesFuture: true))
        == (["done/index.html", "later/index.html"], 2))
    let (_, notes) = try SiteTests.build(
      Self.site { Page("draft/") { Text("d") }.draft() })
    #expect(
      notes.map(\.message) == ["Left out are 1 drafts and 0 pages with a date to come"])
  }

  @Test("Translations name each other, and the site's language stands for all others")
  func translations() throws {
    let site = try Self.site {
      Page("about/", title: "About") { Text("x") }.translation(of: "about", language: "en")
      Page("de/ueber/", title: "Über") { Text("x") }.translation(of: "about", language: "de")
      Page("alone/", title: "Alone") { Text("x") }.translation(of: "alone", language: "en")
    }
    let (files, _) = try SiteTests.build(site)
    let wanted = [
      "alternate https://example.org/b/de/ueber/ de", "alternate https://example.org/b/about/ en",
      "alternate https://example.org/b/about/ x-default",
    ]
    for path in ["about/index.html", "de/ueber/index.html"] {
      #expect(try Self.links(files, path).filter { $0.hasPrefix("alternate") } == wanted)
    }
    #expect(try Self.links(files, "alone/index.html").allSatisfy { !$0.hasPrefix("alternate") })
    #expect(try Self.elements(files, "de/ueber/index.html", "html").map { $0["lang"] } == ["de"])
  }

  @Test("A page for wrong addresses stands at any depth")
  func notFound() throws {
    let site = try Self.site {
      Page.notFound(title: "Nothing here") { PageLink("Home", to: "/") }
      Sitemap()
    }
    let (files, _) = try SiteTests.build(site)
    let links = try Self.elements(files, "404.html", "a")
    #expect(links.last?["href"] == "https://example.org/b/index.html")
    #expect(try Self.links(files, "404.html") == ["canonical https://example.org/b/404.html"])
    #expect(try Self.head(files, "404.html")["robots"] == "noindex")
    #expect(Self.texts(files["sitemap.xml"], "loc").isEmpty)
  }

  @Test("A redirect leads on by itself, by its link and by its canonical address")
  func redirects() throws {
    let site = try Self.site {
      Page("new/", title: "New") { Text("x") }
      Redirect("old/2019.html", to: "new/")
      Redirect("gone/", to: "https://other.example/?a=1&b=2")
    }
    let (files, _) = try SiteTests.build(site)
    let refresh = try Self.elements(files, "old/2019.html", "meta").compactMap {
      $0["http-equiv"] == "refresh" ? $0["content"] : nil
    }
    #expect(refresh == ["0;url=../new/index.html"])
    #expect(try Self.links(files, "old/2019.html") == ["canonical https://example.org/b/new/"])
    #expect(
      try Self.elements(files, "gone/index.html", "a").map { $0["href"] }
        == ["https://other.example/?a=1&b=2"])
  }

  @Test("The sitemap has the pages of all parts, and robots are kept from some")
  func sitemap() throws {
    let site = try Self.site {
      Sitemap(disallowing: ["private/", "x.html"])
      Pages(of: [1, 2, 3], by: 2, at: "/") { slice in Text("\(slice.number)") }
      Page("hidden/") { Text("x") }.unindexed()
    }
    let (files, _) = try SiteTests.build(site)
    #expect(
      Self.texts(files["sitemap.xml"], "loc")
        == ["https://example.org/b/", "https://example.org/b/2/"])
    #expect(
      files["robots.txt"] == """
        User-agent: *
        Disallow: /private/
        Disallow: /x.html
        Sitemap: https://example.org/b/sitemap.xml

        """)
  }

  @Test("Many items are put on pages that know their neighbours")
  func pagination() throws {
    let site = try Self.site(nil) {
      Pages(of: Array(1...5), by: 2, at: "log/", title: "Log") { slice in
        Text(slice.items.map(String.init).joined(separator: ","))
        if let next = slice.next { PageLink("Older", to: next) }
      }
      Pages(of: [Int](), by: 2, at: "none/") { slice in Text("of \(slice.count)") }
    }
    let (files, _) = try SiteTests.build(site)
    #expect(
      files.keys.filter { $0.hasSuffix(".html") }.sorted() == [
        "log/2/index.html", "log/3/index.html", "log/index.html", "none/index.html",
      ])
    let path = "log/2/index.html"
    #expect(try Self.elements(files, path, "title").map(\.text) == ["Log, 2"])
    #expect(
      try Self.links(files, path).filter { !$0.hasPrefix("stylesheet") }
        == ["prev ../index.html", "next ../3/index.html"])
    #expect(try Self.elements(files, path, "main").map(\.text) == ["3,4Older"])
    #expect(try Self.elements(files, "none/index.html", "main").map(\.text) == ["of 1"])
  }

  @Test("Tags that differ in case are one, and each has its items in order")
  func tags() {
    let items = [(1, ["Swift", "tea"]), (2, ["swift", "C++"]), (3, []), (4, ["SWIFT", "Swift"])]
    let index = TagIndex(items, at: "tags/") { $0.1 }
    #expect(index.tags.map(\.name) == ["C++", "Swift", "tea"])
    #expect(index.tags.map(\.route) == ["tags/c-plus-plus/", "tags/swift/", "tags/tea/"])
    #expect(index.tags.map { $0.items.map(\.0) } == [[2], [1, 2, 4], [1]])
    #expect(index.route(of: "SWIFT") == "tags/swift/")
  }

  @Test(
    "Slugs keep the letters of every script",
    arguments: [
      ("Crème brûlée, für 2!", "crème-brûlée-für-2"), ("  --Tea  &  biscuits--", "tea-biscuits"),
      ("Don’t panic", "dont-panic"), ("日本語のタイトル", "日本語のタイトル"),
      ("हिन्दी में", "हिन्दी-में"), ("Привет, мир", "привет-мир"), ("C#", "c-sharp"),
      ("مرحبا بالعالم", "مرحبا-بالعالم"), ("../../etc/passwd", "etc-passwd"),
      ("e\u{301}te\u{301}", "\u{E9}t\u{E9}"), ("a\u{202E}b", "a-b"),
    ])
  func slugs(_ text: String, _ slug: String) {
    #expect(Array(Slug(text).description.utf8) == Array(slug.utf8))
  }

  @Test("A text of emoji or thousands of letters has a short slug that is no other's")
  func unusualSlugs() {
    #expect(Slug("🎉").description != Slug("🎈").description)
    #expect(Slug("🎉").description.utf8.count == 12)
    let long = String(repeating: "日本", count: 500)
    #expect(Slug(long).description.utf8.count <= 120)
    #expect(Slug(long).description != Slug(long + "語").description)
  }

  @Test("Two pages with one address are an error with the places of both")
  func sameAddress() throws {
    let site = try Self.site {
      Page("a/") { Text("1") }
      Page("a/index.html") { Text("2") }
    }
    #expect {
      try site.plan()
    } throws: { error in
      guard let error = error as? SiteError, let only = error.diagnostics.first else {
        return false
      }
      return error.diagnostics.count == 1 && only.file == "StaticSiteTests/ViewPageTests.swift"
        && only.position != nil
        && only.message.hasPrefix(
          "Two files for one path, \"a/index.html\"; the other is of StaticSiteTests/ViewPage")
    }
  }

  @Test("A wrong route is an error with its place")
  func wrongRoute() throws {
    let site = try Self.site {
      Page("../a/") { Text("1") }
      Redirect("b/", to: "c//d")
    }
    #expect {
      try site.plan()
    } throws: { error in
      let diagnostics = (error as? SiteError)?.diagnostics ?? []
      return diagnostics.count == 2
        && diagnostics.allSatisfy { $0.file == "StaticSiteTests/ViewPageTests.swift" }
    }
  }
}
