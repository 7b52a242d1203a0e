import Browser
import Testing

@Suite("A list that is loaded again", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct ReloadTests {
  @Test("Scroll positions and focus stay", arguments: [3, 40, 87])
  func places(card: Int) async throws {
    let server = try MomentsServer()
    let browser = try await Browser.launch()
    let live = try await TimelinePage(server, in: browser)
    let toggle = TimelinePage.toggle(card)
    try await live.evaluate(
      """
      \(toggle).focus(), scrollBy(0, 37), self.toggle = \(toggle),
      self.cards = [...document.querySelectorAll('article')]
      """)
    let top = try await live.evaluate("scrollY")
    let place = try await live.evaluate("toggle.getBoundingClientRect().y")
    let label = try await live.likes(card).label
    let count = label.split(separator: " ").last.flatMap { Int($0) } ?? 0
    for isOn in [true, false] {
      try await live.page.press(.space)
      if count > 0 || isOn {
        #expect(try await live.shows(card, likers: count + (isOn ? 1 : 0), isOn: isOn))
      } else {
        #expect(
          try await live.wait(
            "!toggle.checked && !toggle.closest('article').querySelector('[role=img][aria-label^=Liked]')"
          ))
      }
      #expect(try await live.evaluate("document.activeElement == toggle") == true)
      #expect(try await live.evaluate("\(toggle) == toggle") == true)
      #expect(
        try await live.evaluate(
          "[...document.querySelectorAll('article')].every((card, i) => card == cards[i])") == true)
    }
    #expect(try await live.evaluate("scrollY") == top)
    #expect(try await live.evaluate("toggle.getBoundingClientRect().y") == place)
    let messages = try await live.page.consoleMessages
    #expect(messages == [])
    await browser.close()
  }
}
