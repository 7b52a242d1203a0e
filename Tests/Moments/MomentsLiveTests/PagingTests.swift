import Browser
import Testing

@Suite("A timeline of many moments", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct PagingTests {
  /// A timeline of moments that are numbered from 0.
  private func input(_ count: Int) -> String {
    let person = #""id":"ada","name":"Ada","avatar":"""#
    let moments = (0..<count).map { number in
      #"{"id":"\#(number)","userDetails":{\#(person)},"type":"PHOTOS","title":"Moment \#(number).","photos":[],"createdDate":"1700000000"}"#
    }
    return #"""
      {"userDetails":{\#(person),"backgroundImage":""},"moments":[\#(moments.joined(separator: ","))]}
      """#
  }

  @Test("A hundred are shown; who comes to their end sees more, until there are no more")
  func pages() async throws {
    let server = try MomentsServer(input: input(230))
    let browser = try await Browser.launch()
    let live = try await TimelinePage(server, in: browser)
    let count = "document.querySelectorAll('article').length"
    #expect(try await live.evaluate(count) == 100)
    try await live.evaluate(
      "self.cards = [...document.querySelectorAll('article')], scrollTo(0, document.body.scrollHeight)"
    )
    #expect(try await live.wait("\(count) == 200"))
    // What was there is still there, and the reader stays where the next page begins.
    let areKept =
      "document.querySelectorAll('article').values().take(100).every((c, i) => c == cards[i])"
    #expect(try await live.evaluate(areKept) == true)
    #expect(
      try await live.evaluate("cards[99].getBoundingClientRect().bottom <= innerHeight") == true)
    try await live.evaluate("scrollTo(0, document.body.scrollHeight)")
    #expect(try await live.wait("\(count) == 230"))
    #expect(try await live.evaluate("document.body.innerText.includes('Show more')") == false)
    #expect(
      try await live.evaluate(
        "[...document.querySelectorAll('article')].at(-1).innerText.includes('Moment 229.')")
        == true)
    let messages = try await live.page.consoleMessages
    #expect(messages == [])
    await browser.close()
  }
}
