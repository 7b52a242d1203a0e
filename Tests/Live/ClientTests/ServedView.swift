import Browser
import BrowserPool
import LivePages
import Testing
import ViewTree
import WebServer

/// Views that a server shows, and Chromium's page of them.
@MainActor
struct ServedView {
  let page: Page
  let browser: Browser
  let address: String

  /// Serves views and gives their page to a test; in the end nothing may have been said on the console.
  static func with(
    _ content: @escaping @MainActor () -> some View, width: Int = 400, height: Int = 800,
    path: String = "", arguments: [String] = [],
    store: any SnapshotStore = MemoryStore(),
    gate: (@MainActor (Request) -> Response?)? = nil, showsWarnings: Bool = false,
    linksAssets: Bool = false,
    _ body: @MainActor (ServedView) async throws -> Void
  ) async throws {
    var configuration = LiveServerConfiguration()
    configuration.server.port = 0
    configuration.gate = gate
    configuration.title = "Test"
    configuration.showsWarnings = showsWarnings
    configuration.scripts = Peer.modules.map {
      LiveScript(name: $0.name, hash: $0.hash, text: Array($0.text.utf8))
    }
    let server = LiveServer(configuration, store: store) { visit in
      guard visit.path == "/" else { return nil }
      var environment = EnvironmentValues()
      environment.fileExchange = visit.environment.fileExchange
      let view = LiveView(content(), environment: environment)
      view.followsBrowser = true
      if linksAssets { view.assetPlacement = .linked(prefix: LiveServer.assetPrefix) }
      view.open(visit.route)
      return view
    }
    try server.start()
    let browser = try await BrowserPool.take(arguments)
    let page = try await browser.newPage()
    try await page.setViewport(width: width, height: height)
    let served = ServedView(
      page: page, browser: browser, address: "http://localhost:\(server.http.port)/")
    try await served.open(served.address + path)
    try await body(served)
    let messages = try await page.consoleMessages
    // Warnings of views are on the console, too; nothing else may be.
    #expect(messages.filter { !(showsWarnings && $0.text.contains("warning: ")) } == [])
    await BrowserPool.put(browser, arguments)
    server.stop()
  }

  /// Goes to an address and waits until the page is connected.
  ///
  /// It is a page of its own: from where it is already, a browser would load the same page again.
  func open(_ address: String) async throws {
    if try await page.evaluate("location.href").string == address {
      try await page.navigate(to: "about:blank")
    }
    try await page.navigate(to: address)
    try await page.evaluate(
      "import(document.querySelector('script[type=module]').src).then(() => true)")
  }

  @discardableResult
  func evaluate(_ script: String) async throws -> JSONValue { try await page.evaluate(script) }

  /// The text that the page shows.
  func text() async throws -> String {
    try await page.evaluate("document.body.innerText").string ?? ""
  }

  /// Waits until a script gives true; false after a minute.
  func wait(_ script: String) async throws -> Bool { try await page.wait(script) }

  /// Waits until a module that is loaded on demand is there.
  func loads(_ name: String) async throws -> Bool {
    let entries = "performance.getEntriesByType('resource').filter(e => e.name.includes('\(name)'))"
    guard try await wait("\(entries).length") else { return false }
    return try await page.evaluate("import(\(entries)[0].name).then(() => true)") == true
  }

  /// Waits until the page shows a text.
  func shows(_ text: String) async throws -> Bool {
    let isThere = try await wait(
      "document.body.innerText.toLowerCase().includes('\(text.lowercased())')")
    if !isThere { Issue.record("\(try await self.text().replacing("\n", with: " "))") }
    return isThere
  }

  /// The middle of the element that a script gives, as soon as it is there.
  func middle(_ script: String) async throws -> (x: Double, y: Double) {
    try await page.middle(script)
  }

  /// Clicks the middle of the element that a script gives.
  func click(_ script: String) async throws {
    let point = try await middle(script)
    try await page.click(x: point.x, y: point.y)
  }

  /// A script that lists what moves of the page's own: neither what follows the scrolling, which never
  /// ends, nor the line that says that a busy server is waited for.
  static let animations =
    "document.getAnimations().filter(a => a.timeline == document.timeline && !a.effect.target.dataset.busy)"

  /// Brings everything that moves to its end, and waits until nothing moves any more but what turns for ever, such as a
  /// sign of waiting.
  func finishAnimations() async throws {
    let animations =
      "\(Self.animations).filter(a => isFinite(a.effect.getComputedTiming().endTime))"
    try await evaluate("\(animations).forEach(a => a.finish())")
    #expect(try await wait("\(animations).length == 0"))
  }

  /// A script that finds the innermost element with a text.
  func element(_ text: String) -> String {
    "[...document.querySelectorAll('body *')].findLast(e => e.textContent == '\(text)')"
  }
}
