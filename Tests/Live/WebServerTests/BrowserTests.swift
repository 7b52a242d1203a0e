import Browser
import Foundation
import TestSupport
import Testing
import WebServer

@Suite("In Chromium")
struct BrowserTests {
  @Test("A site shows without a word on the console, also below a path")
  @MainActor
  func site() async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("notes"), withIntermediateDirectories: true)
    let files = [
      "index.html": """
      <!DOCTYPE html><html lang="en"><title>Tea</title><link rel="stylesheet" href="a.css">
      <link rel="icon" href="a.svg"><p id="a">Tea</p><script type="module" src="a.js"></script>
      """,
      "a.css": "p { color: rgb(1, 2, 3) }", "a.js": "document.title += ' and cake'",
      "a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "notes/index.html":
        "<!DOCTYPE html><html lang=\"en\"><title>Notes</title><link rel=\"icon\" href=\"../a.svg\">",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: root.appendingPathComponent(name))
    }
    let site = StaticFolder(root.path)
    let below = StaticFolder(root.path, at: "/my/site/")
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    try await withServer(
      handler: { $0.path.hasPrefix("/my") ? below.respond(to: $0) : site.respond(to: $0) },
      { port in
        for prefix in ["", "my/site/"] {
          try await page.navigate(to: "http://localhost:\(port)/\(prefix)")
          let script = "document.title + getComputedStyle(document.getElementById('a')).color"
          #expect(try await page.evaluate(script) == "Tea and cakergb(1, 2, 3)")
          try await page.navigate(to: "http://localhost:\(port)/\(prefix)notes")
          #expect(
            try await page.evaluate("document.title + location.pathname")
              == .string("Notes/\(prefix)notes/"))
        }
        let messages = try await page.consoleMessages
        #expect(messages == [])
      })
    await browser.close()
  }
}
