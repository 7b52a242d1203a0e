import Browser
import BrowserPool
import Foundation
import Testing

/// What fingers and keys do beside pressing, in apps as their authors wrote them for iOS.
@Suite("Everyday apps: gestures and keys", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct EverydayGestureTests {
  private typealias Point = (x: Double, y: Double)

  private func middle(of text: String, in app: SamplePage) async throws -> Point {
    try await app.page.middle(app.element(text))
  }

  @Test("A swipe over most of a row presses the button at its edge, a shorter one shows it")
  func fullSwipes() async throws {
    try await SamplePage.with("TodoApp") { app in
      var start = try await middle(of: "Buy milk", in: app)
      try await app.swipe(from: (60, start.y), to: (350, start.y))
      #expect(try await app.shows("Tasks (3 open)"))
      start = try await middle(of: "Call Anna", in: app)
      try await app.swipe(from: (340, start.y), to: (180, start.y))
      #expect(try await app.wait("document.body.innerText.includes('Call Anna')"))
      // Another row that is swiped has the first one rest.
      start = try await middle(of: "Water the plants", in: app)
      try await app.swipe(from: (340, start.y), to: (180, start.y))
      #expect(
        try await app.wait(
          "[...document.querySelectorAll('.l-swipe')].filter(r => r.querySelector('.l-body')"
            + ".getBoundingClientRect().x < r.getBoundingClientRect().x - 20).length == 1"))
      start = try await middle(of: "Write report", in: app)
      try await app.swipe(from: (350, start.y), to: (20, start.y))
      #expect(try await app.hides("Write report"))
    }
  }

  @Test(
    "A row that is deleted by keys leaves the focus to the next; rows that were passed come to rest"
  )
  func keys() async throws {
    try await SamplePage.with("TodoApp", isTouched: false) { app in
      try await app.evaluate(
        "document.querySelectorAll('.l-swipe')[1].querySelector('.l-acts:not(.l-lead) button').focus()"
      )
      try await app.page.press(.enter)
      #expect(try await app.hides("Write report"))
      #expect(
        try await app.wait(
          "document.activeElement.closest('.l-row')?.textContent.includes('Call Anna')"))
      for _ in 0..<12 { try await app.page.press(.tab) }
      #expect(
        try await app.wait(
          "[...document.querySelectorAll('.l-swipe')].filter(r => Math.abs("
            + "r.querySelector('.l-body').getBoundingClientRect().x - r.getBoundingClientRect().x) > 20)"
            + ".length <= 1"))
    }
  }

  @Test("A sheet follows the finger from one of its heights to the next, and away")
  func detents() async throws {
    try await SamplePage.with("SheetsApp") { app in
      func isHigh(_ height: Int) async throws -> Bool {
        try await app.wait(
          "Math.abs((document.querySelector('dialog:modal')?.offsetHeight ?? 0) - \(height)) < 3")
      }
      try await app.tap(text: "Sheet for Ada")
      #expect(try await isHigh(200))
      #expect(
        try await app.wait(
          "performance.getEntriesByType('resource').some(e => e.name.includes('pulls') && e.responseEnd)"
        ))
      try await Task.sleep(for: .milliseconds(200))
      try await app.swipe(from: (195, 700), to: (195, 400))
      #expect(try await isHigh(439))
      try await app.swipe(from: (195, 500), to: (195, 200))
      #expect(try await isHigh(788))
      try await app.swipe(from: (195, 80), to: (195, 350))
      #expect(try await isHigh(439))
      try await app.swipe(from: (195, 430), to: (195, 650))
      #expect(try await isHigh(200))
      try await app.swipe(from: (195, 670), to: (195, 830))
      #expect(try await isHigh(0))
      // What is pressed before the sheet has gone for its server, too, is meant for what it covers.
      #expect(try await app.wait("!document.querySelector('dialog')"))
      try await app.tap(text: "Detents")
      #expect(try await app.shows("Medium"))
      try await Task.sleep(for: .milliseconds(500))
      try await app.swipe(from: (195, 500), to: (195, 200))
      #expect(try await app.shows("Large"))
    }
  }

  /// Rests on a text, goes to a place in steps, and rests there.
  private func carry(_ text: String, to end: Point, in app: SamplePage) async throws {
    let start = try await middle(of: text, in: app)
    try await app.page.touch([start])
    try await Task.sleep(for: .milliseconds(700))
    for step in 1...10 {
      let part = Double(step) / 10
      try await app.page.touch([
        (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      ])
      try await app.evaluate("new Promise(requestAnimationFrame).then(() => true)")
    }
  }

  @Test(
    "A finger that has rested on a card carries it to another column, and beyond the window's edge")
  func carrying() async throws {
    try await SamplePage.with("BoardApp") { app in
      let doing = try await middle(of: "Write docs", in: app)
      try await carry("Fix crash", to: doing, in: app)
      try await app.page.touch([])
      #expect(try await app.shows("6 pts"))
      // At the edge the page scrolls along.
      try await carry("Drag me (old API)", to: (195, 835), in: app)
      #expect(
        try await app.wait(
          "\(app.element("Trash 0")).getBoundingClientRect().bottom < innerHeight - 70"))
      try await app.page.touch([try await middle(of: "Trash 0", in: app)])
      try await app.page.touch([])
      #expect(try await app.shows("Trash 1"))
      // What is given as a text, too, is dropped as one.
      try await carry("Set up CI", to: middle(of: "Dropped text: nothing", in: app), in: app)
      try await app.page.touch([])
      #expect(try await app.shows("Dropped text: Set up CI"))
    }
  }

  @Test("A card is carried by keys")
  func carryingByKeys() async throws {
    try await SamplePage.with("BoardApp", isTouched: false) { app in
      try await app.evaluate("\(app.element("Fix crash")).closest('[tabindex]').focus()")
      try await app.page.press(.space)
      try await app.page.press(.arrowDown)
      try await app.page.press(.enter)
      #expect(try await app.shows("6 pts"))
      #expect(
        try await app.wait("document.activeElement.textContent.startsWith('Fix crash')"))
    }
  }
}
