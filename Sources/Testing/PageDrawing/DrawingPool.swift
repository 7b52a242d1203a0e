package import Browser
public import PixelComparing

/// Tabs of a browser that draw pages, several at once and several on a tab.
///
/// What a page looks like depends on nothing but the page and its media: neither on the tab, nor on
/// what else is drawn, nor on the order.
///
///     let pool = try await DrawingPool(tabs: 2)
///     let page = try await pool.draw(source, media: DrawingMedia(width: 390), parts: .image)
///     await pool.close()
public actor DrawingPool {
  private struct Waiting {
    var job: Stage.Job
    var finish: CheckedContinuation<DrawnPage, any Error>
  }

  /// The browser, its fonts and version.
  public nonisolated let environment: DrawingEnvironment
  /// The most pages side by side on a tab.
  private let pagesPerTab: Int
  private var idle: [Stage] = []
  private var unopened: Int
  private var waiting: [Waiting] = []
  private var isClosed = false
  /// Finishes when a tab has had its time for some pages.
  private let timeLimit: @Sendable () async -> Void
  /// Is told of each tab before it draws.
  private let didOpen: @Sendable (Page) async -> Void

  /// Starts a browser with the test fonts.
  ///
  /// - Parameters:
  ///   - tabs: How many tabs draw at once, 1 to 4.
  ///   - pagesPerTab: How many pages a tab draws at once, 1 to 16.
  ///   - timeout: How long the browser may take for a step, and a tab for the pages that it draws.
  /// - Throws: ``DrawingError`` with the code `font`; `BrowserError`.
  public init(
    tabs: Int = 2, pagesPerTab: Int = 8, timeout: Duration = .seconds(30)
  ) async throws {
    try await self.init(
      tabs: tabs, pagesPerTab: pagesPerTab, timeout: timeout,
      timeLimit: { try? await Task.sleep(for: timeout) }, didOpen: { _ in })
  }

  /// Starts a browser whose tabs have another time limit, such as one that a test decides.
  ///
  /// - Parameters:
  ///   - tabs: How many tabs draw at the same time.
  ///   - pagesPerTab: How many pages a tab draws before a new one takes its place.
  ///   - timeout: How long the browser may take for a step.
  ///   - timeLimit: Finishes when a tab has had its time; it begins with the drawing and ends at once
  ///     when its task is cancelled.
  ///   - didOpen: Is told of each tab before it draws.
  package init(
    tabs: Int = 2, pagesPerTab: Int = 8, timeout: Duration = .seconds(30),
    timeLimit: @escaping @Sendable () async -> Void,
    didOpen: @escaping @Sendable (Page) async -> Void
  ) async throws {
    self.timeLimit = timeLimit
    self.didOpen = didOpen
    environment = try await DrawingEnvironment.launch(timeout: timeout)
    unopened = min(max(tabs, 1), 4)
    self.pagesPerTab = min(max(pagesPerTab, 1), 16)
  }

  /// The number of pages that no tab draws yet.
  package var waitingCount: Int { waiting.count }

  /// Ends the browser; what is waited for fails.
  public func close() async {
    isClosed = true
    await environment.close()
  }

  /// Draws a page.
  ///
  /// - Throws: ``DrawingError``; `BrowserError` when the browser crashes or takes too long.
  public func draw(
    _ source: DrawnPageSource, media: DrawingMedia = DrawingMedia(), parts: DrawnPage.Parts = .image
  ) async throws -> DrawnPage {
    let job = Stage.Job(source: source, media: media, parts: parts)
    return try await withCheckedThrowingContinuation { continuation in
      waiting.append(Waiting(job: job, finish: continuation))
      start()
    }
  }

  /// Draws two pages here and now and compares them, pixel by pixel.
  public func compare(
    _ old: DrawnPageSource, _ new: DrawnPageSource, media: DrawingMedia = DrawingMedia()
  ) async throws -> (comparison: PixelComparison, old: PixelImage, new: PixelImage) {
    async let first = draw(old, media: media)
    async let second = draw(new, media: media)
    guard let oldImage = try await first.image, let newImage = try await second.image else {
      throw DrawingError(.answer, "The browser gave no picture. Try again.")
    }
    return (PixelComparison(oldImage, newImage), oldImage, newImage)
  }

  /// Gives idle tabs what waits, as much of one kind as a tab takes.
  private func start() {
    while !waiting.isEmpty, !idle.isEmpty || unopened > 0 {
      let batch = takeBatch()
      let stage = idle.popLast()
      if stage == nil { unopened -= 1 }
      Task { await run(batch, on: stage) }
    }
  }

  private func takeBatch() -> [Waiting] {
    var batch: [Waiting] = []
    var rest: [Waiting] = []
    for entry in waiting {
      let fits = batch.first.map { entry.job.media.canShareTab(with: $0.job.media) } ?? true
      if fits, batch.count < pagesPerTab { batch.append(entry) } else { rest.append(entry) }
    }
    waiting = rest
    return batch
  }

  private func run(_ batch: [Waiting], on stage: Stage?) async {
    var stage = stage
    do {
      let open: Stage
      if let stage {
        open = stage
      } else {
        open = try await Stage.open(in: environment.browser)
        await didOpen(open.page)
      }
      stage = open
      let results = try await draw(batch.map(\.job), on: open)
      for (entry, result) in zip(batch, results) {
        entry.finish.resume(with: result.mapError { $0 as any Error })
      }
      idle.append(open)
    } catch {
      await stage?.close()
      unopened += 1
      if batch.count > 1, !isClosed {
        // One of them broke the tab: each on its own shows which.
        for entry in batch { await run([entry], alone: true) }
      } else {
        for entry in batch { entry.finish.resume(throwing: error) }
      }
    }
    start()
  }

  /// Draws pages on a tab unless that takes too long; the tab is ended then.
  private func draw(
    _ jobs: [Stage.Job], on stage: Stage
  ) async throws -> [Result<DrawnPage, DrawingError>] {
    try await withThrowingTaskGroup(of: [Result<DrawnPage, DrawingError>]?.self) { group in
      group.addTask { try await stage.draw(jobs) }
      group.addTask { [timeLimit] in
        await timeLimit()
        return nil
      }
      defer { group.cancelAll() }
      if let results = try await group.next() ?? nil { return results }
      // What waits for the tab's answers fails with it.
      await stage.kill()
      let names = jobs.map(\.source.path).joined(separator: ", ")
      throw DrawingError(
        .time,
        "Drawing \(names) took too long. Open the page in a browser and look at what it does.")
    }
  }

  /// Runs a batch on a tab of its own, whose place was given back.
  private func run(_ batch: [Waiting], alone: Bool) async {
    unopened -= 1
    await run(batch, on: nil)
  }
}

extension DrawingPool {
  /// The families that the browser has drawn an element's own text with: the first element that a CSS
  /// selector finds.
  package func platformFonts(
    of source: DrawnPageSource, selector: String
  ) async throws -> [String] {
    let page = try await environment.browser.newPage(width: 390, height: 844)
    try await page.setContent(source.html)
    for domain in ["DOM", "CSS"] { try await page.send(domain + ".enable") }
    let root = try await page.send("DOM.getDocument")["root"]?["nodeId"] ?? .null
    let node = try await page.send(
      "DOM.querySelector", ["nodeId": root, "selector": .string(selector)])
    let answer = try await page.send(
      "CSS.getPlatformFontsForNode", ["nodeId": node["nodeId"] ?? .null])
    try await page.close()
    return (answer["fonts"]?.array ?? []).compactMap { $0["familyName"]?.string }.sorted()
  }
}
