import Browser
import BrowserPool
import Testing
import ViewTree

private struct AnnouncingPage: View {
  @State private var count = 0

  var body: some View {
    Button("Words") { AccessibilityNotification.Announcement("Three photos added").post() }
    Button("Screen") { AccessibilityNotification.ScreenChanged("Cart").post() }
    Button("Layout") { AccessibilityNotification.LayoutChanged().post() }
    Button("Old") { UIAccessibility.post(notification: .announcement, argument: "Saved") }
    Button("Count") { count += 1 }
    Text("\(count) steps").accessibilityAddTraits(.updatesFrequently)
    Text("Rest").accessibilityAddTraits(.updatesFrequently)
      .accessibilityRemoveTraits(.updatesFrequently)
  }
}

private struct AskingPage: View {
  @State private var answers: [String] = []

  var body: some View {
    Button("Ask") { answers.append(UIAccessibility.isReduceMotionEnabled ? "still" : "lively") }
    Text(answers.joined(separator: " "))
  }
}

/// What those who listen to a page are told.
@Suite("Announcements", .serialized)
@MainActor
struct AnnouncementTests {
  /// What live regions say that are not hidden from those who listen.
  private static let said = """
    [...document.querySelectorAll('output')].filter(e => getComputedStyle(e).visibility != 'hidden' && e.textContent)
      .map(e => e.textContent + ' ' + getComputedStyle(e).clipPath).join()
    """

  @Test("Announcements are said once and seen by nobody")
  func announcements() async throws {
    try await ServedView.with({ AnnouncingPage() }) { served in
      let hidden = "inset(50%)"
      #expect(try await served.evaluate(Self.said) == "")
      try await served.click(served.element("Words"))
      #expect(try await served.wait("(\(Self.said)) == 'Three photos added \(hidden)'"))
      try await served.click(served.element("Screen"))
      #expect(try await served.wait("(\(Self.said)).includes('Cart \(hidden)')"))
      try await served.click(served.element("Old"))
      #expect(try await served.wait("(\(Self.said)).includes('Saved \(hidden)')"))
      try await served.click(served.element("Layout"))
      try await served.click(served.element("Count"))
      #expect(try await served.shows("1 steps"))
      #expect(try await served.evaluate("(\(Self.said)).split(',').length") == 3)
      // They can be pressed through, and are gone after a while.
      #expect(try await served.wait("(\(Self.said)) == ''"))
    }
  }

  @Test("UIKit's word for less motion is the reader's")
  func lessMotion() async throws {
    try await ServedView.with({ AskingPage() }) { served in
      try await served.page.emulate(reducedMotion: true)
      try await served.click(served.element("Ask"))
      // Nobody has asked the browser before.
      #expect(try await served.shows("lively"))
      for _ in 0..<40 where try await !served.text().contains("still") {
        try await served.click(served.element("Ask"))
        #expect(try await served.wait("!document.querySelector('[aria-busy]')"))
      }
      #expect(try await served.shows("still"))
    }
  }

  @Test("What updates frequently is a live region")
  func updates() async throws {
    try await ServedView.with({ AnnouncingPage() }) { served in
      let live =
        "[...document.querySelectorAll('[aria-live]')].map(e => e.textContent + e.ariaLive).join()"
      let regions = try await served.evaluate(live)
      #expect(regions == "0 stepspolite")
    }
  }
}
