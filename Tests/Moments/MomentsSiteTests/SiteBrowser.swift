import Browser

/// One browser with one page for all suites, which take turns; it reaches no other machine.
actor SiteBrowser {
  private static let shared = SiteBrowser()

  private var page: Page?
  private var isTaken = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Runs a test with the page alone.
  @MainActor
  static func use<Result>(
    width: Int = 390, height: Int = 844, _ body: @MainActor (Page) async throws -> Result
  ) async throws -> Result {
    let page = try await shared.take()
    do {
      try await page.setViewport(width: width, height: height)
      try await page.emulate(colorScheme: .light, reducedMotion: true)
      try await page.removeConsoleMessages()
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
      let browser = try await Browser.launch(
        arguments: ["--host-resolver-rules=MAP * ~NOTFOUND"])
      let new = try await browser.newPage()
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

extension Page {
  /// Loads the pictures that would come only when the reader scrolls.
  ///
  /// - Returns: The addresses of those that couldn't be shown.
  func loadPictures() async throws -> [String] {
    let value = try await evaluate(
      """
      Promise.all([...document.images].map(image => {
        image.loading = 'eager';
        return image.decode().then(() => null, () => image.getAttribute('src'));
      })).then(sources => sources.filter(source => source !== null))
      """)
    return value.array?.compactMap(\.string) ?? []
  }
}
