import Browser
import BrowserPool
import Foundation
import StaticSite
import TestSupport
import Testing
import ViewTree
import WebServer

@Suite("A page that searches, in Chromium")
@MainActor
struct SearchPageTests {
  /// Serves a site of notes and opens the page that searches them.
  private func open(
    _ notes: [(title: String, text: String)], query: String = "",
    _ body: (BrowserPage, _ address: String) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let documents = notes.enumerated().map {
      SearchDocument(route: "n/\($0).html", title: $1.title, text: $1.text)
    }
    let site = try Site("Notes") {
      for document in documents {
        StaticSite.Page(document.route, title: document.title) { Text(verbatim: document.text) }
      }
      Search(of: documents)
      GeneratedFile("favicon.ico") { _ in [] }
    }
    _ = try SitePublisher(output: "\(folder.path)/site").publish { try site.plan() }
    let files = StaticFolder("\(folder.path)/site")
    var configuration = ServerConfiguration()
    configuration.port = 0
    let server = HTTPServer(configuration) { files.respond(to: $0) }
    try server.start()
    defer { server.stop() }
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    try await page.setViewport(width: 390, height: 844)
    // Chromium reports about one of ten transitions to a page that is gone back to as aborted.
    try await page.emulate(reducedMotion: true)
    let address = "http://localhost:\(server.port)/search/"
    try await page.navigate(to: address + query)
    try await body(page, address)
    let messages = try await page.consoleMessages
    #expect(messages == [])
    await browser.close()
  }

  /// Types a query over the one that is there, and waits for what the page says.
  private func search(_ query: String, on page: BrowserPage, saying status: String) async throws {
    _ = try await page.evaluate("document.getElementById('search-field').select()")
    try await page.type(query)
    #expect(
      try await page.wait("document.getElementById('search-status').textContent === '\(status)'"))
  }

  private func titles(_ page: BrowserPage) async throws -> [String] {
    let value = try await page.evaluate(
      "[...document.querySelectorAll('#search-results .search-title')].map(title => title.textContent)"
    )
    return value.array?.compactMap(\.string) ?? []
  }

  @Test("It finds beginnings of words without case and marks, titles first, and marks them")
  func finds() async throws {
    try await open([
      ("Bread", "Tea & <b>cake</b>, harbour"), ("Tea", "Nothing else"), ("Straße", "東京タワーへ"),
      ("Ärger", "teapots"),
    ]) { page, _ in
      _ = try await page.evaluate("document.getElementById('search-field').focus()")
      try await search("TEA", on: page, saying: "Results: 3")
      #expect(try await titles(page) == ["Tea", "Bread", "Ärger"])
      #expect(
        try await page.evaluate(
          "document.querySelectorAll('.search-text')[1].innerHTML")
          == "<mark>Tea</mark> &amp; &lt;b&gt;cake&lt;/b&gt;, harbour")
      try await search("har tea", on: page, saying: "Results: 1")
      #expect(try await titles(page) == ["Bread"])
      try await search("strasse", on: page, saying: "Results: 1")
      try await search("arger", on: page, saying: "Results: 1")
      try await search("京タ", on: page, saying: "Results: 1")
      #expect(
        try await page.evaluate("document.querySelector('.search-text').innerHTML")
          == "東<mark>京タ</mark>ワーへ")
      try await search("<img src=x>", on: page, saying: "No Results for “<img src=x>”")
      #expect(try await titles(page).isEmpty)
    }
  }

  @Test(
    "By keys alone: down to a result and up again, Enter opens it, back finds it again, Escape empties the field"
  )
  func keys() async throws {
    try await open([("One", "harbour"), ("Two", "harbour"), ("Three", "river")]) { page, address in
      try await page.type("/")
      try await page.type("harb")
      #expect(
        try await page.wait("document.getElementById('search-status').textContent === 'Results: 2'")
      )
      try await page.press(.arrowDown)
      try await page.press(.arrowDown)
      #expect(try await page.evaluate("document.activeElement.textContent") == "Two")
      try await page.press(.arrowUp)
      try await page.press(.arrowUp)
      #expect(try await page.evaluate("document.activeElement.id") == "search-field")
      try await page.press(.enter)
      #expect(try await page.wait("location.pathname === '/n/0.html'"))
      _ = try await page.evaluate("history.back()")
      #expect(
        try await page.wait(
          "document.getElementById('search-status')?.textContent === 'Results: 2'"))
      #expect(try await page.evaluate("location.href") == .string(address + "?q=harb"))
      _ = try await page.evaluate("document.getElementById('search-field').focus()")
      try await page.press(.escape)
      #expect(try await page.wait("document.querySelectorAll('#search-results li').length === 3"))
      #expect(try await page.evaluate("location.href") == .string(address))
    }
  }

  @Test("Results come by tens as they are scrolled to; an address with a query shows its results")
  func more() async throws {
    let notes = (0..<45).map { ("Note \($0)", "harbour \($0)") }
    try await open(notes, query: "?q=harbour") { page, _ in
      #expect(
        try await page.wait(
          "document.getElementById('search-status').textContent === 'Results: 45'"))
      #expect(try await titles(page).first == "Note 0")
      #expect(try await titles(page).count < 45)
      for count in [20, 30, 40, 45] {
        _ = try await page.evaluate(
          "document.querySelector('#search-results').lastElementChild.scrollIntoView()")
        #expect(
          try await page.wait("document.querySelectorAll('#search-results li').length >= \(count)"))
      }
      #expect(try await titles(page) == notes.map(\.0))
    }
  }
}
