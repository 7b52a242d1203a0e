import Foundation
import HTMLParsing
import StaticSite
import TestSupport
import Testing
import ViewTree

@testable import MarkdownPages

@Suite("Folder of Markdown")
@MainActor
struct MarkdownFolderTests {
  let folder: TemporaryFolder
  private let edition = Edition(now: Timestamp("2026-03-01T00:00:00Z") ?? .now)

  init() throws { folder = try TemporaryFolder() }

  private func posts(_ edition: Edition? = nil) throws -> MarkdownFolder {
    try MarkdownFolder("\(folder.path)/posts", at: "posts/", edition ?? self.edition)
  }

  private func site(_ edition: Edition? = nil) throws -> Site {
    let posts = try posts(edition)
    var site = try Site("S", url: "https://s.example/") {
      for post in posts.documents { Page(post) { MarkdownView(post) } }
      posts
    }
    site.edition = edition ?? self.edition
    return site
  }

  private func build(_ edition: Edition? = nil) throws -> BuildReport {
    try SitePublisher(output: "\(folder.path)/site").publish { try site(edition).plan() }
  }

  private func page(_ path: String) throws -> ParsedElement {
    let source = try #require(folder.read("site/\(path)"))
    return try ParsedDocument(Array(source.utf8), file: path).root
  }

  private func all(_ name: String, in path: String) throws -> [ParsedElement] {
    var found: [ParsedElement] = []
    var open = [try page(path)]
    while let next = open.popLast() {
      if next.name == name { found.append(next) }
      open += next.elements.reversed()
    }
    return found
  }

  @Test("Documents know themselves, and come the newest first")
  func documents() throws {
    try folder.write(
      "posts/tea.md",
      """
      ---
      title: Tea
      date: 2026-02-01
      updated: 2026-02-02T08:00:00+01:00
      tags: [tea, cups]
      author: Ada
      image: tea.png
      language: de
      mood: calm
      ---
      Some words.
      """)
    try folder.write("posts/tea.png", "no picture, but a file")
    try folder.write("posts/old/Über uns.md", "# About us\n\nWe are.\n")
    try folder.write("posts/index.md", "---\ndate: 2026-02-03\n---\nx")
    try folder.write("posts/named.md", "---\nslug: Other Name\ndate: 2026-01-01\n---\n")
    let documents = try posts().documents
    #expect(
      documents.map(\.route) == [
        "posts/", "posts/tea/", "posts/other-name/", "posts/old/über-uns/",
      ])
    #expect(documents.map(\.title) == ["index", "Tea", "named", "About us"])
    #expect(documents.map(\.summary) == ["x", "Some words.", "", "We are."])
    let tea = documents[1]
    #expect(tea.tags == ["tea", "cups"])
    #expect(tea.author == "Ada")
    #expect(tea.image == "posts/tea.png")
    #expect(tea.language == "de")
    #expect(tea.frontMatter.text("mood") == "calm")
    #expect(tea.date == Timestamp("2026-02-01T00:00:00Z")?.instant)
    #expect(tea.updated == Timestamp("2026-02-02T07:00:00Z")?.instant)
  }

  @Test("Drafts and documents with a date to come are left out, unless wanted")
  func editions() throws {
    try folder.write("posts/a.md", "---\ndate: 2026-03-01\n---\n[b](b.md) [c](c.md)")
    try folder.write("posts/b.md", "---\ndraft: true\n---\n")
    try folder.write("posts/c.md", "---\ndate: 2026-03-02\n---\n")
    #expect(try posts().documents.map(\.route) == ["posts/a/"])
    let report = try build()
    #expect(report.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(try all("a", in: "posts/a/index.html").map(\.text) == ["Skip to content"])
    let whole = Edition(now: edition.now, includesDrafts: true, includesFuture: true)
    #expect(try posts(whole).documents.count == 3)
    #expect(try build(whole).diagnostics == [])
    #expect(
      try all("a", in: "posts/a/index.html").map { $0["href"] }
        == ["#content", "../../posts/b/index.html", "../../posts/c/index.html"])
  }

  @Test("A document becomes a page of real elements")
  func elements() throws {
    try folder.write(
      "posts/a.md",
      """
      # Part

      Text with **strong**, *emphasis*, `code` and [a link](sub/b.md#x).

      - one
      - two

      1. first

      > quoted

      ```
      let a = 1
        b
      ```

      | a | b |
      |---|---|
      | 1 | 2 |

      - [x] done

      ![A cup](cup.svg "Our cup")

      <b onclick="x">raw</b>
      """)
    try folder.write("posts/sub/b.md", "[up](../a.md) [home](/) [about](/about/?x=1#y) [t](#t)")
    try folder.write(
      "posts/cup.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"/>")
    let report = try build()
    #expect(
      report.diagnostics.map(\.description) == [
        "\(folder.path)/posts/a.md:25:1: warning: Raw HTML is left out\n"
          + "  Write it as Markdown, or as a view."
      ])
    let path = "posts/a/index.html"
    #expect(try all("h1", in: path).map { $0["id"] } == ["part"])
    #expect(try all("strong", in: path).map(\.text) == ["strong"])
    #expect(try all("em", in: path).map(\.text) == ["emphasis"])
    #expect(try all("code", in: path).map(\.text) == ["code", "let a = 1\n  b"])
    #expect(try all("pre", in: path).count == 1)
    #expect(try all("blockquote", in: path).map(\.text) == ["quoted"])
    #expect(try all("ul", in: path).map { $0.elements.map(\.name) } == [["li", "li"], ["li"]])
    #expect(try all("ol", in: path).map { $0.elements.map(\.name) } == [["li"]])
    #expect(try all("figure", in: path).map(\.text) == ["Our cup"])
    let image = try #require(try all("img", in: path).first)
    #expect(image["src"] == "../../posts/cup.svg")
    #expect(image["alt"] == "A cup")
    #expect(try all("b", in: path).isEmpty)
    #expect(
      try all("a", in: path).map { $0["href"] } == ["#content", "../../posts/sub/b/index.html#x"])
    let roles = try all("div", in: path).compactMap { $0["role"] }
    #expect(roles.filter { $0 == "row" }.count == 2)
    #expect(
      try all("a", in: "posts/sub/b/index.html").map { $0["href"] } == [
        "#content", "../../../posts/a/index.html", "../../../index.html",
        "../../../about/index.html?x=1#y", "#t",
      ])
    #expect(folder.read("site/posts/cup.svg") != nil)
    #expect(folder.read("site/posts/a.md") == nil)
    let checked = try SiteChecker(folder: "\(folder.path)/site").check()
    #expect(
      checked.findings.filter { $0.rule != .link && $0.rule != .fragment }.map(\.description)
        == [])
  }

  @Test("All that is wrong is said with file and line, and the old site stays")
  func errors() throws {
    try folder.write("posts/a.md", "fine")
    _ = try build()
    let old = folder.contents(of: "site")
    try folder.write("posts/a.md", "---\ntitle: A\n---\n\n[x](../../secret) ![y](missing.png)\n")
    try folder.write("posts/b.md", "---\ndate: soon\n---\n")
    try folder.write("posts/c.md", "---\ndraft: maybe\n---\n")
    try folder.write("posts/g.md", "---\ntitle: g\nimage: gone.png\n---\n")
    try folder.write("posts/d.md", "a\n\n[x](javascript:alert(1)) [y](gone.md) [z](%zz)\n")
    try folder.write("posts/e.md", "---\nno front matter\n---\n")
    try folder.write("posts/f.md", "\n" + String(repeating: ">", count: 50) + " deep")
    let error = try #require(throws: SiteError.self) { try build() }
    #expect(
      error.diagnostics.map { diagnostic in
        let name = diagnostic.file?.split(separator: "/").last ?? ""
        return "\(name):\(diagnostic.position?.line ?? 0) \(diagnostic.message)"
      }.sorted() == [
        "a.md:5 The address \"../../secret\" leads out of the folder",
        "a.md:5 There is no file \"missing.png\" in the folder",
        "b.md:2 The value of \"date\" is no date",
        "c.md:2 The value of \"draft\" is neither true nor false",
        "d.md:3 The address \"%zz\" has a wrong escape",
        "d.md:3 The address \"javascript:alert(1)\" has a scheme that pages may not lead to",
        "d.md:3 There is no file \"gone.md\" in the folder",
        "e.md:2 A line that is no \"key: value\"",
        "f.md:2 Quotes and lists are nested more than 32 levels deep",
        "g.md:3 There is no file \"gone.png\" in the folder",
      ])
    #expect(folder.contents(of: "site") == old)
  }

  @Test("Two documents with one address are an error with both places")
  func sameAddress() throws {
    try folder.write("posts/Tea Time.md", "x")
    try folder.write("posts/b.md", "---\ntitle: b\nslug: tea-time\n---\n")
    let error = try #require(throws: SiteError.self) { try build() }
    let only = try #require(error.diagnostics.first)
    #expect(error.diagnostics.count == 1)
    let places = [
      "\(only.file ?? ""):\(only.position?.line ?? 0)",
      only.message.components(separatedBy: "the other is of ").last ?? "",
    ]
    #expect(
      places.sorted() == ["\(folder.path)/posts/Tea Time.md:1", "\(folder.path)/posts/b.md:3"])
  }

  @Test("Links out of the folder by the file system are left out")
  func symbolicLinks() throws {
    try folder.write("secret.md", "secret")
    try folder.write("posts/a.md", "x")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/posts/leak.md", withDestinationPath: "../secret.md")
    #expect(try posts().documents.count == 1)
    #expect(try build().diagnostics.map(\.file) == ["\(folder.path)/posts/leak.md"])
  }

  @Test("Only the page of a changed document is made again, and pages whose links lead elsewhere")
  func incremental() throws {
    try folder.write("posts/a.md", "a")
    try folder.write("posts/b.md", "[a](a.md)")
    try folder.write("posts/c.md", "c")
    #expect(try build().written.count == 4)
    #expect(try build().written == [])
    try folder.write("posts/c.md", "cc")
    #expect(try build().written == ["posts/c/index.html"])
    try folder.write("posts/a.md", "---\nslug: z\n---\na")
    #expect(try build().written == ["posts/b/index.html", "posts/z/index.html"])
  }
}
