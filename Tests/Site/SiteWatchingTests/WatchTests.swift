import Browser
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("A site that is watched", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct WatchTests {
  private let folder: TemporaryFolder
  private let server: ServerChild

  init() throws {
    folder = try Self.source()
    server = try Self.serve(folder.path)
  }

  /// A site whose build copies a folder, if that has no file named `fault`, and once it has none named `wait`.
  private static func source() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("pages/index.html", page("Tea"))
    try folder.write("pages/more/index.html", page("More"))
    try folder.write("pages/feed.xml", "<feed/>")
    try folder.write(
      "build",
      """
      while test -e pages/wait; do sleep 0.02; done
      if test -e pages/fault; then cat pages/fault; exit 1; fi
      mkdir -p site && cp -r pages/. site
      """)
    return folder
  }

  private static func serve(_ folder: String, site: String = "site") throws -> ServerChild {
    try ServerChild(
      "moments-live", ["serve", site, "--watch", "--port", "0", "--", "sh", "build"],
      in: URL(fileURLWithPath: folder))
  }

  private static func page(_ text: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/>\
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>\
    <title>\(text)</title></head><body><main><h1>\(text)</h1><p style="height:3000px">A long page</p>\
    <p><a href="more/">On</a></p></main></body></html>
    """
  }

  private var address: String { "http://localhost:\(server.port)/" }

  /// Opens a page of the site in a browser that is there until the work with it ends.
  private func open(
    _ work: (_ page: Page, _ browser: Browser) async throws -> Void
  ) async throws {
    let browser = try await Browser.launch()
    do {
      try await work(try await open(browser), browser)
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  private func open(_ browser: Browser, at path: String = "") async throws -> Page {
    let page = try await browser.newPage(width: 390, height: 700)
    try await page.navigate(to: address + path)
    return page
  }

  /// Waits until the page in the frame has this heading.
  private func shows(_ heading: String, _ page: Page) async throws -> Bool {
    try await holds(
      "self.frames[0].document.querySelector('h1')?.textContent == '\(heading)'", page)
  }

  private func holds(_ expression: String, _ page: Page) async throws -> Bool {
    for _ in 0..<2_400 {
      if try await page.evaluate("!!(\(expression))") == true { return true }
      try await Task.sleep(for: .milliseconds(25))
    }
    return false
  }

  @Test("A page that is open is loaded again after a build, where its reader was")
  func reload() async throws {
    try await open { page, browser in
      #expect(try await shows("Tea", page))
      try await page.evaluate("self.frames[0].scrollTo(0, 1200), self.isSame = true")
      try folder.write("pages/index.html", Self.page("Coffee"))
      #expect(try await shows("Coffee", page))
      #expect(try await holds("self.frames[0].scrollY == 1200 && document.title == 'Coffee'", page))
      #expect(try await page.evaluate("self.isSame") == true)
      let messages = try await page.consoleMessages
      #expect(messages == [])
    }
  }

  @Test("What a build prints when it fails is shown until one succeeds; the page stays")
  func failure() async throws {
    try await open { page, browser in
      #expect(try await shows("Tea", page))
      try folder.write("pages/fault", "feed.json:3:7: error: <b>no</b> name & no date")
      let note = "document.querySelector('[role=alert]')"
      #expect(
        try await holds(
          "\(note)?.textContent == 'feed.json:3:7: error: <b>no</b> name & no date'", page))
      #expect(try await shows("Tea", page))
      try FileManager.default.removeItem(atPath: folder.path + "/pages/fault")
      #expect(try await holds("!\(note).textContent && !\(note).getClientRects().length", page))
    }
  }

  @Test("Links and the browser's back change the address as they do without a frame")
  func addresses() async throws {
    try await open { page, browser in
      #expect(try await shows("Tea", page))
      try await page.evaluate("self.frames[0].document.querySelector('a').click()")
      #expect(try await shows("More", page))
      #expect(try await holds("location.pathname == '/more/' && document.title == 'More'", page))
      try await page.evaluate("history.back()")
      #expect(try await shows("Tea", page))
      #expect(try await holds("location.pathname == '/'", page))
      let other = try await open(browser, at: "more/")
      #expect(try await shows("More", other))
    }
  }

  @Test("Programs, and browsers that ask for a file, get what the build wrote")
  func files() async throws {
    let client = try RawClient(port: server.port)
    try await open { page, browser in
      #expect(try await shows("Tea", page))
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(client.readToEnd()?.hasSuffix(Self.page("Tea")) == true)
      for (path, origin, status) in [
        ("/feed.xml", "none", 200), ("/-/watch/events", "cross-site", 403),
      ] {
        let client = try RawClient(port: server.port)
        client.send(
          "GET \(path) HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Dest: document\r\n"
            + "Sec-Fetch-Site: \(origin)\r\nConnection: close\r\n\r\n")
        let answer = RawAnswer(client.readToEnd())
        #expect(answer?.status == status)
      }
    }
  }

  @Test("A page that is opened before the first build has ended is shown after it")
  func early() async throws {
    let folder = try Self.source()
    try folder.write("pages/wait", "")
    let early = try Self.serve(folder.path)
    let browser = try await Browser.launch()
    let page = try await browser.newPage(width: 390, height: 700)
    try await page.navigate(to: "http://localhost:\(early.port)/")
    #expect(try await holds("self.frames[0].document.body?.textContent", page))
    try FileManager.default.removeItem(atPath: folder.path + "/pages/wait")
    #expect(try await shows("Tea", page))
    await browser.close()
  }

  @Test("What a build writes is not watched where the site is reached by a symbolic link")
  func links() async throws {
    let (folder, places) = (try Self.source(), try TemporaryFolder())
    try folder.write(
      "build", "mkdir -p site && date +%N > site/time && echo >> \(places.path)/builds")
    let link = places.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    let linked = try Self.serve(folder.path, site: link + "/site")
    for count in 1...4 {
      var lines = 0
      while lines < count {
        try await Task.sleep(for: .milliseconds(25))
        lines = (try? String(contentsOfFile: places.path + "/builds", encoding: .utf8).count) ?? 0
      }
      #expect(lines == count)
      try folder.write("pages/index.html", Self.page("\(count)"))
    }
    linked.end(SIGKILL)
  }
}
