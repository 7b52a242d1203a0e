import Browser
import ElementTree
import Foundation
import LivePages
import Testing
import ViewTree

/// Views that ask how wide their window is, whether it is dark, and what its reader has set.
@Suite("Surroundings that a browser tells", .serialized)
@MainActor
struct BrowserSurroundingsTests {
  private struct Report: View {
    @Environment(\.horizontalSizeClass) private var size
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
      Text(
        [
          size == .regular ? "wide" : "narrow", scheme == .dark ? "dark" : "light",
          contrast == .increased ? "strong" : "soft", isStill ? "still" : "moving",
        ].joined(separator: " "))
    }
  }

  private struct Counted: View {
    @State private var count = 0
    var body: some View {
      // Names of styles are numbered: the element that tells has none, though a rule stands for its class.
      Button("Count \(count)") { count += 1 }
        .padding(count == 0 ? 8 : 64)
        .background(count == 0 ? .yellow : .orange)
      Report()
    }
  }

  private func says(_ text: String) -> String { "document.body.innerText.includes('\(text)')" }

  @Test("What the browser has is read from the second frame on, and whenever it changes")
  func changes() async throws {
    try await ServedView.with({ Counted() }, width: 400) { served in
      #expect(try await served.wait(says("narrow light soft moving")))
      try await served.page.setViewport(width: 1280, height: 800)
      #expect(try await served.wait(says("wide light soft moving")))
      try await served.page.emulate(colorScheme: .dark, reducedMotion: true, contrast: .more)
      #expect(try await served.wait(says("wide dark strong still")))
      try await served.evaluate("document.querySelector('button').click()")
      #expect(try await served.wait(says("Count 1")))
      #expect(
        try await served.wait(
          """
          [...document.querySelectorAll('main *')].some(
            e => e.innerText == 'Count 1' && e.getBoundingClientRect().height > 128)
          """))
      #expect(try await served.wait(says("wide dark strong still")))
      try await served.page.setViewport(width: 390, height: 800)
      try await served.page.emulate(colorScheme: .dark, reducedMotion: false, contrast: .normal)
      #expect(try await served.wait(says("narrow dark soft moving")))
      #expect(try await served.wait(says("Count 1")))
    }
  }

  private struct Late: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
      VStack { if isOpen { Report() } }
    }
  }

  @Test("A view that comes later is told as well; a page without such views isn't")
  func late() async throws {
    try await ServedView.with({ Late() }, width: 1280) { served in
      try await served.page.emulate(colorScheme: .dark)
      #expect(try await served.evaluate("!document.querySelector('.tells')") == true)
      try await served.evaluate("document.querySelector('button').click()")
      #expect(try await served.wait(says("wide dark")))
    }
  }

  private struct Fixed: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Text(scheme == .dark ? "dark" : "light").preferredColorScheme(.dark)
    }
  }

  @Test("A page of one brightness has it whatever the browser has")
  func fixed() async throws {
    try await ServedView.with({ Fixed() }) { served in
      #expect(try await served.wait(says("dark")))
      try await served.page.emulate(colorScheme: .light)
      #expect(try await served.wait(says("dark")))
    }
  }

  private func says(_ text: String, _ page: LiveView) -> Bool {
    String(decoding: page.tree.text, as: UTF8.self).contains(text)
  }

  @Test("A page that comes back from what was stored begins with what was told")
  func stored() throws {
    let page = LiveView(Report())
    page.followsBrowser = true
    page.documentTitle = "Test"
    _ = try page.update()
    let node = try #require(page.tree.nodes.indices.first { page.listens($0, to: .size) })
    _ = page.handle(LiveEvent(.size, .motion(0, [900, 1, 0, 0])), atNode: node)
    _ = try page.update()
    #expect(says("wide dark soft moving", page))
    let next = LiveView(Report())
    next.followsBrowser = true
    next.documentTitle = "Test"
    next.restore(page.snapshot())
    _ = try next.update()
    #expect(says("wide dark soft moving", next))
  }
}
