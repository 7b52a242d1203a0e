import ElementTree
import Foundation
import PageComparing
import Testing

@Suite("Difference report")
struct DifferenceReportTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try DifferenceReport(read(old), read(new)).lines
  }

  /// Reads a page as the command does.
  private func read(_ body: String) throws -> ElementTree {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tree-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let sheet = ".rgic1ac{width:4px}\n.aaaaaaa{width:8px;opacity:.5}\nbody{margin:0}"
    let page = "<html><head><style>\(sheet)</style></head><body>\(body)</body></html>"
    try Data(page.utf8).write(to: file)
    return try PageReader.read(file.path)
  }

  @Test("Equal pages have no differences")
  func equal() throws {
    #expect(try lines("<p>a</p>", "<p>a</p>") == [])
  }

  @Test(
    "A difference is a line with the path of the first page",
    arguments: [
      ("<p>a</p><p>b</p>", "<p>a</p><p>c</p>", #"~ /html/body/p[2]: text "b" → "c""#),
      (
        #"<a href="/a">x</a>"#, #"<a href="/b">x</a>"#,
        #"~ /html/body/a: href "/a" → "/b""#
      ),
      (#"<a title="t">x</a>"#, "<a>x</a>", #"~ /html/body/a: title "t" gone"#),
      (
        #"<p class="rgic1ac x">a</p>"#, #"<p class="aaaaaaa x">a</p>"#,
        "~ /html/body/p: style width: 4px → 8px; opacity: .5 new"
      ),
      ("<p>a</p>", "<p>a</p><ul><li>b</li></ul>", #"+ <ul> "b" at the end of /html/body"#),
      ("<p>a</p><hr/><hr/>", "<p>a</p>", "- /html/body/hr[1] and the 1 after it"),
      ("<i>a</i><em>b</em>", "<em>b</em><i>a</i>", "> /html/body/em before /html/body/i"),
      ("<p>a</p>", "<h1>a</h1>", #"± /html/body/p "a" → <h1> "a""#),
    ])
  func oneDifference(old: String, new: String, line: String) throws {
    #expect(try lines(old, new) == [line])
  }

  @Test(
    "What is none of our pages is bad data, with its place",
    arguments: [
      ("<blink>x</blink>", ":3:36: error: An element <blink> that our pages don't have."),
      ("<p onclick=\"x\">a</p>", ":3:36: error: An attribute onclick that our pages don't have."),
    ])
  func foreign(body: String, message: String) {
    let failure = #expect(throws: Failure.self) { try read(body) }
    #expect(failure?.code == .badData)
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
  }

  @Test("A page that is not there is no input")
  func missing() {
    let failure = #expect(throws: Failure.self) { try PageReader.read("/nonexistent/page.html") }
    #expect(failure?.code == .noInput)
  }
}
