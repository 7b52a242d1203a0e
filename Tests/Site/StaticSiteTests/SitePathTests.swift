import StaticSite
import Testing

@Suite("Site path")
struct SitePathTests {
  @Test(
    "A path that leaves the site or confuses file systems is refused",
    arguments: [
      "", "/a", "../a", "a/../b", "a/./b", "a//b", "a/", ".", "..", "a\\b", "a\u{0}b", "a\nb",
      ".site-manifest", "m/.site-staging", ".site-manifest.new",
      String(repeating: "x", count: 256), String(repeating: "xxxxxxxxx/", count: 401) + "x",
    ])
  func refused(path: String) {
    #expect(throws: SiteError.self) { try SitePath(path) }
  }

  @Test(
    "Ordinary paths pass",
    arguments: ["index.html", "m/12.html", "..a", ".well-known/x", "é/\u{1F600}.html", "a b"])
  func accepted(path: String) throws {
    #expect(try SitePath(path).string == path)
  }

  @Test("A message names the path without control characters")
  func message() {
    #expect {
      try SitePath("a\u{1B}[2J")
    } throws: { error in
      "\(error)" == "error: The path \"a?[2J\" has a control character."
    }
  }

  @Test(
    "A link names the file, relative to the page",
    arguments: [
      ("index.html", "index.html", "index.html"), ("index.html", "m/1.html", "m/1.html"),
      ("m/1.html", "index.html", "../index.html"), ("m/1.html", "m/2.html", "2.html"),
      ("a/b/c.html", "a/x/y.html", "../x/y.html"), ("a/b/c.html", "a/b", "../b"),
      ("m/1.html", "p/1.html", "../p/1.html"), ("x.html", "a:b.html", "a%3Ab.html"),
      ("x.html", "a b?c#d%.html", "a%20b%3Fc%23d%25.html"), ("x.html", "é.html", "%C3%A9.html"),
    ])
  func addresses(page: String, target: String, address: String) throws {
    #expect(try SitePath(target).address(from: SitePath(page)) == address)
  }

  @Test("A plan refuses two files of one path and files where folders must be")
  func clashes() throws {
    func plan(_ paths: String...) throws -> BuildPlan {
      try BuildPlan(paths.map { PlannedFile(try SitePath($0)) { [] } })
    }
    #expect(try plan("b", "a/c", "a/b").files.map(\.path.string) == ["a/b", "a/c", "b"])
    #expect(
      throws: SiteError(
        .badData,
        [
          Diagnostic(message: "Two files for one path, \"a\"", hint: "Rename one of them.")
        ])
    ) { try plan("a", "a") }
    #expect(
      throws: SiteError(
        .badData,
        [
          Diagnostic(
            message: "\"a\" is a file, but \"a/b/c\" needs a folder there",
            hint: "Rename one of them.")
        ])
    ) { try plan("a", "a/b/c") }
    let diagnostics = try plan("About.html", "about.html").diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
  }
}
