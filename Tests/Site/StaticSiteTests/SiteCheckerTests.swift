import StaticSite
import TestSupport
import Testing

@Suite("Site checker")
struct SiteCheckerTests {
  /// The findings for a page at `m/1.html` with this body, beside `index.html` with an id `there`.
  func findings(_ body: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let page = { (body: String) in
      "<!DOCTYPE html>\n<html lang=\"en\"><head><title>t</title></head><body>\n\(body)\n</body></html>"
    }
    try folder.write("index.html", page("<h1 id=\"there\">t</h1>"))
    try folder.write("m/a b.txt", "x")
    try folder.write("p/index.html", page("<h1>t</h1>"))
    try folder.write("m/1.html", page(body))
    return try SiteChecker(folder: folder.path).check().findings.map(\.description)
  }

  @Test(
    "A good page has no findings",
    arguments: [
      "<a href=\"../index.html#there\">x</a><a href=\"a%20b.txt?q#f\">x</a><a href=\"#\">x</a>",
      "<a href=\"https://example.org/x\">x</a><a href=\"mailto:a@b\">x</a><a href=\"#top\">x</a>",
      "<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2><h1>e</h1>",
      "<img src=\"a%20b.txt\" alt=\"\"/><svg xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\"/>",
      "<button aria-label=\"x\"><svg xmlns=\"http://www.w3.org/2000/svg\"/></button>",
      "<label for=\"i\">x</label><input id=\"i\"/><a href=\"1.html#i\">x</a>",
    ])
  func good(body: String) throws {
    #expect(try findings(body) == [])
  }

  @Test(
    "Each fault is found at its line",
    arguments: [
      ("<a href=\"2.html\">x</a>", "The address \"2.html\" leads to no file of the site."),
      (
        "<a href=\"../../x.html\">x</a>",
        "The address \"../../x.html\" leaves the site."
      ),
      (
        "<a href=\"/index.html\">x</a>",
        "The address \"/index.html\" begins with \"/\". It works at one place only; "
          + "write it relative to the page."
      ),
      (
        "<a href=\"../p/\">x</a>",
        "The address \"../p/\" names a folder. "
          + "Without a server that opens no page; name its index.html."
      ),
      ("<a href=\"../m\">x</a>", "The address \"../m\" names a folder. It has no index.html."),
      ("<a href=\"%zz\">x</a>", "The address \"%zz\" has a wrong escape."),
      ("<a href=\"about:invalid\">x</a>", "The address was refused when the page was made."),
      (
        "<a href=\"../index.html#gone\">x</a>",
        "The address \"../index.html#gone\" names no element \"gone\"."
      ),
      ("<a href=\"#gone\">x</a>", "The address \"#gone\" names no element \"gone\"."),
      ("<img src=\"x.png\" alt=\"x\"/>", "The address \"x.png\" leads to no file of the site."),
      (
        "<img srcset=\"a%20b.txt 1x, y.png 2x\" alt=\"x\"/>",
        "The address \"y.png\" leads to no file of the site."
      ),
      (
        "<img src=\"a%20b.txt\"/>",
        "An image without an alt attribute. Describe it, or write alt=\"\" for a decoration."
      ),
      (
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "A drawing without a text alternative. Write aria-label=\"…\" or aria-hidden=\"true\"."
      ),
      ("<div role=\"img\"></div>", "An image without a name. Write aria-label=\"…\"."),
      ("<i id=\"a\"></i><i id=\"a\"></i>", "The identifier \"a\" a second time."),
      ("<label for=\"a\">x</label>", "The attribute for names no element \"a\"."),
      ("<h2>x</h2>", "A heading h2 after no heading. Use h1 here."),
      ("<h1>x</h1><h3>x</h3>", "A heading h3 after h1. Use h2 here."),
      (
        "<div/>",
        "The element \"div\" is written as an empty tag. HTML reads it as a start tag; "
          + "write an end tag."
      ),
    ])
  func faults(body: String, message: String) throws {
    #expect(try findings("<p>x</p>\n" + body) == ["m/1.html:4: \(message)"])
  }

  @Test("A page that is not well-formed is a finding, and the others are read")
  func syntax() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.html", "<html lang=\"a\">\n<p>&nbsp;</p></html>")
    try folder.write("b.html", "<html><p>x</p></html>")
    let report = try SiteChecker(folder: folder.path).check()
    #expect(report.pageCount == 2)
    #expect(report.exitCode == .findings)
    #expect(
      report.text == """
        a.html:2: Entity 'nbsp' not defined.
        b.html:1: The page has no title. Write <title>…</title>.
        b.html:1: The page names no language. Write <html lang="…">.
        2 pages read, 3 findings
        """)
    #expect(
      report.json.hasPrefix(
        """
        {"pages":2,"findings":[{"rule":"syntax","file":"a.html","line":2,\
        "message":"Entity 'nbsp' not defined."}
        """))
  }

  @Test("A folder that isn't there is no input")
  func missing() {
    #expect {
      try SiteChecker(folder: "/nowhere/at/all").check()
    } throws: { ($0 as? SiteError)?.exitCode == .noInput }
  }
}
