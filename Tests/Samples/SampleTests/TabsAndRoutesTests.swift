import Browser
import Testing

/// System D: tabs, a stack each, a router and deep links.
@Suite("Tabs and routes", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct TabsAndRoutesTests {
  private func tab(_ number: Int) -> String { "document.querySelectorAll('.c-tab')[\(number)]" }

  /// The bar's button that leads back.
  private let back = """
    [...document.querySelectorAll('header button')].find(e => e.getClientRects()[0])
    """

  /// What scrolls in the tab of a number.
  private func panel(_ number: Int) -> String {
    "document.querySelectorAll('.t-panels > section')[\(number)]"
  }

  @Test("A tab is built when it is chosen first, and stays from then on")
  func lazyTabs() async throws {
    try await SamplePage.with("TabsAndRoutes") { sample in
      #expect(try await sample.shows("Deep links"))
      let isBuilt = "document.body.textContent.includes('Article 40')"
      let before = try await sample.evaluate(isBuilt)
      #expect(before == false)
      try await sample.tap(tab(1))
      #expect(try await sample.wait(isBuilt))
      try await sample.tap(tab(0))
      #expect(try await sample.wait("\(panel(0)).checkVisibility()"))
      let after = try await sample.evaluate(isBuilt)
      #expect(after == true)
      let settings = try await sample.evaluate(
        "document.body.textContent.includes('Home was shown')")
      #expect(settings == false)
    }
  }

  @Test("Each tab keeps its own stack and scroll position")
  func stacks() async throws {
    try await SamplePage.with("TabsAndRoutes") { sample in
      try await sample.tap(tab(1))
      #expect(try await sample.shows("Article 40"))
      try await sample.scroll(panel(1), to: 700)
      try await sample.tap(tab(0))
      #expect(try await sample.wait("\(panel(0)).checkVisibility()"))
      try await sample.tap(text: "Article 2")
      #expect(try await sample.shows("in article 2."))
      try await sample.tap(tab(1))
      #expect(try await sample.isScrolled(panel(1), to: 700))
      try await sample.tap(text: "Article 25")
      #expect(try await sample.shows("in article 25."))
      // A screen begins at its top, and the one below is where it was left.
      #expect(try await sample.isScrolled(panel(1), to: 0))
      try await sample.tap(tab(0))
      #expect(try await sample.shows("in article 2."))
      try await sample.tap(tab(1))
      #expect(try await sample.shows("in article 25."))
      try await sample.tap(back)
      #expect(try await sample.shows("Article 40"))
      #expect(try await sample.isScrolled(panel(1), to: 700))
      try await sample.tap(tab(0))
      #expect(try await sample.shows("in article 2."))
    }
  }

  @Test("Screens are pushed without limit; the bar's and the browser's button lead back")
  func pushing() async throws {
    try await SamplePage.with("TabsAndRoutes") { sample in
      try await sample.tap(text: "Article 1")
      for number in 1..<12 {
        #expect(try await sample.shows("in article \(number)."))
        try await sample.tap(text: "Next article")
      }
      #expect(try await sample.shows("in article 12."))
      try await sample.evaluate("history.back()")
      #expect(try await sample.shows("in article 11."))
      try await sample.tap(text: "Article 10")
      #expect(try await sample.shows("in article 10."))
      try await sample.evaluate("history.back()")
      #expect(try await sample.shows("in article 9."))
      try await sample.evaluate("history.forward()")
      #expect(try await sample.shows("in article 10."))
      try await sample.reload()
      #expect(try await sample.shows("in article 10."))
      try await sample.tap(text: "Back to the start")
      #expect(try await sample.shows("Deep links"))
    }
  }

  @Test("A deep link pushes on the active tab; a foreign scheme or host is ignored")
  func deepLinks() async throws {
    try await SamplePage.with("TabsAndRoutes") { sample in
      try await sample.tap(text: "A foreign host")
      try await sample.tap(text: "A foreign scheme")
      try await sample.tap(text: "Article 7")
      #expect(try await sample.shows("in article 7."))
      // Nothing else was pushed before.
      try await sample.tap(back)
      #expect(try await sample.shows("Deep links"))
      try await sample.tap(text: "Author Ada")
      #expect(try await sample.shows("Article 3"))
      #expect(try await sample.isTitled("Ada"))
    }
  }

  @Test(
    "A deep link opens in an address of its own, or in the site's",
    arguments: [
      ("article?id=9", "in article 9."), ("?open=reader%3A%2F%2Farticle%3Fid%3D9", "in article 9."),
      ("article?id=99", "Deep links"), ("elsewhere?id=9", "Deep links"),
      ("?open=writer%3A%2F%2Farticle%3Fid%3D9", "Deep links"),
      ("?open=javascript%3Aalert(1)", "Deep links"),
    ])
  func addresses(path: String, text: String) async throws {
    try await SamplePage.with("TabsAndRoutes", path: path) { sample in
      let isShown = try await sample.shows(text)
      #expect(isShown)
    }
  }

  @Test("State that is written while a body runs doesn't go on for ever")
  func writingBody() async throws {
    try await SamplePage.with("TabsAndRoutes") { sample in
      try await sample.tap(tab(2))
      #expect(try await sample.shows("yes"))
      // The page still answers.
      try await sample.tap("document.querySelector('[role=switch]')")
      #expect(try await sample.wait("!document.querySelector('[role=switch]').checked"))
    }
  }
}
