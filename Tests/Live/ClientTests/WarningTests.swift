import Browser
import Testing
import ViewTree

@Suite("Warnings on pages", .serialized)
@MainActor
struct WarningTests {
  private struct Sky: View {
    @State private var isCloudy = false
    var body: some View {
      Image(systemName: "no.such.symbol")
      Button("Clouds") { isCloudy = true }
      if isCloudy { Image(systemName: "nor.this.one") }
    }
  }

  @Test("An author sees warnings on the console and in a corner, as they come")
  func badge() async throws {
    try await ServedView.with({ Sky() }, showsWarnings: true) { served in
      let badge = "document.querySelector('html > details.warnings')"
      #expect(try await served.wait("\(badge)?.innerText.trim() == '\u{26a0} 1'"))
      #expect(try await served.wait("\(badge).matches(':popover-open')"))
      try await served.click(served.element("Clouds"))
      #expect(try await served.wait("\(badge)?.innerText.trim() == '\u{26a0} 2'"))
      // Nothing of it is in the page.
      #expect(try await served.wait("!document.body.innerText.includes('symbol')"))
      try await served.click("\(badge).firstChild")
      #expect(try await served.wait("\(badge).querySelectorAll('li')[1]?.checkVisibility()"))
      let lines = try await served.evaluate(
        "[...\(badge).querySelectorAll('li')].map(e => e.textContent)")
      let said = try await served.page.consoleMessages
      #expect(said.map(\.level) == ["warning", "warning"])
      #expect(lines.array?.compactMap(\.string) == said.map(\.text))
      #expect(said.first?.text.contains("no.such.symbol") == true)
      #expect(said.last?.text.contains("nor.this.one") == true)
      #expect(said.last?.text.hasSuffix(" at Sky") == true)
    }
  }

  @Test("Readers see nothing of them")
  func readers() async throws {
    try await ServedView.with({ Sky() }) { served in
      try await served.click(served.element("Clouds"))
      #expect(try await served.wait("document.querySelectorAll('svg').length == 2"))
      #expect(try await served.wait("document.scripts.length == 1"))
      #expect(try await served.wait("!document.querySelector('details')"))
    }
  }
}
