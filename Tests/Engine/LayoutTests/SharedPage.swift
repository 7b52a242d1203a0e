import Browser

/// One browser with one page for all suites, which take turns.
actor SharedPage {
  private static let shared = SharedPage(showsScrollBars: false)
  /// One whose scroll bars take room.
  private static let barred = SharedPage(showsScrollBars: true)

  private let showsScrollBars: Bool

  private var page: Page?
  private var isTaken = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  private init(showsScrollBars: Bool) { self.showsScrollBars = showsScrollBars }

  /// Runs a test with the page alone.
  @MainActor
  static func use<Result>(
    width: Int = 400, height: Int = 300, showsScrollBars: Bool = false,
    _ body: @MainActor (Page) async throws -> Result
  ) async throws -> Result {
    let shared = showsScrollBars ? barred : shared
    let page = try await shared.take()
    do {
      try await page.setViewport(width: width, height: height, deviceScaleFactor: 1)
      let result = try await body(page)
      await shared.free()
      return result
    } catch {
      await shared.free()
      throw error
    }
  }

  private func take() async throws -> Page {
    while isTaken { await withCheckedContinuation { queue.append($0) } }
    isTaken = true
    do {
      if let page { return page }
      let new = try await Browser.launch(showsScrollBars: showsScrollBars).newPage()
      page = new
      return new
    } catch {
      free()
      throw error
    }
  }

  private func free() {
    isTaken = false
    if !queue.isEmpty { queue.removeFirst().resume() }
  }
}
