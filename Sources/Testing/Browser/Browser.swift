import Foundation

/// A headless Chromium of our own, driven over the DevTools protocol.
///
/// Each browser has a fresh profile folder, sees none of the user's settings and fonts, speaks
/// English (US) and lives in UTC, so that the same page gives the same picture.
///
///     let browser = try await Browser.launch()
///     let page = try await browser.newPage(width: 390, height: 844)
///     try await page.setContent("<h1>Moments</h1>")
///     let png = try await page.screenshot()
///     await browser.close()
///
/// A browser that is no longer referenced, by its pages neither, is ended.
public final class Browser: Sendable {
  let connection: Connection

  /// The product and version, such as `Chrome/156.0.8078.79`.
  public let version: String

  private init(connection: Connection, version: String) {
    self.connection = connection
    self.version = version
  }

  deinit {
    connection.stop(.atOnce)
    connection.blockUntilFinished(seconds: 2)
  }

  /// Starts a browser and waits until it answers.
  ///
  /// - Parameters:
  ///   - executable: The path of Chromium. By default it is the variable `CHROMIUM`, or
  ///     `chromium`, `chromium-browser` or `google-chrome` on `PATH`.
  ///   - arguments: Switches to add to ours.
  ///   - added: Variables that the browser gets beside those of this process.
  ///   - showsScrollBars: Whether scroll bars are drawn, which take room as they do on most desktops.
  ///   - timeout: How long the start and each later command may take.
  /// - Throws: `BrowserError` with the code `executableMissing`, `launchFailed` or `timedOut`.
  public static func launch(
    executable: String? = nil, arguments: [String] = [],
    environment added: [String: String] = [:], showsScrollBars: Bool = false,
    timeout: Duration = .seconds(30)
  ) async throws -> Browser {
    let environment = ProcessInfo.processInfo.environment
    let path = try ExecutableSearch.path(chosen: executable, environment: environment)
    let process = try BrowserProcess.start(
      executable: path,
      arguments: LaunchArguments.all(showsScrollBars: showsScrollBars) + arguments,
      environment: environment.merging(added) { $1 })
    let connection: Connection
    do {
      connection = try Connection(process: process, timeout: timeout)
    } catch {
      _ = process.finish()
      throw error
    }
    LiveConnections.insert(connection)
    do {
      let command = "Browser.getVersion"
      let answer = try await connection.send(command)
      guard let version = answer["product"]?.string else {
        throw BrowserError.unexpectedAnswer(to: command, missing: "product")
      }
      return Browser(connection: connection, version: version)
    } catch {
      connection.stop(.atOnce)
      await connection.waitUntilFinished()
      guard let error = error as? BrowserError, error.code == .browserClosed else { throw error }
      throw BrowserError(
        .launchFailed,
        "\(path) ended before it answered. Run it by hand, and check that it is a Chromium.",
        command: error.command, log: error.log)
    }
  }

  /// Opens an empty page that shares no cookies or storage with any other.
  ///
  /// - Parameters:
  ///   - width: The viewport's width in CSS pixels.
  ///   - height: The viewport's height in CSS pixels.
  ///   - deviceScaleFactor: Device pixels for each CSS pixel.
  public func newPage(width: Int = 1280, height: Int = 800, deviceScaleFactor: Double = 1)
    async throws -> Page
  {
    let context = try await string("browserContextId", of: "Target.createBrowserContext")
    _ = try await connection.send(
      "Browser.setDownloadBehavior",
      ["behavior": "deny", "browserContextId": .string(context)])
    // A window of its own keeps the page drawing while another one is in front.
    let target = try await string(
      "targetId", of: "Target.createTarget",
      ["url": "about:blank", "browserContextId": .string(context), "newWindow": true])
    let session = try await string(
      "sessionId", of: "Target.attachToTarget", ["targetId": .string(target), "flatten": true])
    let page = Page(browser: self, context: context, target: target, session: session)
    try await page.prepare()
    try await page.setViewport(
      width: width, height: height, deviceScaleFactor: deviceScaleFactor)
    return page
  }

  /// Closes all pages with their cookies and storage, also those that pages have opened themselves.
  ///
  /// Commands of theirs that are still unanswered fail.
  public func closePages() async throws {
    let answer = try await connection.send("Target.getBrowserContexts")
    for context in answer["browserContextIds"]?.array ?? [] {
      _ = try await connection.send("Target.disposeBrowserContext", ["browserContextId": context])
    }
  }

  /// Ends the browser with all its pages, and removes its folder.
  ///
  /// Commands that are still unanswered fail. Closing twice is harmless.
  public func close() async {
    _ = try? await connection.send("Browser.close", timeout: .seconds(2))
    connection.stop(.afterGrace)
    await connection.waitUntilFinished()
  }

  private func string(_ field: String, of command: String, _ parameters: JSONValue = [:])
    async throws -> String
  {
    let answer = try await connection.send(command, parameters)
    guard let string = answer[field]?.string else {
      throw BrowserError.unexpectedAnswer(to: command, missing: field)
    }
    return string
  }
}
