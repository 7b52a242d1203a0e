public import Browser

/// Browsers that tests have one after another, each alone: a start costs more than most tests do.
public actor BrowserPool {
  private static let shared = BrowserPool()

  /// By the switches they were started with.
  private var idle: [[String]: [Browser]] = [:]

  /// A browser that nobody else uses, and that has nothing of the tests before.
  ///
  /// What a test that fails leaves is of no use to others: its browser is not put back, and ends.
  public static func take(_ arguments: [String] = []) async throws -> Browser {
    if let browser = await shared.takeIdle(arguments) { return browser }
    return try await Browser.launch(arguments: arguments)
  }

  /// Gives a browser to others, without its pages; one that can't close them ends.
  public static func put(_ browser: Browser, _ arguments: [String] = []) async {
    do {
      try await browser.closePages()
      await shared.putIdle(browser, arguments)
    } catch {
      await browser.close()
    }
  }

  private func takeIdle(_ arguments: [String]) -> Browser? { idle[arguments]?.popLast() }

  private func putIdle(_ browser: Browser, _ arguments: [String]) {
    idle[arguments, default: []].append(browser)
  }
}
