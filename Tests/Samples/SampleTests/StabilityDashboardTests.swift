import Browser
import Testing

/// System G: many filters, one fetch; a store, a chart, and a calendar of UIKit's.
@Suite("Stability dashboard", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct StabilityDashboardTests {
  private func opened(_ body: @MainActor @escaping (SamplePage) async throws -> Void) async throws {
    try await SamplePage.with("StabilityDashboard") { sample in
      #expect(try await sample.shows("Harbour"))
      try await sample.tap(text: "Harbour")
      #expect(try await sample.shows("Fetched 1 times"))
      try await body(sample)
    }
  }

  private func button(_ name: String) -> String {
    "[...document.querySelectorAll('button')].find(e => (e.ariaLabel || e.innerText).trim() == '\(name)')"
  }

  @Test("A burst of changes makes one fetch")
  func burst() async throws {
    try await opened { sample in
      // At once, since half a second between two touches would make them two bursts.
      try await sample.evaluate(
        "for (const e of document.querySelectorAll('input[type=checkbox], input[type=radio]:not(:checked)')) e.click()"
      )
      #expect(try await sample.shows("Fetched 2 times"))
      try await sample.tap(text: "Memory")
      #expect(try await sample.shows("Fetched 3 times"))
    }
  }

  @Test("The version picker and the calendar write back")
  func writing() async throws {
    try await opened { sample in
      try await sample.tap(text: "2.1")
      #expect(
        try await sample.wait(
          "document.querySelector('input[type=radio]:checked')?.labels[0].innerText.trim() == '2.1'"
        ))
      let before = try await sample.evaluate(
        "[...document.querySelectorAll('button')].find(e => e.querySelector('svg') && /20\\d\\d/.test(e.innerText)).innerText"
      )
      try await sample.tap(
        "[...document.querySelectorAll('button')].find(e => /20\\d\\d/.test(e.innerText))")
      #expect(try await sample.shows("Last day"))
      let month =
        "document.querySelector('dialog').innerText.split('\\n').find(e => /20\\d\\d/.test(e))"
      let shown = try await sample.evaluate(month).string ?? ""
      try await sample.tap(button("Earlier"))
      #expect(try await sample.wait("\(month) != '\(shown)'"))
      try await sample.tap(button("14"))
      // The day ends the sheet, and stands in the panel.
      #expect(try await sample.wait("!document.querySelector('dialog[open]')"))
      #expect(
        try await sample.wait(
          "[...document.querySelectorAll('button')].some(e => /\\b14\\b.*20\\d\\d/.test(e.innerText))"
        ))
      let after = try await sample.evaluate(
        "[...document.querySelectorAll('button')].find(e => /20\\d\\d/.test(e.innerText)).innerText"
      )
      #expect(before != after)
    }
  }

  @Test("The store's state is seen on every screen")
  func store() async throws {
    try await opened { sample in
      try await sample.tap(text: "4 causes")
      try await sample.tap(text: "Watchdog")
      #expect(try await sample.shows("Sync.swift:204"))
      try await sample.tap(text: "Mark as resolved")
      #expect(try await sample.shows("Reopen"))
      try await sample.evaluate("history.back()")
      #expect(
        try await sample.wait(
          "[...document.querySelectorAll('*')].some(e => !e.children.length && e.textContent == 'Watchdog' && /line-through/.test(getComputedStyle(e).textDecorationLine))"
        ))
      try await sample.evaluate("history.back()")
      try await sample.evaluate("history.back()")
      #expect(try await sample.shows("Opened last"))
    }
  }

  @Test("The chart is drawn, and its data are a table for readers")
  func chart() async throws {
    try await opened { (sample: SamplePage) async throws in
      #expect(try await sample.wait("document.querySelectorAll('svg path').length > 2"))
      #expect(try await sample.wait("document.querySelector('table')?.rows.length >= 14"))
    }
  }
}
