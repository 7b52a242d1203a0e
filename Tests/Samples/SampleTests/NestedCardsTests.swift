import Browser
import Testing

/// System C: a page of nested cards.
@Suite("Nested cards", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct NestedCardsTests {
  /// How often the bodies of the sections were run, as the page shows it.
  private let counts = """
    [...document.body.innerText.matchAll(/Evaluations: (\\d+)/g)].map(m => m[1]).join()
    """

  private func removal(_ section: Int) -> String {
    "[...document.querySelectorAll('button')].filter(e => e.innerText == 'Remove last')[\(section)]"
  }

  @Test("A button removes its own section's last block, and only that section's body runs")
  func removal() async throws {
    try await SamplePage.with("NestedCards") { sample in
      #expect(try await sample.shows("Gardens at dusk"))
      let before = try await sample.evaluate(counts)
      let numbers = (before.string ?? "").split(separator: ",").compactMap { Int($0) }
      try #require(numbers.count == 2)
      try await sample.tap(removal(0))
      #expect(try await sample.hides("Lucerne"))
      let first = try await sample.evaluate(counts).string
      #expect(first == "\(numbers[0] + 1),\(numbers[1])")
      #expect(try await sample.shows("Granada"))
      try await sample.tap(removal(1))
      #expect(try await sample.hides("Granada"))
      let second = try await sample.evaluate(counts).string
      #expect(second == "\(numbers[0] + 1),\(numbers[1] + 1)")
      #expect(try await sample.shows("Bergen"))
    }
  }

  @Test("A section without blocks has nothing more to remove")
  func empty() async throws {
    try await SamplePage.with("NestedCards") { sample in
      for name in ["Lucerne", "Bergen", "Vienna", "Lisbon"] {
        try await sample.tap(removal(0))
        #expect(try await sample.hides(name))
      }
      #expect(try await sample.wait("\(removal(0)).disabled"))
      #expect(try await sample.shows("Granada"))
    }
  }

  @Test("The section's card is red, those of its blocks are purple")
  func colors() async throws {
    try await SamplePage.with("NestedCards") { sample in
      let colors = try await sample.evaluate(
        """
        (e => { const found = []; for (; e && found.length < 2; e = e.parentElement) {
          const c = getComputedStyle(e).backgroundColor; if (!/, 0\\)$/.test(c)) found.push(c); }
          return found.join(' ');
        })(\(sample.element("Lisbon")))
        """
      ).string
      #expect(colors == "rgb(175, 82, 222) rgb(255, 59, 48)")
    }
  }
}
