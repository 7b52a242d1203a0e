import Browser
import Foundation
import Testing
import ViewTree

@Suite("Links in text", .serialized)
@MainActor
struct TextLinkTests {
  private struct Page: View {
    @State private var opened = "nothing"
    @State private var count = 0
    let handles: Bool

    var body: some View {
      VStack {
        Text(
          "See [swift](feed://topic/swift), [far](https://example.org/far) or [bad](javascript:alert(1))."
        )
        Text("opened \(opened), \(count) times.")
      }
      .environment(
        \.openURL, handles ? OpenURLAction { take($0) } : OpenURLAction { _ in .discarded })
    }

    private func take(_ url: URL) -> OpenURLAction.Result {
      opened = url.absoluteString
      count += 1
      return .handled
    }
  }

  @Test("They do what the views around say, also those of an app's own schemes")
  func handled() async throws {
    try await ServedView.with({ Page(handles: true) }) { served in
      try await served.click(served.element("swift"))
      #expect(try await served.shows("opened feed://topic/swift"))
      try await served.click(served.element("far"))
      #expect(try await served.shows("opened https://example.org/far"))
      #expect(
        try await served.evaluate("\(served.element("bad")).getAttribute('href')")
          != "javascript:alert(1)")
      // What was refused is nothing that views are asked about.
      try await served.click(served.element("bad"))
      try await served.click(served.element("swift"))
      #expect(try await served.shows("opened feed://topic/swift, 3 times."))
    }
  }

  private struct Card: View {
    @State private var path: [String] = []
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("See [swift](feed://topic/swift) or nothing.").onTapGesture { taps += 1 }
        Text("opened \(path.joined(separator: ",")), tapped \(taps).")
      }
      .environment(\.openURL, OpenURLAction { take($0) })
    }

    private func take(_ url: URL) -> OpenURLAction.Result {
      path.append(url.lastPathComponent)
      return .handled
    }
  }

  @Test("A link in a view that is tapped is followed, and the view is not tapped")
  func tapped() async throws {
    try await ServedView.with({ Card() }) { served in
      try await served.click(served.element("swift"))
      #expect(try await served.shows("opened swift, tapped 0."))
      try await served.click("document.querySelector('p:has(a)')")
      try await served.page.touch([try await served.middle(served.element("swift"))])
      try await served.page.touch([])
      #expect(try await served.shows("opened swift,swift, tapped 1."))
    }
  }

  @Test("Views may leave them without effect")
  func discarded() async throws {
    try await ServedView.with({ Page(handles: false) }) { served in
      let address = try await served.evaluate("location.href")
      try await served.click(served.element("far"))
      #expect(try await served.shows("opened nothing"))
      #expect(try await served.evaluate("location.href") == address)
    }
  }
}
