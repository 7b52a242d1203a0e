import ElementDiff
import ElementTree
import LivePages
import LiveProving
import Testing
import ViewTree

@MainActor
@Suite("Sessions after a process has ended")
struct RecoveryTests {
  private let store = MemoryStore()
  private let guest = RandomID()

  private func exchange(_ page: inout SimulatedPage, _ pipe: Pipe, _ sessions: LiveSessions) {
    for _ in 0..<4 {
      for message in page.outbox { pipe.up += MessageStream.framed(message.bytes) }
      page.outbox = []
      pipe.deliverUp(.max, to: sessions, guest: guest)
      sessions.turn()
      sessions.storeAll()
      pipe.deliverDown(.max, to: &page)
    }
  }

  private func sessions() -> LiveSessions {
    LiveSessions(store: store) { _ in BoardContent(rows: 3) }
  }

  /// The page of a session that is stored, and the session's number.
  private func loaded() throws -> (SimulatedPage, RandomID) {
    let first = sessions()
    let session = try #require(try first.begin(route: "/", guest: guest, from: "127.0.0.1"))
    var page = SimulatedPage(session.page, token: first.token(of: session))
    page.connect()
    exchange(&page, Pipe(), first)
    return (page, session.id)
  }

  @Test("The event in which a process ended is not run, those before and behind it are")
  func poison() throws {
    var (page, id) = try loaded()
    try store.note(Blame(phase: .event, session: id, events: 2...2))
    let (second, pipe) = (sessions(), Pipe())
    page.connect()
    for _ in 0..<3 {
      page.send(.press, to: try #require(page.page.number(of: .button, text: "add")))
    }
    exchange(&page, pipe, second)
    #expect(page.pending.isEmpty)
    #expect(page.failure == nil)
    #expect(page.page.tree.nodes.filter { $0.name == .li }.count == 5)
    #expect(second.session(id)?.lastEvent == 3)
  }

  @Test("An event during which a process was killed is run once more, then no more")
  func uncertain() throws {
    for count in 1...2 {
      var (page, id) = try loaded()
      for _ in 0..<count {
        try store.note(Blame(phase: .event, session: id, events: 1...1, isCertain: false))
      }
      let (second, pipe) = (sessions(), Pipe())
      page.connect()
      page.send(.press, to: try #require(page.page.number(of: .button, text: "add")))
      exchange(&page, pipe, second)
      #expect(page.pending.isEmpty)
      #expect(page.page.tree.nodes.filter { $0.name == .li }.count == (count == 1 ? 4 : 3))
    }
  }

  @Test("A session that ended two processes without an event is gone")
  func hopeless() throws {
    var (page, id) = try loaded()
    for _ in 0..<2 { try store.note(Blame(phase: .restore, session: id)) }
    let (second, pipe) = (sessions(), Pipe())
    page.connect()
    exchange(&page, pipe, second)
    #expect(page.isGone)
    #expect(second.count == 0)
  }
}
