import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Time, storage and sections on live pages") @MainActor
struct LiveTimelineTests {
  /// A clock that stands until a test moves it.
  @MainActor
  private final class TestClock {
    var now = Date(timeIntervalSinceReferenceDate: 0)
    /// How long was waited for, each time.
    var waits: [Double] = []
    private var sleepers: [CheckedContinuation<Void, any Error>] = []

    var clock: TimelineClock {
      TimelineClock(now: { self.now }, sleep: { try await self.sleep($0) })
    }

    private func sleep(_ seconds: Double) async throws {
      waits.append(seconds)
      try await withCheckedThrowingContinuation { sleepers.append($0) }
    }

    /// Lets so much time pass and wakes whoever waits.
    func pass(_ seconds: Double) {
      now += seconds
      let woken = sleepers
      sleepers = []
      for sleeper in woken { sleeper.resume() }
    }

    func end() {
      for sleeper in sleepers { sleeper.resume(throwing: CancellationError()) }
      sleepers = []
    }
  }

  private func seconds(_ date: Date) -> String { "\(date.timeIntervalSinceReferenceDate)" }

  private func page(_ content: some View, _ clock: TestClock) throws -> LivePage {
    try LivePage(content.environment(\.timelineClock, clock.clock))
  }

  @Test("A timeline is shown at each of its moments, by one timer")
  func periodic() async throws {
    struct Shown: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 5)) { context in
          Text("at \(Int(context.date.timeIntervalSinceReferenceDate)).")
        }
      }
    }
    let clock = TestClock()
    var page = try page(Shown(), clock)
    #expect(page.html.contains("at 0."))
    for (number, wait) in [5.0, 5, 3].enumerated() {
      #expect(try await page.wait { _ in clock.waits.count == number + 1 })
      clock.pass(number == 1 ? 7 : wait)
      let shown = ["at 5.", "at 10.", "at 15."][number]
      #expect(try await page.wait { $0.html.contains(shown) })
    }
    #expect(clock.waits.prefix(3) == [5, 5, 3])
    page.view.end()
    clock.end()
  }

  @Test("An animation is shown ten times a second, unless it is paused or hidden")
  func animation() async throws {
    struct Shown: View {
      @State private var isPaused = false
      var body: some View {
        TimelineView(.animation(paused: isPaused)) { _ in Text("shown") }
        Button("Pause") { isPaused.toggle() }
      }
    }
    let clock = TestClock()
    var page = try page(Shown(), clock)
    for number in 1...3 {
      #expect(try await page.wait { _ in clock.waits.count == number })
      clock.pass(0.1)
    }
    #expect(clock.waits.allSatisfy { $0 == 0.1 })
    #expect(try await page.wait { _ in clock.waits.count == 4 })
    try page.press("Pause")
    clock.pass(0.1)
    for _ in 0..<20 { await Task.yield() }
    try page.update()
    #expect(clock.waits.count == 4)
    try page.press("Pause")
    #expect(try await page.wait { _ in clock.waits.count == 5 })
    _ = page.view.handle(LiveEvent(.scene, .flag(false)), atNode: nil)
    try page.update()
    clock.pass(0.1)
    for _ in 0..<20 { await Task.yield() }
    try page.update()
    #expect(clock.waits.count == 5)
    _ = page.view.handle(LiveEvent(.scene, .flag(true)), atNode: nil)
    #expect(try await page.wait { _ in clock.waits.count == 6 })
    page.view.end()
    clock.end()
  }

  @Test("The date stands still between two moments, however often its views are evaluated")
  func standing() async throws {
    struct Beat: View {
      @State private var count = 0
      @State private var isPaused = false
      var body: some View {
        TimelineView(.animation(minimumInterval: 2, paused: isPaused)) { context in
          Text("\(count) at \(Int(context.date.timeIntervalSinceReferenceDate)).")
            .onChange(of: context.date, initial: true) { count += 1 }
        }
        Button("Pause") { isPaused.toggle() }
      }
    }
    let clock = TestClock()
    // Time goes on with each look at it, as it does for everybody.
    let running = TimelineClock(
      now: {
        clock.now += 0.001
        return clock.now
      }, sleep: clock.clock.sleep)
    var page = try LivePage(Beat().environment(\.timelineClock, running))
    #expect(page.html.contains("1 at 0."))
    #expect(try await page.wait { _ in clock.waits.count == 1 })
    clock.pass(2)
    #expect(try await page.wait { $0.html.contains("2 at 2.") })
    try page.press("Pause")
    clock.pass(60)
    #expect(page.html.contains("2 at 2."))
    // What goes on shows the time at once.
    try page.press("Pause")
    #expect(page.html.contains("3 at 62."))
    #expect(page.view.noted == [])
    page.view.end()
    clock.end()
  }

  /// What a browser keeps, for several pages.
  private final class Drawer: LiveStorage {
    let reader = "drawer"
    var values: [String: [UInt8]] = [:]
    var pages: [ObjectIdentifier: @MainActor (String) -> Void] = [:]
    func value(of key: String) -> [UInt8]? { values[key] }
    func set(_ value: [UInt8], for key: String) {
      guard values[key] != value else { return }
      values[key] = value
      for page in pages.values { page(key) }
    }
    func tell(_ page: AnyObject, _ action: (@MainActor (String) -> Void)?) {
      pages[ObjectIdentifier(page)] = action
    }
  }

  private struct Kept: View {
    @AppStorage("shared") private var shared = 1
    @SceneStorage("own") private var own = "a"
    var body: some View {
      Text("shared \(shared) own \(own).")
      Button("Share") { shared += 1 }
      Button("Keep") { own += "b" }
    }
  }

  @Test("The pages of a browser share what the app stores at once, and keep their scenes' apart")
  func storage() throws {
    let drawer = Drawer()
    func open(_ snapshot: [UInt8]? = nil) throws -> LiveView {
      let view = LiveView(Kept())
      view.storage = drawer
      if let snapshot { view.restore(snapshot) }
      _ = try view.update()
      return view
    }
    func press(_ view: LiveView, _ text: String) throws {
      let node = try #require(
        view.tree.nodes.indices.first {
          let node = view.tree.nodes[$0]
          return view.listens($0, to: .press)
            && view.tree.string(node.textStart, node.textEnd) == text
        })
      _ = view.handle(LiveEvent(.press), atNode: node)
    }
    let (first, second) = (try open(), try open())
    try press(first, "Share")
    try press(first, "Keep")
    _ = try first.update()
    _ = try second.update()
    #expect(first.tree.html.contains("shared 2 own ab."))
    #expect(second.tree.html.contains("shared 2 own a."))
    let again = try open(first.snapshot())
    #expect(again.tree.html.contains("shared 2 own ab."))
    // What was kept and not asked for is kept on.
    let unseen = LiveView(Text("x"))
    unseen.restore(first.snapshot())
    _ = try unseen.update()
    let later = try open(unseen.snapshot())
    #expect(later.tree.html.contains("own ab."))
    #expect(drawer.pages.count == 4)
    first.end()
    #expect(drawer.pages.count == 3)
  }

  private struct Introduction: View {
    @AppStorage("isNew") private var isNew = true
    var body: some View {
      if isNew { Introduction.Start() } else { Text("list") }
    }

    struct Start: View {
      @AppStorage("isNew") private var isNew: Bool?
      var body: some View { Button("Start") { isNew = false } }
    }
  }

  @Test("Views that read a stored value as other types see what one of them writes")
  func storageOfOtherTypes() throws {
    var page = try LivePage(Introduction())
    try page.press("Start")
    #expect(page.html.contains("list"))
  }

  @Test("A header folds its section")
  func section() throws {
    struct Folded: View {
      @State private var isExpanded = false
      var body: some View {
        List { Section("Things", isExpanded: $isExpanded) { Text("tea") } }
      }
    }
    var page = try LivePage(Folded())
    #expect(!page.html.contains("tea") && page.html.contains("aria-expanded=\"false\""))
    try page.press("Rows")
    #expect(page.html.contains("tea") && page.html.contains("aria-expanded=\"true\""))
    try page.press("Rows")
    #expect(!page.html.contains("tea"))
  }

  @Test("Blended views in front of a moved one blend with what is behind the z-stack")
  func blending() throws {
    let mixed = ZStack {
      Color.red.offset(x: 3)
      ZStack { Color.blue.blendMode(.screen) }.padding(4)
    }
    let page = try LivePage(mixed)
    let css = page.view.tree.css
    #expect(css.contains("position:relative"))
    #expect(!css.contains("z-index:0"))
    let plain = try LivePage(
      ZStack {
        Color.red.offset(x: 3); Color.blue.padding(4)
      })
    #expect(plain.view.tree.css.contains("z-index:0"))
  }
}
