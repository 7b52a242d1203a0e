import Browser
import Testing

@Suite("A timeline whose server is killed", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct RestartTests {
  @Test("It comes back by itself with what was acknowledged, and goes on")
  func restart() async throws {
    let server = try MomentsServer()
    let browser = try await Browser.launch()
    let live = try await TimelinePage(server, in: browser)
    try await live.evaluate("self.isSame = true")
    let port = server.port
    for round in 0..<2 {
      try await live.evaluate("document.querySelectorAll('article')[\(2 * round)].scrollIntoView()")
      let before = try await live.likes(2 * round)
      let count = try #require(before.label.split(separator: " ").last.flatMap { Int($0) })
      try await live.like(2 * round)
      #expect(try await live.shows(2 * round, likers: count + 1, isOn: true))
      server.kill()
      #expect(
        try await live.wait("document.querySelector('output:not(:last-of-type)')?.textContent"))
      // What is done meanwhile is sent when there is somebody to hear it.
      try await live.evaluate("\(TimelinePage.toggle(2 * round + 1)).scrollIntoView()")
      let next = try await live.likes(2 * round + 1)
      let nextCount = try #require(next.label.split(separator: " ").last.flatMap { Int($0) })
      try await live.like(2 * round + 1)
      try server.start()
      #expect(server.port == port)
      #expect(try await live.shows(2 * round + 1, likers: nextCount + 1, isOn: true))
      #expect(try await live.shows(2 * round, likers: count + 1, isOn: true))
      #expect(try await live.wait("document.querySelectorAll('output').length == 1"))
    }
    #expect(try await live.evaluate("self.isSame") == true)
    let said = try await live.page.consoleMessages
    #expect(!said.contains { $0.source != .log }, "\(said)")
    // A new document has it all, so the server has.
    let shown = try await live.likes(1)
    try await live.page.navigate(to: server.address)
    try await live.attached()
    #expect(try await live.likes(1) == shown)
    for card in 0..<4 { #expect(try await live.likes(card).isOn) }
    await browser.close()
  }
}
