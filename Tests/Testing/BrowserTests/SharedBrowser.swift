import Browser

/// One browser with three pages for all suites: launches and pages cost more than tests.
actor SharedBrowser {
  private static let shared = SharedBrowser()

  private let launch = Task { try await Browser.launch() }
  private var idle: [Page] = []
  private var unopened = 3
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Runs a test with a page that nobody else uses meanwhile, as good as new.
  static func withPage<Result: Sendable>(
    width: Int = 400, height: Int = 300, deviceScaleFactor: Double = 1,
    _ body: (Page) async throws -> Result
  ) async throws -> Result {
    let page = try await shared.take()
    do {
      try await page.setViewport(
        width: width, height: height, deviceScaleFactor: deviceScaleFactor)
      let result = try await body(page)
      try await page.emulate()
      try await page.navigate(to: "about:blank")
      try await page.removeConsoleMessages()
      await shared.put(page)
      return result
    } catch {
      try? await page.close()
      await shared.put(nil)
      throw error
    }
  }

  private func take() async throws -> Page {
    while true {
      if let page = idle.popLast() { return page }
      if unopened > 0 {
        unopened -= 1
        do {
          return try await launch.value.newPage()
        } catch {
          put(nil)
          throw error
        }
      }
      await withCheckedContinuation { queue.append($0) }
    }
  }

  private func put(_ page: Page?) {
    if let page { idle.append(page) } else { unopened += 1 }
    if !queue.isEmpty { queue.removeFirst().resume() }
  }
}

/// The code of the browser error that an operation throws, or nil when it throws none.
func errorCode(_ operation: () async throws -> Void) async -> BrowserError.Code? {
  do {
    try await operation()
    return nil
  } catch {
    return (error as? BrowserError)?.code
  }
}
