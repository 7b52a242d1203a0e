import ElementTree
import Foundation
import StaticSite
import TestSupport
import Testing
import ViewTree

/// What a check finds in how pages look and what they load.
@Suite("Checked looks and sizes")
@MainActor
struct CheckedLooksTests {
  /// A page of a view, in a folder.
  private func folder(_ view: some View) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("index.html", try HTMLRenderer(content: view).html)
    return folder
  }

  @Test("Texts that are hard to tell from their ground are found, light and dark")
  func contrast() throws {
    func findings(_ view: some View) throws -> [String] {
      let folder = try folder(view)
      return try SiteChecker(folder: folder.path).check().findings
        .filter { $0.rule == .contrast }.map(\.message)
    }
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    #expect(
      try findings(Text(verbatim: "pale").foregroundStyle(pale)) == [
        "The text \"pale\" has a contrast of 1.6 : 1 in light pages. Give it at least 4.5 : 1."
      ])
    #expect(
      try findings(Text(verbatim: "night").foregroundStyle(.black)) == [
        "The text \"night\" has a contrast of 1.0 : 1 in dark pages. Give it at least 4.5 : 1."
      ])
    #expect(
      try findings(
        Text(verbatim: "on black").foregroundStyle(pale).background(Color.black)) == [])
    // 3.5 : 1 is enough for large texts.
    let gray = Color(red: 0.53, green: 0.53, blue: 0.53)
    #expect(
      try findings(Text(verbatim: "gray").font(.system(size: 30)).foregroundStyle(gray)) == [])
    #expect(
      try findings(Text(verbatim: "gray").foregroundStyle(gray)).count == 1)
  }

  @Test("Markup of others is read over, and what is ours in it is checked")
  func foreign() throws {
    let folder = try TemporaryFolder()
    let page = try HTMLRenderer(
      content: Text(verbatim: "pale").foregroundStyle(Color(white: 0.9))
    ).html
    try folder.write(
      "index.html",
      page.replacing("</body>", with: "<marquee data-mine=\"1\">theirs</marquee></body>"))
    let findings = try SiteChecker(folder: folder.path).check().findings
    #expect(findings.filter { $0.rule == .contrast }.map(\.message).count == 1)
  }

  /// A GIF of a size, with some bytes behind it.
  private func gif(_ width: Int, _ height: Int, bytes: Int = 100) -> String {
    String(
      decoding: Array("GIF89a".utf8)
        + [
          UInt8(width & 255), UInt8(width >> 8), UInt8(height & 255), UInt8(height >> 8), 0, 0, 0,
        ],
      as: UTF8.self) + String(repeating: "x", count: bytes)
  }

  @Test(
    "A picture has a size, its own proportions, and no more pixels than are of use",
    arguments: [
      (
        "<img src=\"a.gif\" alt=\"\"/>",
        "The picture \"a.gif\" has no width and height, so that the page moves when it comes. "
          + "Write width=\"100\" height=\"50\"." as String?
      ),
      (
        "<img src=\"a.gif\" alt=\"\" width=\"60\" height=\"60\"/>",
        "The picture \"a.gif\" is 100 × 50 and drawn in 60 × 60. Give it its own proportions."
      ),
      ("<img src=\"a.gif\" alt=\"\" width=\"33\" height=\"17\"/>", nil),
      ("<img src=\"a.gif\" alt=\"\" width=\"50\" height=\"25\"/>", nil),
      (
        "<img src=\"b.gif\" alt=\"\" width=\"30\" height=\"15\"/>",
        "The picture \"b.gif\" is 100 pixels wide, 117 KiB, and drawn 30 wide. "
          + "Give it a smaller file, or several in srcset."
      ),
      ("<img src=\"b.gif\" srcset=\"a.gif 50w\" alt=\"\" width=\"30\" height=\"15\"/>", nil),
      ("<img src=\"a.gif\" alt=\"\" class=\"mine\"/>", nil),
    ])
  func pictures(element: String, message: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.gif", gif(100, 50))
    try folder.write("b.gif", gif(100, 50, bytes: 120_000))
    try folder.write(
      "index.html",
      "<!DOCTYPE html>\n<html lang=\"en\"><head><title>t</title></head><body>\(element)</body></html>"
    )
    let findings = try SiteChecker(folder: folder.path).check().findings
    #expect(findings.map(\.message) == (message.map { [$0] } ?? []))
    #expect(findings.allSatisfy { $0.rule == .pictureSize })
  }

  @Test("Pages over their budget are named, with what is compressed counted as it is sent")
  func budgets() throws {
    let folder = try TemporaryFolder()
    let page = { (body: String) in
      "<!DOCTYPE html>\n<html lang=\"en\"><head><title>t</title>"
        + "<link rel=\"stylesheet\" href=\"s.css\"/><link rel=\"stylesheet\" href=\"s.css\"/>"
        + "</head><body>\(body)</body></html>"
    }
    try folder.write("s.css", String(repeating: "a", count: 4096))
    try folder.write("s.css.br", String(repeating: "a", count: 1024))
    try folder.write("a.gif", gif(1, 1, bytes: 3000))
    try folder.write("b.gif", gif(2, 2, bytes: 5000))
    try folder.write(
      "index.html",
      page(
        "<img class=\"c\" src=\"a.gif\" srcset=\"b.gif 2w\" alt=\"\"/>"
          + "<script src=\"https://example.org/x.js\"></script>"))
    try folder.write("other.html", page(""))
    func findings(_ budgets: String) throws -> [String] {
      var checker = SiteChecker(folder: folder.path)
      checker.budgets = try SizeBudget.read(Array(budgets.utf8), file: "budget.json")
      return try checker.check().findings.map(\.description)
    }
    func size(_ kind: String, _ most: Double, path: String = "/index") -> String {
      "[{\"path\":\"\(path)\",\"resourceSizes\":[{\"resourceType\":\"\(kind)\",\"budget\":\(most)}]}]"
    }
    #expect(try findings(size("stylesheet", 1)) == [])
    #expect(
      try findings(size("stylesheet", 0.5)) == [
        "index.html:1: The page loads 1.0 KiB of stylesheet; the budget of \"/index\" is 0.5 KiB."
      ])
    // The larger of the two that a browser may take.
    #expect(try findings(size("image", 5)) == [])
    #expect(
      try findings(size("image", 4)) == [
        "index.html:1: The page loads 4.9 KiB of image; the budget of \"/index\" is 4 KiB."
      ])
    #expect(try findings(size("total", 1, path: "/*.html$")).count == 2)
    // The last budget of a page counts.
    #expect(
      try findings(
        "[{\"resourceCounts\":[{\"resourceType\":\"third-party\",\"budget\":0}]},{\"path\":\"/other\"}]"
      )
        == [
          "index.html:1: The page loads 1 files of third-party; the budget of \"/*\" is 0."
        ])
  }

  @Test(
    "A budget that is none says where",
    arguments: [
      ("{", "budget.json:1:2"), ("[{\"path\":\"x\"}]", "$[0].path"),
      ("[{\"resourceSizes\":[{\"resourceType\":\"images\",\"budget\":1}]}]", "resourceType"),
      ("[{\"resourceSizes\":[{\"resourceType\":\"image\",\"budget\":-1}]}]", "budget"),
      ("[{\"resourceSizes\":[{\"resourceType\":\"third-party\",\"budget\":1}]}]", "count"),
    ])
  func wrongBudget(text: String, place: String) {
    let error = #expect(throws: SiteError.self) {
      try SizeBudget.read(Array(text.utf8), file: "budget.json")
    }
    #expect(error?.exitCode == .badData)
    #expect(error.map { "\($0)".contains(place) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("Findings are there for code reviews")
  func sarif() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a b.html", "<html lang=\"en\"><head><title>t</title></head><body>\n<h2>x</h2></body></html>")
    let text = try SiteChecker(folder: folder.path).check().sarif(folder: "out")
    #expect(
      text
        == """
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":\
        {"driver":{"name":"check","rules":[{"id":"heading"}]}},"columnKind":"unicodeCodePoints",\
        "results":[{"ruleId":"heading","level":"warning","message":{"text":"A heading h2 after no heading. \
        Use h1 here."},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"out/a%20b.html"},\
        "region":{"startLine":2}}}]}]}]}

        """)
  }
}
