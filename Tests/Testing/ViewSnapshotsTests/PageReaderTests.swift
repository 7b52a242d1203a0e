import PageReading
import ElementTree
import Foundation
import Testing
import ViewTree

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

  @Test("The hash of a page's own rules in its policy is no difference, that of others is")
  func policy() throws {
    func page(_ sheet: String, hash: String? = nil) throws -> ElementTree {
      let hash = hash ?? SHA256.base64(of: Array(sheet.utf8))
      let source = """
        <html><head><meta http-equiv="Content-Security-Policy" content="style-src 'sha256-\(hash)'"/>\
        <style>\(sheet)</style></head><body><p class="rgic1ac">a</p></body></html>
        """
      return try PageReader.read(Array(source.utf8), file: "page.html", styles: NoSheets())
    }
    let old = try page(".rgic1ac{width:4px}")
    #expect(
      SemanticDiff(old, try page(".rgic1ac{width:8px}")).changes.map(\.description) == [
        "width 4 → 8, html/body/p"
      ])
    let changes = SemanticDiff(old, try page(".rgic1ac{width:4px}", hash: "abc")).changes
    #expect(
      changes.map(\.kind) == [
        .attribute(
          "content", from: "style-src 'sha256-of-its-own'", to: "style-src 'sha256-abc'")
      ])
  }

  private struct NoSheets: LinkedSheets {
    func styles(at address: String, of page: String) -> PageStyles? { nil }
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
