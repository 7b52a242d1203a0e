import ElementTree
import Foundation
import Testing

@testable import ViewSnapshots

@Suite("Pages that are read back")
struct PageReaderTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try SemanticDiff(read(old), read(new)).changes.map(\.description)
  }

  /// Reads a page as the command does.
  private func read(_ body: String) throws -> ElementTree {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tree-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let sheet = ".rgic1ac{width:4px}\n.vtsk8a2{width:8px}\nbody{margin:0}"
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
      ("<p>a</p><p>b</p>", "<p>a</p><p>c</p>", #"text "b" → "c", html/body/p[2]"#),
      (#"<a href="/a">x</a>"#, #"<a href="/b">x</a>"#, #"href "/a" → "/b", html/body/a"#),
      (
        #"<p class="rgic1ac x">a</p>"#, #"<p class="vtsk8a2 x">a</p>"#,
        "width 4 → 8, html/body/p"
      ),
      ("<p>a</p>", "<p>a</p><ul><li>b</li></ul>", #"new: <ul> "b", html/body/ul"#),
      ("<p>a</p><hr/>", "<p>a</p>", "gone: <hr>, html/body/hr"),
      (
        "<i>a</i><em>b</em>", "<em>b</em><i>a</i>",
        #"order: <em> "b" to html/body/em, html/body/em"#
      ),
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
    let failure = #expect(throws: PageReadingError.self) { try read(body) }
    #expect(failure?.code == .badData)
    #expect(failure?.description.contains(message) == true, "\(failure?.description ?? "")")
  }

  @Test("A page that is not there is no input")
  func missing() {
    let failure = #expect(throws: PageReadingError.self) {
      try PageReader.read("/nonexistent/page.html")
    }
    #expect(failure?.code == .noInput)
  }
}
