import LiveProving
import TestSupport
import Testing
import WebServer

@testable import LivePages

@Suite("Joining pages on one socket", .timeLimit(.minutes(1)))
@MainActor
struct JoiningTests {
  @Test("A socket has one page; each further hello is a strike, whatever its token")
  func second() throws {
    let desk = Desk()
    let first = try desk.open()
    let second = try desk.open()
    let strikes = desk.sessions.unknownCount
    let limit = LiveLimits().strikes
    let token = second.page.token
    for count in 1..<limit {
      first.session.receive(
        .hello(frame: 0, stored: 0, token: count.isMultiple(of: 2) ? token : "x"))
      #expect(desk.sessions.unknownCount == strikes + count)
      #expect(first.pipe.isOpen)
    }
    first.session.receive(.hello(frame: 0, stored: 0, token: token))
    #expect(!first.pipe.isOpen)
    // The page whose token it was has nothing to do with it.
    #expect(second.pipe.isOpen)
    #expect(second.session.connection != nil)
  }
}
