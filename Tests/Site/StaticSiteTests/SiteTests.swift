import ElementTree
import Foundation
import HTMLParsing
import StaticSite
import TestSupport
import Testing
import ViewTree

@Suite("Site")
@MainActor
struct SiteTests {
  static let shell = """
    <!DOCTYPE html>
    <html lang="{{language}}" dir="{{direction}}"><head>
    <meta http-equiv="Content-Security-Policy" content="{{policy}}"/>
    <title><slot name="title"/></title><slot name="head"/></head>
    <body><main><slot name="main"/></main></body></html>
    """

  static func template() throws -> PageTemplate {
    try PageTemplate(shell: Array(shell.utf8), file: "page.html")
  }

  static func markup(_ source: String) -> TrustedMarkup {
    TrustedMarkup(renderedBytes: Array(source.utf8))
  }

  /// Builds a site and gives its files.
  static func build(_ site: Site) throws -> (files: [String: String], notes: [Diagnostic]) {
    let folder = try TemporaryFolder()
    let report = try SitePublisher(output: "\(folder.path)/site").publish { try site.plan() }
    return (folder.contents(of: "site").filter { $0.value != "/" }, report.diagnostics)
  }

  static func site(_ base: String?, @SiteBuilder _ content: () -> [any SitePart]) throws -> Site {
    try Site(
      title: "A & <B>", baseURL: base.map { try BaseURL($0) }, template: template(),
      content: content)
  }

  @Test("A shell's addresses lead to the site's top from any folder")
  func root() throws {
    let shell = SiteTests.shell.replacing("</head>", with: "<link href=\"{{root}}i.svg\"/></head>")
    let site = try Site(
      title: "A", baseURL: BaseURL("https://example.org/x"),
      template: PageTemplate(shell: Array(shell.utf8), file: "page.html")
    ) {
      for path in ["a.html", "m/b.html", "m/n/c.html"] {
        Page(path) { _ in PageContent(title: "B", main: SiteTests.markup("")) }
      }
      Page("404.html") { _ in
        var content = PageContent(title: "C", main: SiteTests.markup(""))
        content.css = "a{}"
        return content
      }
    }
    let (files, _) = try SiteTests.build(site)
    #expect(files["a.html"]?.contains("href=\"i.svg\"") == true)
    #expect(files["m/b.html"]?.contains("href=\"../i.svg\"") == true)
    #expect(files["m/n/c.html"]?.contains("href=\"../../i.svg\"") == true)
    #expect(files["404.html"]?.contains("href=\"https://example.org/x/i.svg\"") == true)
  }

  @Test("Pages have a language, a policy, canonical and preview data")
  func page() throws {
    let site = try SiteTests.site("https://example.org/x") {
      Page("m/1.html") { page in
        var content = PageContent(
          title: "One & <two>", main: SiteTests.markup("<p id=\"a\">x</p>"))
        content.language = "ar"
        content.direction = .rightToLeft
        content.summary = "\"S\""
        content.css = ".a::before{content:\"</style><b>&\"}"
        content.links = [HeadLink("next", to: try page.address(of: "m/2.html"))]
        return content
      }
    }
    let (files, _) = try SiteTests.build(site)
    let source = try #require(files["m/1.html"])
    let root = try ParsedDocument(Array(source.utf8), file: "m/1.html").root
    #expect(root["lang"] == "ar")
    #expect(root["dir"] == "rtl")
    let head = root.elements[0].elements
    let style = try #require(head.first { $0.name == "style" })
    #expect(
      style.text == PageTemplate.css + ".a::before{content:\"\\3C /style>\\3C b>\\26 \"}")
    let policy = try #require(head.first { $0["http-equiv"] != nil }?["content"])
    let hash = SHA256.base64(of: Array(style.text.utf8))
    #expect(policy.contains("style-src 'self' 'sha256-\(hash)';"))
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(!policy.contains("unsafe"))
    let links = head.filter { $0.name == "link" }
    #expect(links.map { $0["rel"] } == ["canonical", "next"])
    #expect(links.map { $0["href"] } == ["https://example.org/x/m/1.html", "2.html"])
    let properties = head.filter { $0["property"] != nil }
    #expect(
      properties.map { $0["property"] } == ["og:url", "og:title", "og:type", "og:description"])
    #expect(properties.map { $0["content"] }.last == "\"S\"")
  }

  @Test("A page without a language has the site's, and heads can name feeds")
  func siteLanguage() throws {
    let feed = Feed(.atom, at: "feeds/all.atom", items: [])
    var site = try SiteTests.site(nil) {
      Page("m/1.html") { page in
        var content = PageContent(title: "t", main: .empty)
        content.links = [try feed.link(on: page, title: "All")]
        return content
      }
    }
    site.language = "de"
    let (files, _) = try SiteTests.build(site)
    let source = try #require(files["m/1.html"])
    let root = try ParsedDocument(Array(source.utf8), file: "m/1.html").root
    #expect(root["lang"] == "de")
    let link = try #require(root.elements[0].elements.last)
    #expect(
      link.attributes == [
        ParsedAttribute(name: "rel", value: "alternate"),
        ParsedAttribute(name: "href", value: "../feeds/all.atom"),
        ParsedAttribute(name: "type", value: "application/atom+xml"),
        ParsedAttribute(name: "title", value: "All"),
      ])
  }

  @Test("Conditions and loops give pages")
  func builder() throws {
    let isShort = true
    let site = try SiteTests.site(nil) {
      for index in 1...3 {
        GeneratedFile("\(index).txt") { page in Array(page.path.string.utf8) }
      }
      if isShort {
        GeneratedFile("short") { _ in [] }
      } else {
        GeneratedFile("long") { _ in [] }
      }
    }
    let paths = try site.plan().files.map(\.path.string)
    #expect(paths == ["1.txt", "2.txt", "3.txt", "short"])
  }

  @Test("All wrong paths are reported at once")
  func wrongPaths() throws {
    let site = try SiteTests.site(nil) {
      GeneratedFile("../a") { _ in [] }
      GeneratedFile("/b") { _ in [] }
      GeneratedFile("c") { _ in [] }
    }
    #expect {
      try site.plan()
    } throws: { error in
      let error = error as? SiteError
      return error?.exitCode == .badData && error?.diagnostics.count == 2
    }
  }

  @Test("Files are copied, links are left out with a warning")
  func copiedFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("Public/a.txt", "a")
    try folder.write("Public/sub/b.txt", "b")
    try folder.write("secret", "s")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Public/leak", withDestinationPath: "../secret")
    let (files, notes) = try SiteTests.build(
      SiteTests.site(nil) { Files(from: "\(folder.path)/Public", to: "assets") })
    #expect(
      files.filter { !$0.key.hasPrefix(".site-") } == [
        "assets/a.txt": "a", "assets/sub/b.txt": "b",
      ])
    #expect(notes.map(\.severity) == [.warning])
    #expect(notes.map(\.file) == ["\(folder.path)/Public/leak"])
    #expect(throws: SiteError.self) {
      try SiteTests.site(nil) { Files(from: "\(folder.path)/nowhere") }.plan()
    }
  }

  @Test("The sitemap names listed pages, robots.txt the sitemap")
  func sitemap() throws {
    let content = { @MainActor @Sendable (_: PageContext) in
      PageContent(title: "t", main: .empty)
    }
    let parts: [any SitePart] = [
      Page("index.html", modified: Timestamp(seconds: 0), content: content),
      Page("m/a&b.html", content: content), Page("404.html", content: content).unlisted(),
      Page("hidden.html", content: content).unindexed(), Sitemap(),
    ]
    let (files, _) = try SiteTests.build(SiteTests.site("https://example.org/") { parts })
    let root = try ParsedDocument(
      Array(try #require(files["sitemap.xml"]).utf8), file: "sitemap.xml", rules: .xml
    ).root
    #expect(root.namespace == "http://www.sitemaps.org/schemas/sitemap/0.9")
    #expect(
      root.elements.map { $0.elements.map(\.text) } == [
        ["https://example.org/", "1970-01-01T00:00:00Z"], ["https://example.org/m/a%26b.html"],
      ])
    // A page that is kept from search engines says so itself.
    let noIndex = "<meta name=\"robots\" content=\"noindex\"/>"
    #expect(files["hidden.html"]?.contains(noIndex) == true)
    #expect(files["404.html"]?.contains(noIndex) == false)
    #expect(
      files["robots.txt"]
        == "User-agent: *\nDisallow:\nSitemap: https://example.org/sitemap.xml\n")
    let (without, notes) = try SiteTests.build(SiteTests.site(nil) { parts })
    #expect(without["sitemap.xml"] == nil)
    #expect(notes.map(\.severity) == [.note])
  }

  @Test(
    "A base URL must be an address to serve from",
    arguments: [
      "", "example.org", "ftp://a/", "http://", "https:///x", "https://a b/", "https://a/?q",
      "https://a/#f", "https://u@a/", "https://a/\"", "javascript:alert(1)", "https://:80/",
    ])
  func baseURLs(text: String) throws {
    #expect(throws: SiteError.self) { try BaseURL(text) }
    #expect(try BaseURL("http://localhost:8080/a").string == "http://localhost:8080/a/")
    #expect(try BaseURL("http://localhost:8080/a").host == "localhost")
  }

  @Test("The template that comes with the package fits")
  func packageTemplate() throws {
    let file = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let template = try PageTemplate(file: "/\(file)/Templates/page.html")
    var content = PageContent(title: "T", main: SiteTests.markup("<h1>T</h1>"))
    content.header = SiteTests.markup("<header><nav><a href=\"#content\">x</a></nav></header>")
    let context = PageContext(path: try SitePath("index.html"), baseURL: nil)
    let folder = try TemporaryFolder()
    try folder.write(
      "index.html", String(decoding: template.page(content, context), as: UTF8.self))
    #expect(try SiteChecker(folder: folder.path).check().text == "1 page read, 0 findings")
  }
}
