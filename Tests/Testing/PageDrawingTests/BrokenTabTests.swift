import Browser
import PageDrawing
import Synchronization
import Testing

@Suite("Tabs that break", .serialized)
struct BrokenTabTests {
  enum Kind: CaseIterable { case crash, hang }

  /// What happens to the tabs that a pool opens.
  private final class Trouble: Sendable {
    private let state = Mutex((opened: 0, isHanging: false))
    /// The number of tabs that it happens to.
    private let count: Int
    private let kind: Kind

    /// How many pages must wait before the first tab is as it is.
    private let waitingCount: Int
    let pool = Mutex<DrawingPool?>(nil)

    init(_ kind: Kind, count: Int, waitingCount: Int = 0) {
      self.kind = kind
      self.count = count
      self.waitingCount = waitingCount
    }

    func opened(_ page: Page) async {
      let isMeant = state.withLock { state in
        state.opened += 1
        state.isHanging = state.opened <= count && kind == .hang
        return state.opened <= count
      }
      guard isMeant else { return }
      if let pool = pool.withLock({ $0 }), state.withLock({ $0.opened == 1 }) {
        while await pool.waitingCount < waitingCount { await Task.yield() }
      }
      switch kind {
      case .crash: _ = try? await page.send("Page.crash")
      case .hang: Task { try? await page.evaluate("for (;;) {}") }
      }
    }

    /// Finishes as soon as a tab hangs, and not before its task is cancelled where none does.
    func timeLimit() async {
      while !Task.isCancelled, !state.withLock(\.isHanging) {
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  private func pool(_ trouble: Trouble) async throws -> DrawingPool {
    let pool = try await DrawingPool(
      tabs: 1, pagesPerTab: 4, timeLimit: { await trouble.timeLimit() },
      didOpen: { await trouble.opened($0) })
    trouble.pool.withLock { $0 = pool }
    return pool
  }

  private let page = document("<p>Tea</p>", css: "p{height:10px}")
  private let media = DrawingMedia(width: 20, height: 20)

  @Test("Pages that share a tab which breaks are drawn on others", arguments: Kind.allCases)
  func shared(kind: Kind) async throws {
    let trouble = Trouble(kind, count: 2, waitingCount: 2)
    let pool = try await pool(trouble)
    // The first page has the first tab for itself; those that wait meanwhile share the second.
    let drawn = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<3 {
        group.addTask { (try? await pool.draw(page, media: media).image) != nil }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(drawn.count { $0 } == 2)
    await pool.close()
  }

  @Test("A page whose tabs crash each time fails, and the next is drawn")
  func crashes() async throws {
    let trouble = Trouble(.crash, count: 2)
    let pool = try await pool(trouble)
    for _ in 0..<2 {
      let error = await #expect(throws: BrowserError.self) {
        try await pool.draw(page, media: media)
      }
      #expect(error?.code == .pageClosed)
    }
    #expect(try await pool.draw(page, media: media).image != nil)
    await pool.close()
  }

  @Test("A page that takes too long fails by its name, and the next is drawn")
  func hangs() async throws {
    let trouble = Trouble(.hang, count: 1)
    let pool = try await pool(trouble)
    let error = await #expect(throws: DrawingError.self) {
      try await pool.draw(page, media: media)
    }
    #expect(error?.code == .time)
    #expect(error?.message.hasPrefix("Drawing index.html took too long.") == true)
    #expect(try await pool.draw(page, media: media).image != nil)
    await pool.close()
  }
}
