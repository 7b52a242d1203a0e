import Browser
import Foundation
import Testing
import ViewTree

/// Content that is asked for anew by a pull.
@Suite("Pulls", .serialized)
@MainActor
struct PullTests {
  /// Lets work go on when a test says so.
  @MainActor
  private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    func open() {
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }

  enum Place: CaseIterable { case bar, noBar, screen, short, tab, sheet }

  private struct News: View {
    let place: Place
    let gate: Gate
    @State private var asked = 0
    @State private var done = 0
    @State private var isShown = false

    var body: some View {
      switch place {
      case .bar: NavigationStack { list(40).navigationTitle("News") }
      case .short: NavigationStack { list(2).navigationTitle("News") }
      case .noBar: list(40)
      case .screen:
        NavigationStack {
          VStack(spacing: 0) {
            Text("Above")
            ScrollView {
              VStack { ForEach(0..<40) { Text("Line \($0)").frame(maxWidth: .infinity) } }
            }
            .refreshable { await load() }
            Text("asked \(asked), done \(done).")
          }
          .navigationTitle("News")
          .navigationBarTitleDisplayMode(.inline)
        }
      case .tab:
        TabView {
          NavigationStack { list(40).navigationTitle("News") }.tabItem { Text("First") }
          NavigationStack { Text("Other") }.tabItem { Text("Second") }
        }
      case .sheet:
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { NavigationStack { list(40).navigationTitle("News") } }
      }
    }

    private func list(_ count: Int) -> some View {
      List {
        Text("asked \(asked), done \(done).")
        ForEach(0..<count, id: \.self) { Text("Line \($0)") }
      }
      .refreshable { await load() }
    }

    private func load() async {
      asked += 1
      await gate.wait()
      done += 1
    }
  }

  private let sign = "document.querySelector('.l-pulling')"

  private func byTouch(
    _ place: Place, _ body: @MainActor (ServedView, Gate) async throws -> Void
  ) async throws {
    let gate = Gate()
    try await ServedView.with({ News(place: place, gate: gate) }, width: 390, height: 844) {
      served in
      try await served.page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true])
      try await served.page.send(
        "Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
      try await served.open(served.address)
      if place == .sheet {
        try await served.click(served.element("Open"))
        #expect(try await served.shows("Line 3"))
        #expect(
          try await served.wait(
            "document.querySelector('dialog').getAnimations().length == 0"))
      }
      try await body(served, gate)
    }
  }

  /// Puts a finger on a text, and moves it in steps.
  private func pull(
    _ served: ServedView, _ text: String = "Line 1", by distance: (x: Double, y: Double),
    letsGo: Bool = true
  ) async throws {
    let start = try await served.middle(served.element(text))
    try await served.page.touch([(start.x, start.y)])
    for step in 1...10 {
      let part = Double(step) / 10
      try await served.page.touch([
        (start.x + distance.x * part, start.y + distance.y * part)
      ])
    }
    if letsGo { try await served.page.touch([]) }
  }

  @Test("A pull asks once; the sign stays until all has come", arguments: Place.allCases)
  func pulls(_ place: Place) async throws {
    try await byTouch(place) { served, gate in
      #expect(try await served.shows("asked 0, done 0."))
      let top =
        "[...document.querySelectorAll('p,span,li')].find(e => e.textContent == 'Line 1').getBoundingClientRect().y"
      let before = try await served.evaluate(top)
      try await pull(served, by: (0, 260), letsGo: false)
      #expect(try await served.shows("asked 1, done 0."))
      #expect(try await served.evaluate("\(top) > \(before.number ?? 0) + 60") == true)
      try await served.page.touch([])
      #expect(try await served.wait("Math.abs(\(top) - \(before.number ?? 0) - 50) < 1"))
      #expect(try await served.evaluate("\(sign).textContent") == "Refresh")
      // The sign is in the gap, above what was pulled.
      #expect(
        try await served.evaluate(
          "(s => s.top >= 0 && s.bottom <= \(top) && Math.abs(s.x + s.width / 2 - innerWidth / 2) < 2)(\(sign).getBoundingClientRect())"
        ) == true)
      // Another pull meanwhile asks for nothing.
      try await pull(served, by: (0, 260))
      gate.open()
      #expect(try await served.shows("asked 1, done 1."))
      #expect(try await served.wait("!\(sign) && Math.abs(\(top) - \(before.number ?? 0)) < 1"))
      try await pull(served, by: (0, 260))
      #expect(try await served.shows("asked 2, done 1."))
      gate.open()
      #expect(try await served.shows("asked 2, done 2."))
      #expect(try await served.wait("!\(sign)"))
    }
  }

  @Test("A short pull, one to the side, up, or of what is scrolled asks for nothing")
  func others() async throws {
    try await byTouch(.bar) { served, gate in
      try await pull(served, by: (0, 50))
      #expect(try await served.wait("!\(sign)"))
      try await pull(served, by: (180, 90))
      try await pull(served, "Line 5", by: (0, -200))
      #expect(try await served.wait("document.scrollingElement.scrollTop > 100"))
      try await pull(served, "Line 8", by: (0, 90))
      #expect(try await served.evaluate("!\(sign)") == true)
      #expect(try await served.shows("asked 0, done 0."))
    }
  }

  @Test("Where fingers are all there is the button is not seen; keys find it, and stay at it")
  func button() async throws {
    let box = "document.querySelector('.l-pull').getBoundingClientRect()"
    try await byTouch(.bar) { served, gate in
      #expect(try await served.evaluate("\(box).width") == 1)
      try await served.page.press(.tab)
      #expect(try await served.evaluate("document.activeElement.ariaLabel") == "Refresh")
      #expect(try await served.evaluate("\(box).width > 10") == true)
      try await served.page.press(.enter)
      #expect(try await served.shows("asked 1, done 0."))
      #expect(try await served.wait("document.activeElement.ariaLabel == 'Refreshing'"))
      gate.open()
      #expect(try await served.shows("asked 1, done 1."))
      #expect(try await served.wait("document.activeElement.ariaLabel == 'Refresh'"))
    }
  }

  private struct Loader: View {
    let gate: Gate
    @State private var count = 0
    @State private var isLoading = false

    var body: some View {
      VStack {
        Button("Load") {
          isLoading = true
          Task {
            await gate.wait()
            count += 1
            isLoading = false
          }
        }
        .disabled(isLoading)
        Button("Other") {}
        Text(isLoading ? "loading" : "loaded \(count)")
      }
    }
  }

  @Test("A button that its press disables has the focus again, unless something else has got it")
  func disabled() async throws {
    let gate = Gate()
    try await ServedView.with({ Loader(gate: gate) }) { served in
      let focused = "document.activeElement.textContent"
      try await served.page.press(.tab)
      #expect(try await served.evaluate(focused) == "Load")
      try await served.page.press(.enter)
      #expect(try await served.shows("loading"))
      gate.open()
      #expect(try await served.shows("loaded 1"))
      #expect(try await served.wait("\(focused) == 'Load'"))
      try await served.page.press(.enter)
      #expect(try await served.shows("loading"))
      // Browsers take the focus from what is disabled when they show it.
      #expect(try await served.wait("document.activeElement == document.body"))
      try await served.page.press(.tab)
      #expect(try await served.evaluate(focused) == "Other")
      gate.open()
      #expect(try await served.shows("loaded 2"))
      #expect(try await served.evaluate(focused) == "Other")
    }
  }
}
