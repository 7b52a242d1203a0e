import Browser
import Testing
import ViewTree

@MainActor
@Suite("Swipes at both ends of a row", .serialized)
struct EdgeSwipeTests {
  private struct Mail: View {
    @State private var log = ""

    var body: some View {
      List {
        Text("Mail")
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Delete", systemImage: "trash", role: .destructive) { log += "d" }
          }
          .swipeActions(edge: .leading) {
            Button("Flag", systemImage: "flag.fill") { log += "f" }.tint(.orange)
          }
        Text("log \(log).")
      }
    }
  }

  private func prepare(_ served: ServedView) async throws {
    try await served.page.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": 400, "height": 800, "deviceScaleFactor": 1, "mobile": true])
    try await served.page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try await served.open(served.address)
  }

  private func swipe(_ served: ServedView, by distance: Double) async throws {
    let start = try await served.middle("document.querySelector('.l-swipe')")
    let x = start.x - distance / 2
    try await served.page.touch([(x, start.y)])
    for step in 1...12 {
      try await served.page.touch([(x + distance * Double(step) / 12, start.y)])
    }
    try await served.page.touch([])
  }

  private let body = "document.querySelector('.l-body').getBoundingClientRect().x"
  private let row = "document.querySelector('.l-swipe').getBoundingClientRect().x"

  @Test("Buttons of the leading edge come from there; the row begins with its content")
  func edges() async throws {
    try await ServedView.with({ Mail() }) { served in
      try await prepare(served)
      #expect(try await served.wait("Math.abs(\(body) - \(row)) < 1"))
      try await swipe(served, by: 160)
      #expect(try await served.wait("\(body) - \(row) > 60"))
      try await served.click("document.querySelector('[aria-label=Flag]')")
      #expect(try await served.shows("log f."))
      // A row comes to rest when one of its buttons was pressed.
      #expect(try await served.wait("Math.abs(\(body) - \(row)) < 1"))
      try await swipe(served, by: -160)
      #expect(try await served.wait("\(body) - \(row) < -60"))
      try await served.click("document.querySelector('[aria-label=Delete]')")
      #expect(try await served.shows("log fd."))
    }
  }

  @Test("A row's buttons are as high as the row, and in the order of the edges under a pointer")
  func look() async throws {
    // Without a mouse Chromium says that nothing hovers: 2 of hovers and 4 of pointers is a mouse.
    let mouse =
      "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,"
      + "availablePointerTypes=4"
    try await ServedView.with({ Mail() }, arguments: [mouse]) { served in
      let height = "getBoundingClientRect().height"
      let isHigh = try await served.evaluate(
        "[...document.querySelectorAll('.l-acts button')].every("
          + "e => e.\(height) == document.querySelector('.l-body').\(height))")
      #expect(isHigh == true)
      let ends = try await served.evaluate(
        "[...document.querySelectorAll('.l-acts,.l-swipe')].map("
          + "e => Math.round(e.getBoundingClientRect().right))")
      // The row, the buttons at its end, those of the other edge before them.
      guard case .array(let numbers) = ends else { return #expect(Bool(false)) }
      #expect(numbers.count == 3)
      #expect(numbers[0] == numbers[1])
      #expect((numbers[2].number ?? 0) < (numbers[1].number ?? 0))
    }
  }
}
