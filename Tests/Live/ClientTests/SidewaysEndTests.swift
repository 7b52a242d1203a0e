import Browser
import Foundation
import Testing
import ViewTree

/// Fingers at the ends of what scrolls sideways: browsers take them for a wish to see the page before.
@MainActor
@Suite("Ends of what scrolls sideways", .serialized)
struct SidewaysEndTests {
  private struct Shelves: View {
    @State private var page = 0

    var body: some View {
      VStack {
        Text("page \(page).")
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20, id: \.self) { Text("Book \($0)").frame(width: 90, height: 80) } }
        }
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { page in
            VStack {
              Color.blue.frame(height: 80)
              ScrollView(.horizontal) {
                HStack {
                  ForEach(0..<6, id: \.self) { Text("Cover \($0)").frame(width: 90, height: 80) }
                }
              }
              .accessibilityIdentifier("covers \(page)")
            }
            .tag(page)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .frame(height: 240)
      }
    }
  }

  private func swipe(_ served: ServedView, at y: Double, forward: Bool) async throws {
    for step in 0...12 {
      let way = Double(step) * 22
      try await served.page.touch([(forward ? 330 - way : 60 + way, y)])
      try await served.evaluate("new Promise(requestAnimationFrame).then(() => true)")
    }
    try await served.page.touch([])
  }

  /// Waits until an element's scrolling rests.
  private func rest(_ served: ServedView, _ element: String) async throws {
    try await served.evaluate(
      """
      (async () => {
        const e = \(element);
        for (let last = -1; last != e.scrollLeft;) {
          last = e.scrollLeft;
          await new Promise(r => setTimeout(r, 60));
        }
        return true;
      })()
      """)
  }

  /// Opens a page behind another, with fingers.
  private func prepare(_ served: ServedView) async throws {
    try await served.page.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true])
    try await served.page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try await served.open(served.address)
  }

  /// This Chromium without a window goes back whatever a page says.
  private let arguments = ["--disable-features=OverscrollHistoryNavigation"]

  @Test(
    "What scrolls sideways keeps swipes beyond its ends; in a page of a carousel that gets them")
  func ends() async throws {
    try await ServedView.with({ Shelves() }, arguments: arguments) { served in
      try await prepare(served)
      let track = "document.querySelector('.t-pages').parentElement"
      let books = "document.querySelector('main [tabindex]')"
      let covers = "document.querySelectorAll('.t-page')[0].querySelector('[tabindex]')"
      for element in [track, books] {
        let behaviour = try await served.evaluate(
          "getComputedStyle(\(element)).overscrollBehavior")
        #expect(behaviour == "contain auto")
      }
      let end = "\(covers).scrollWidth - \(covers).clientWidth"
      for _ in 0..<4 where try await served.evaluate("\(covers).scrollLeft < \(end) - 1") == true {
        try await swipe(served, at: try await served.middle(covers).y, forward: true)
        try await rest(served, covers)
      }
      #expect(try await served.shows("page 0."))
      try await swipe(served, at: try await served.middle(covers).y, forward: true)
      #expect(try await served.shows("page 1."))
    }
  }

  private struct Watched: View {
    @State private var phases: [String] = []

    var body: some View {
      Text(phases.joined(separator: " ") + ".")
      ScrollView(.horizontal) { Color.blue.frame(width: 3000, height: 80) }
        .onScrollPhaseChange { old, new in phases.append("\(old)>\(new)") }
    }
  }

  @Test("A scroll view says when it begins to move and when it rests")
  func phases() async throws {
    try await ServedView.with({ Watched() }, arguments: arguments) { served in
      try await prepare(served)
      let y = try await served.middle("document.querySelector('main [tabindex]')").y
      try await swipe(served, at: y, forward: true)
      #expect(try await served.shows("idle>interacting interacting>idle."))
      try await swipe(served, at: y, forward: false)
      #expect(
        try await served.shows(
          "idle>interacting interacting>idle idle>interacting interacting>idle."))
    }
  }
}
