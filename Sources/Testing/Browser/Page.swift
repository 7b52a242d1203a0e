import Synchronization

/// A page of a browser, in a window and with storage of its own.
///
/// Commands of one page are carried out in the order in which they are called.
public final class Page: Sendable {
  /// The browser that shows the page.
  public let browser: Browser

  let context: String
  let target: String
  let session: String
  let events: PageEvents
  let requests = RequestAnswers()

  /// The mouse buttons that are down.
  let pressedButtons = Mutex<Set<MouseButton>>([])
  /// How many fingers are down.
  let fingerCount = Mutex(0)

  init(browser: Browser, context: String, target: String, session: String) {
    self.browser = browser
    self.context = context
    self.target = target
    self.session = session
    // The main frame has its target's name.
    let events = PageEvents(mainFrame: target)
    self.events = events
    browser.connection.handleEvents(of: session) {
      [weak connection = browser.connection, requests] in
      events.receive($0, $1)
      if let (method, parameters) = requests.settle($0, $1) {
        connection?.post(method, parameters, session: session)
      }
      // An open dialog would hold up every later command.
      if $0 == "Page.javascriptDialogOpening" {
        let isLeaving = $1["type"] == "beforeunload"
        connection?.post(
          "Page.handleJavaScriptDialog", ["accept": .bool(isLeaving)], session: session)
      }
    }
  }

  /// Everything the page has said since it was opened or the list was emptied.
  ///
  /// What commands before this one have caused is included. At most 10,000 messages are kept.
  public var consoleMessages: [ConsoleMessage] {
    get async throws {
      // Events come before the answer to a later command.
      try await send("Runtime.evaluate", ["expression": "0"])
      return events.messages
    }
  }

  /// Forgets the messages received so far.
  public func removeConsoleMessages() async throws {
    _ = try await consoleMessages
    events.removeMessages()
  }

  /// Closes the page; its commands that are still unanswered fail.
  public func close() async throws {
    browser.connection.loseSession(
      session, BrowserError(.pageClosed, "The page was closed. Open another page."))
    // The context takes its page with it.
    _ = try await browser.connection.send(
      "Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  /// Sends a command of the DevTools protocol, for what has no method here.
  ///
  /// - Throws: `BrowserError` with the code `commandFailed`, `timedOut`, `pageClosed` or
  ///   `browserClosed`; `CancellationError`.
  @discardableResult
  public func send(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await browser.connection.send(method, parameters, session: session)
  }

  func prepare() async throws {
    // All at once: a new page is slow to answer the first command, whichever that is.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for domain in ["Inspector", "Page", "Runtime", "Log", "Audits", "Network"] {
        group.addTask { try await self.send(domain + ".enable") }
      }
      for command in ["Page.setLifecycleEventsEnabled", "Emulation.setFocusEmulationEnabled"] {
        group.addTask { try await self.send(command, ["enabled": true]) }
      }
      try await group.waitForAll()
    }
  }
}
