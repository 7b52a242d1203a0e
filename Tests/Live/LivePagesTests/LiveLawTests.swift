import ElementDiff
import ElementTree
import Foundation
import LivePages
import LiveProving
import SeededRandom
import TestSupport
import Testing
import ViewTree

@Suite("Laws of live pages", .timeLimit(.minutes(2)))
@MainActor
struct LiveLawTests {
  /// A server, a browser, and a connection between them that random numbers drive.
  @MainActor
  final class World {
    let clock = TestClock()
    let store = MemoryStore()
    let model = BoardModel()
    let guest = RandomID()
    var random: SeededGenerator
    var sessions: LiveSessions
    var page: SimulatedPage
    var pipe: Pipe?
    var cutCount = 0
    var restartCount = 0
    /// What the reader did, in order.
    var sent: [String] = []

    init(seed: UInt64) throws {
      random = SeededGenerator(seed: seed)
      sessions = Self.makeSessions(store, model, clock)
      let session = try #require(
        try sessions.begin(route: "/", guest: guest, from: "127.0.0.1"))
      page = SimulatedPage(session.page, token: sessions.token(of: session))
    }

    static func makeSessions(
      _ store: MemoryStore, _ model: BoardModel, _ clock: TestClock
    ) -> LiveSessions {
      LiveSessions(store: store, clock: { clock.now }) { _ in BoardContent(rows: 4, model: model) }
    }

    var session: LiveSession? { sessions.only }
    var board: BoardContent? { session?.content as? BoardContent }

    func step() {
      clock.now += 0.1
      switch random.below(12) {
      case 0, 1: readerActs()
      case 2:
        board?.write { state in
          if self.random.once(in: 2) {
            state.rows.shuffle(using: &self.random)
          } else {
            state.rows.append(state.nextRow)
            state.nextRow += 1
          }
        }
      case 3: model.headline = "Headline \(random.below(1000))"
      case 4, 5: deliverDown(random.below(60))
      case 6, 7: deliverUp(random.below(60))
      case 8: deliverDown(.max)
      case 9: deliverUp(.max)
      case 10: if random.once(in: 3) { sessions.storeAll() }
      default: sessions.turn()
      }
    }

    func readerActs() {
      let text = "e\(sent.count)"
      guard page.isAttached, let field = page.page.number(of: .input) else { return }
      sent.append(text)
      page.send(.change, to: field, Array(text.utf8))
    }

    func connect() {
      guard pipe == nil else { return }
      pipe = Pipe(capacity: 200)
      page.connect()
    }

    func cut() {
      guard let pipe else { return }
      pipe.cut()
      self.pipe = nil
      page.disconnect()
      cutCount += 1
    }

    /// The server dies as it is, and another begins with what is stored.
    func restart() {
      cut()
      for session in [session].compactMap({ $0 }) { (session.content as? BoardContent)?.end() }
      store.reopen()
      sessions = Self.makeSessions(store, model, clock)
      restartCount += 1
    }

    func deliverDown(_ count: Int) {
      pipe?.deliverDown(count, to: &page)
    }

    func deliverUp(_ count: Int) {
      guard let pipe else { return }
      for message in page.outbox { pipe.up += MessageStream.framed(message.bytes) }
      page.outbox = []
      pipe.deliverUp(count, to: sessions, guest: guest)
      if !pipe.isOpen { cut() }
    }

    func settle() {
      for _ in 0..<200 {
        clock.now += 0.2
        connect()
        deliverUp(.max)
        sessions.turn()
        sessions.storeAll()
        deliverDown(.max)
        page.acknowledge()
        if page.pending.isEmpty, page.isAttached, session?.isSettled == true { break }
      }
    }

    func check(_ comment: Comment) throws {
      let session = try #require(session, comment)
      #expect(page.failure == nil, comment)
      #expect(page.page.tree.html == session.page.tree.html, comment)
      #expect(page.page.ids == session.page.ids, comment)
      #expect(page.page.nextID == session.page.nextID, comment)
      #expect(page.page.rules.rules == session.page.rules.rules, comment)
    }
  }

  @Test("A page whose connection is cut 200 times shows what its server shows, each time")
  func cuts() async throws {
    let seed = PropertySeed.start
    let world = try World(seed: seed)
    for round in 0..<200 {
      // Servers of other tests are on this actor, too.
      await Task.yield()
      world.connect()
      for _ in 0..<(5 + world.random.below(40)) { world.step() }
      world.cut()
      world.settle()
      try world.check("seed \(seed), round \(round)")
    }
    #expect(world.cutCount >= 200)
    let log = try #require(world.board).state.log
    #expect(log == world.sent, "seed \(seed): each event once, in order")
    #expect(world.page.resetCount == 0)
  }

  @Test("A page whose server is killed shows what the next server shows, and no event counts twice")
  func restarts() async throws {
    let seed = PropertySeed.start
    let world = try World(seed: seed)
    for round in 0..<60 {
      // Servers of other tests are on this actor, too.
      await Task.yield()
      world.connect()
      for _ in 0..<(5 + world.random.below(40)) { world.step() }
      world.restart()
      world.settle()
      try world.check("seed \(seed), round \(round)")
    }
    let log = try #require(world.board).state.log
    #expect(log.count + world.page.droppedCount == world.sent.count, "seed \(seed)")
    #expect(Set(log).count == log.count, "seed \(seed)")
    #expect(log == world.sent.filter(Set(log).contains), "seed \(seed)")
    #expect(world.page.renumberCount > 0)
    #expect(world.page.resetCount > 0)
  }
}
