import Browser
import Testing

/// System E: one source of truth, in four stages.
@Suite("Picture likes", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct PictureLikesTests {
  private func like(_ author: String) -> String {
    """
    [...document.querySelectorAll('button')].find(
      e => e.ariaLabel == 'Like \(author)' && e.getClientRects()[0])
    """
  }

  private func counts(_ author: String, _ likes: Int) -> String {
    "\(like(author))?.innerText.trim() == '\(likes)'"
  }

  private let picture = """
    [...document.querySelectorAll('a, button')].find(e => e.ariaLabel == 'Picture by Ada')
    """

  @Test(
    "Likes of the gallery and of a picture's page always agree",
    arguments: ["PictureLikesStateInApp", "PictureLikesObservedClass"])
  func agreement(product: String) async throws {
    try await SamplePage.with(product) { sample in
      #expect(try await sample.wait(counts("Ada", 3)))
      try await sample.tap(like("Ada"))
      #expect(try await sample.wait(counts("Ada", 4)))
      #expect(try await sample.wait(counts("Bo", 0)))
      try await sample.tap(picture)
      #expect(try await sample.isTitled("Ada"))
      #expect(try await sample.wait(counts("Ada", 4)))
      try await sample.tap(like("Ada"))
      #expect(try await sample.wait(counts("Ada", 5)))
      try await sample.tap(like("Ada"))
      #expect(try await sample.wait(counts("Ada", 6)))
      try await sample.evaluate("history.back()")
      #expect(try await sample.wait(counts("Bo", 0)))
      #expect(try await sample.wait(counts("Ada", 6)))
    }
  }

  @Test(
    "Of an array that never changes, and of a class that nobody follows, the likes stay as they are",
    arguments: ["PictureLikesStatic", "PictureLikesPlainClass"])
  func stillness(product: String) async throws {
    try await SamplePage.with(product) { sample in
      #expect(try await sample.wait(counts("Ada", 3)))
      try await sample.tap(like("Ada"))
      // What comes after it has been answered: the picture's page.
      try await sample.tap(picture)
      #expect(try await sample.isTitled("Ada"))
      #expect(try await sample.wait(counts("Ada", 3)))
      try await sample.tap(like("Ada"))
      try await sample.evaluate("history.back()")
      #expect(try await sample.wait(counts("Bo", 0)))
      let shown = try await sample.evaluate(counts("Ada", 3))
      #expect(shown == true)
    }
  }

  @Test("Pictures are there, two in a line, and a page's footer stands right below its picture")
  func layout() async throws {
    try await SamplePage.with("PictureLikesObservedClass") { sample in
      let images = "[...document.images].filter(i => i.getClientRects()[0])"
      #expect(
        try await sample.wait("\(images).length == 8 && \(images).every(i => i.naturalWidth)"))
      let columns = try await sample.evaluate(
        "new Set(\(images).map(i => Math.round(i.getBoundingClientRect().left))).size")
      #expect(columns == 2)
      try await sample.tap(picture)
      #expect(try await sample.isTitled("Ada"))
      let gap = try await sample.evaluate(
        """
        \(like("Ada")).getBoundingClientRect().top
          - \(images)[0].getBoundingClientRect().bottom
        """)
      #expect((gap.number ?? 100) < 40)
      #expect((gap.number ?? -100) >= 0)
    }
  }
}
