import Browser
import Testing

/// System F: views from another framework.
@Suite("Landmarks carousel", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct LandmarksCarouselTests {
  private let names = ["Rose Valley", "Long Beach", "White Summit", "Red Dunes"]

  private let track = "document.querySelector('.t-pages').parentElement"

  private func dot(_ page: Int) -> String {
    "document.querySelectorAll('[role=tablist] [role=tab]')[\(page)]"
  }

  /// Waits until a page is the one that the carousel rests at, that its binding says and that the dots show.
  private func isAt(_ page: Int, _ sample: SamplePage) async throws -> Bool {
    let isSaid = try await sample.shows("\(page + 1) of 4")
    let isMarked = try await sample.wait("\(dot(page)).ariaSelected == 'true'")
    let isSeen = try await sample.wait(
      """
      [...document.querySelectorAll('.t-page:not([inert])')].findIndex(e => Math.abs(
        e.getBoundingClientRect().left - e.parentElement.closest('.t-pages').parentElement
          .getBoundingClientRect().left) < 2) == \(page)
      """)
    return isSaid && isMarked && isSeen
  }

  private func swipe(_ sample: SamplePage, forward: Bool) async throws {
    let y = 220.0
    try await sample.swipe(
      from: (forward ? 330 : 60, y), to: (forward ? 60 : 330, y))
  }

  @Test("A swipe turns the page, around both ends, and tells the binding and the dots")
  func swiping() async throws {
    try await SamplePage.with("LandmarksCarousel") { sample in
      #expect(try await isAt(0, sample))
      // Copies for going round come once the page is attached.
      #expect(try await sample.wait("document.querySelectorAll('.t-page').length == 6"))
      for page in [1, 2, 3, 0] {
        try await swipe(sample, forward: true)
        #expect(try await isAt(page, sample))
      }
      for page in [3, 2] {
        try await swipe(sample, forward: false)
        #expect(try await isAt(page, sample))
      }
    }
  }

  @Test("The binding turns the page, and so does a dot")
  func binding() async throws {
    try await SamplePage.with("LandmarksCarousel") { sample in
      #expect(try await isAt(0, sample))
      #expect(try await sample.wait("document.querySelectorAll('.t-page').length == 6"))
      try await sample.tap(text: "Show the last")
      #expect(try await isAt(3, sample))
      try await sample.tap(dot(1))
      #expect(try await isAt(1, sample))
    }
  }

  @Test("Pages and dots have names for readers, and a card shows its picture and caption")
  func contents() async throws {
    try await SamplePage.with("LandmarksCarousel") { sample in
      #expect(try await isAt(0, sample))
      // Pictures further on are loaded as they come near.
      #expect(
        try await sample.wait(
          "document.querySelector('.t-page:not([inert]) img')?.naturalWidth == 600"))
      let labels = try await sample.evaluate(
        """
        [...document.querySelectorAll('.t-page:not([inert])')].map(e => e.ariaLabel
          + (e.querySelector('img') ? '+' : '-')).join()
        """
      ).string
      #expect(labels == "1 of 4+,2 of 4+,3 of 4+,4 of 4+")
      for name in names {
        #expect(
          try await sample.wait(
            "document.querySelector('.t-pages').textContent.includes('\(name)')"))
      }
      let name = try await sample.evaluate("\(dot(2)).ariaLabel").string
      #expect(name == "Page 3 of 4")
      let box = try await sample.evaluate(
        "(b => b.width / b.height)(\(track).getBoundingClientRect())")
      #expect(abs((box.number ?? 0) - 1.5) < 0.02)
    }
  }

  @Test("A field of HTML's own writes back")
  func field() async throws {
    try await SamplePage.with("LandmarksCarousel") { sample in
      let input = "document.querySelector('input[type=time]')"
      #expect(try await sample.wait("\(input).value == '09:30'"))
      // A touch opens the browser's own picker.
      try await sample.evaluate("\(input).focus()")
      try await sample.page.type("1145AM")
      try await sample.evaluate("\(input).blur()")
      #expect(try await sample.shows("11:45"))
    }
  }
}
