import Browser
import Foundation
import Testing

@Suite("The live timeline", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct LikeTests {
  @Test("It attaches in silence", arguments: Page.ColorScheme.allCases)
  func attaching(colorScheme: Page.ColorScheme) async throws {
    let server = try MomentsServer()
    let browser = try await Browser.launch()
    let live = try await TimelinePage(server, in: browser, colorScheme: colorScheme)
    #expect(try await live.evaluate("document.querySelectorAll('article').length") == 88)
    #expect(
      try await live.evaluate("document.querySelectorAll('input[role=switch]:enabled').length")
        == 88)
    // The page's background and the text have the scheme's colours.
    let background = colorScheme == .light ? "rgb(214, 215, 227)" : "rgb(17, 17, 17)"
    #expect(
      try await live.evaluate(
        "[...document.querySelectorAll('body *')]"
          + ".some(node => getComputedStyle(node).backgroundColor == '\(background)')") == true)
    #expect(
      try await live.evaluate(
        "getComputedStyle(document.querySelector('article h1, article p')).color")
        == .string(colorScheme == .light ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)"))
    #expect(try await live.heart(0, is: TimelinePage.notSelected))
    // Events are answered, too, and pictures have come.
    try await live.like(0)
    #expect(try await live.shows(0, likers: 13, isOn: true))
    #expect(try await live.heart(0, is: TimelinePage.selected))
    if let folder = ProcessInfo.processInfo.environment["LIVE_SCREENSHOTS"] {
      try Data(try await live.page.screenshot())
        .write(to: URL(fileURLWithPath: "\(folder)/live-\(colorScheme.rawValue).png"))
    }
    let messages = try await live.page.consoleMessages
    #expect(messages == [])
    await browser.close()
  }

  @Test("A like shows the reader among the likers, is there after a reload, and can be taken back")
  func like() async throws {
    let server = try MomentsServer()
    let browser = try await Browser.launch()
    let live = try await TimelinePage(server, in: browser)
    let before = try await [live.likes(0), live.likes(1)]
    #expect(before.map(\.isOn) == [false, false])
    #expect(before.map(\.label) == ["Liked by 12", "Liked by 2"])
    #expect(before.map(\.rest) == ["+5", ""])

    // There is no room for one more picture on the first card.
    try await live.like(0)
    #expect(try await live.shows(0, likers: 13, isOn: true))
    #expect(try await live.heart(0, is: TimelinePage.selected))
    #expect(
      try await live.likes(0)
        == .init(isOn: true, label: "Liked by 13", avatars: before[0].avatars, rest: "+6"))
    try await live.evaluate("document.querySelectorAll('article')[1].scrollIntoView()")
    try await live.like(1)
    #expect(try await live.shows(1, likers: 3, isOn: true))
    let liked = try await live.likes(1)
    #expect(liked.avatars.count == 3)
    #expect(Array(liked.avatars.prefix(2)) == before[1].avatars)
    #expect(liked.avatars.last?.hasPrefix("avatars/") == true)

    try await live.page.navigate(to: server.address)
    try await live.attached()
    #expect(try await live.likes(1) == liked)
    #expect(try await live.likes(0).isOn)
    #expect(try await live.heart(0, is: TimelinePage.selected))

    try await live.evaluate("document.querySelectorAll('article')[0].scrollIntoView()")
    try await live.like(0)
    #expect(try await live.shows(0, likers: 12, isOn: false))
    #expect(try await live.heart(0, is: TimelinePage.notSelected))
    try await live.evaluate("document.querySelectorAll('article')[1].scrollIntoView()")
    try await live.like(1)
    #expect(try await live.shows(1, likers: 2, isOn: false))
    #expect(try await [live.likes(0), live.likes(1)] == before)
    try await live.page.navigate(to: server.address)
    try await live.attached()
    #expect(try await [live.likes(0), live.likes(1)] == before)
    let messages = try await live.page.consoleMessages
    #expect(messages == [])
    await browser.close()
  }

  @Test("Two readers see each other's likes")
  func twoReaders() async throws {
    let server = try MomentsServer()
    let browsers = try await [Browser.launch(), Browser.launch()]
    let first = try await TimelinePage(server, in: browsers[0])
    let second = try await TimelinePage(server, in: browsers[1])
    for live in [first, second] {
      try await live.evaluate(
        "document.querySelectorAll('article')[1].scrollIntoView(), self.isSame = true")
    }
    try await first.like(1)
    #expect(try await second.shows(1, likers: 3, isOn: false))
    #expect(try await second.likes(1).avatars == first.likes(1).avatars)
    try await second.like(1)
    #expect(try await first.shows(1, likers: 4, isOn: true))
    #expect(try await second.shows(1, likers: 4, isOn: true))
    try await first.like(1)
    #expect(try await second.shows(1, likers: 3, isOn: true))
    #expect(try await first.shows(1, likers: 3, isOn: false))
    #expect(try await second.likes(1).avatars == first.likes(1).avatars)
    #expect(try await first.heart(1, is: TimelinePage.notSelected))
    #expect(try await second.heart(1, is: TimelinePage.selected))
    for live in [first, second] {
      #expect(try await live.evaluate("self.isSame") == true)
      let messages = try await live.page.consoleMessages
      #expect(messages == [])
    }
    for browser in browsers { await browser.close() }
  }
}
