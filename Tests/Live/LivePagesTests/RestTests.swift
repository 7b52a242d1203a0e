import ElementDiff
import ElementTree
import LiveProving
import Testing
import ViewTree
import WebServer

@testable import LivePages

/// What a page's socket is sent.
@MainActor
private final class ListeningSocket: LiveSocket {
  var sent: [DownMessage] = []
  var closeCode: Int?
  var isBusy: Bool { false }
  func send(_ bytes: [UInt8]) -> Bool {
    if let message = DownMessage(bytes[...]) { sent.append(message) }
    return true
  }
  func close(_ code: Int, reason: String) { closeCode = code }
}

/// A page that takes a while to fail.
@MainActor
private final class FailingContent: LiveContent {
  var onChange: (() -> Void)?
  var title = ""
  let tree = ElementTree()
  private let seconds: Double
  init(seconds: Double) { self.seconds = seconds }
  func update() throws -> LiveFrame? {
    let start = ThreadTime.now
    while ThreadTime.now < start + seconds {}
    throw LiveError.tooMany
  }
  func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome { .unknown }
  func snapshot() -> [UInt8] { [] }
  func restore(_ snapshot: [UInt8]) {}
  func end() {}
}

/// A page that takes a while to let go of.
@MainActor
private final class HeavyContent: LiveContent {
  var onChange: (() -> Void)?
  var title = ""
  let tree = ElementTree()
  func update() throws -> LiveFrame? { nil }
  func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome { .unknown }
  func snapshot() -> [UInt8] { [] }
  func restore(_ snapshot: [UInt8]) {}
  func end() {
    let start = ThreadTime.now
    while ThreadTime.now < start + 0.02 {}
  }
}

@Suite("Rests of who holds up others", .timeLimit(.minutes(1)))
@MainActor
struct RestTests {
  private let hostile = "192.0.2.7"
  private let others = "198.51.100.1"

  private func desk(_ source: LiveContentSource? = nil) -> Desk {
    Desk(
      {
        $0.workSlice = 0.004
        $0.heavyBurst = 0
      }, source: source)
  }

  /// Somebody else does something.
  private func act(_ table: Table) {
    table.press(.toggle)
    table.sendUp()
  }

  @Test("What takes n times as long as it may costs n³ times its time, at most 200")
  func prices() {
    let limits = LiveLimits()
    for (spent, usual, rest) in [
      (0.004, 0.0, 0.004), (0.008, 0, 0.064), (0.04, 0, 8), (0.13, 0, 26), (5, 0, 1000),
      (0.05, 0.05, 0.05), (0.1, 0.05, 0.8),
    ] {
      #expect(abs(limits.rest(after: spent, usual: usual) - rest) < 1e-9)
    }
  }

  @Test("Who has held up others rests: no new session has a new budget")
  func network() throws {
    let desk = desk()
    let (guilty, other) = (
      try desk.open(from: hostile), try desk.open(from: others, by: RandomID())
    )
    act(other)
    guilty.session.spend(0.13)
    #expect(abs(guilty.session.restLeft - 26) < 1)
    let count = guilty.board?.state.log.count
    guilty.press(.toggle)
    guilty.sendUp()
    #expect(guilty.board?.state.log.count == count)
    #expect(guilty.session.waiting.count == 1)
    #expect(desk.sessions.restLeft(from: "192.0.2.200") > 20)
    #expect(desk.sessions.restLeft(from: others) == 0)
    #expect(other.session.restLeft == 0)
    desk.sessions.remove(guilty.session)
    #expect(desk.sessions.restLeft(from: hostile) > 20)
    // Where nobody else does anything there is nobody to hold up.
    desk.clock.now += 2
    #expect(desk.sessions.restLeft(from: hostile) == 0)
    desk.clock.now += 25
    act(other)
    #expect(desk.sessions.restLeft(from: hostile) == 0)
  }

  @Test("Who shares a network with somebody who held up others goes on")
  func neighbours() throws {
    let desk = desk()
    let (guilty, neighbour) = (try desk.open(from: hostile), try desk.open(from: hostile))
    let other = try desk.open(from: others, by: RandomID())
    act(other)
    guilty.session.spend(0.13)
    #expect(neighbour.session.restLeft == 0)
    act(neighbour)
    #expect(neighbour.board?.state.log.count == 1)
  }

  @Test("Alone a page may take what it wants")
  func alone() throws {
    let desk = desk()
    let table = try desk.open(from: hostile)
    act(table)
    table.session.spend(0.5)
    #expect(!table.session.mustWait)
    #expect(desk.sessions.restLeft(from: hostile) == 0)
  }

  @Test("Now and then a reader may take long; who does so again and again rests")
  func allowance() throws {
    let desk = Desk {
      $0.workSlice = 0.004
      $0.heavyBurst = 0.1
      $0.heavyShare = 0.01
    }
    let other = try desk.open(from: others, by: RandomID())
    let table = try desk.open(from: hostile)
    for isFree in [true, true, false] {
      act(other)
      table.session.spend(0.06)
      // Others have as long at least.
      #expect((table.session.restLeft < 0.13) == isFree)
      #expect(table.session.hasHeldUp == !isFree)
      #expect((desk.sessions.restLeft(from: hostile) == 0) == isFree)
      desk.clock.now += 0.5
    }
    // With the rest that it cost the price of a further one is earned.
    desk.clock.now += 20
    act(other)
    #expect(table.session.restLeft == 0)
    table.session.spend(0.06)
    #expect(desk.sessions.restLeft(from: hostile) == 0)
  }

  @Test("A reader who loads a page again, or opens one in another tab, holds up nobody")
  func ownPages() throws {
    let desk = desk()
    let first = try desk.open(from: hostile)
    act(first)
    let second = try desk.open(from: hostile)
    second.session.spend(0.5)
    #expect(second.session.restLeft == 0)
    #expect(desk.sessions.restLeft(from: hostile, guest: RandomID()) == 0)
  }

  @Test("Readers of one network share the processor; none of them makes the others rest")
  func household() throws {
    let desk = desk()
    let (first, second) = (
      try desk.open(from: hostile), try desk.open(from: hostile, by: RandomID())
    )
    act(first)
    second.session.spend(0.5)
    // The clock stands still while it works, and then it rests as long.
    #expect(abs(second.session.restLeft - 1) < 0.01)
    #expect(desk.sessions.restLeft(from: hostile, guest: RandomID()) == 0)
  }

  @Test("A first page that takes as long as those of others costs no rest")
  func firstPages() throws {
    let desk = desk()
    let other = try desk.open(from: others, by: RandomID())
    other.session.firstSeconds = 0.3
    act(other)
    let page = try desk.begin(from: hostile)
    page.spend(0.4)
    #expect(!page.hasHeldUp)
    #expect(desk.sessions.restLeft(from: hostile) == 0)
    page.spend(0.5)
    #expect(page.hasHeldUp)
    // What is attached is measured by turns.
    let table = try desk.open(from: "203.0.113.9")
    table.session.spend(0.1)
    #expect(table.session.hasHeldUp)
  }

  @Test("In an app whose pages are all heavy nobody holds up others")
  func heavyApp() throws {
    let desk = desk()
    let (table, other) = (try desk.open(from: hostile), try desk.open(from: others, by: RandomID()))
    act(other)
    other.session.heaviest = 0.1
    table.session.spend(0.1)
    #expect(table.session.restLeft < 0.3)
    #expect(!table.session.hasHeldUp)
    #expect(desk.sessions.restLeft(from: hostile) == 0)
  }

  @Test("Evaluations, differences and whole pages wait like events")
  func work() throws {
    let desk = desk()
    let (guilty, other) = (
      try desk.open(from: hostile), try desk.open(from: others, by: RandomID())
    )
    act(other)
    guilty.session.spend(0.05)
    let frame = guilty.session.frame
    guilty.board?.write { $0.rows.append(100) }
    desk.sessions.turn()
    #expect(guilty.session.frame == frame)
    #expect(guilty.session.isDirty)
    guilty.session.receive(.again)
    desk.sessions.turn()
    #expect(guilty.session.renewals.isEmpty)
    #expect(guilty.waiting.isEmpty)
    desk.clock.now += 11
    act(other)
    desk.sessions.schedule(guilty.session)
    desk.sessions.turn()
    guilty.receiveDown()
    #expect(guilty.page.resetCount == 1)
    #expect(guilty.page.page.tree.html == guilty.session.page.tree.html)
  }

  @Test("What could not be shown is not compared while its page rests")
  func catchingUp() throws {
    let desk = desk()
    let (guilty, other) = (
      try desk.open(from: hostile), try desk.open(from: others, by: RandomID())
    )
    for row in 0..<12 {
      guilty.board?.write { $0.rows.append(100 + row) }
      desk.sessions.turn()
    }
    #expect(guilty.session.ahead != nil)
    act(other)
    desk.sessions.turn()
    guilty.session.spend(0.05)
    let steps = desk.sessions.foundStepCount
    guilty.session.receive(.ack(guilty.session.sent))
    desk.sessions.turn()
    #expect(desk.sessions.foundStepCount == steps)
    #expect(guilty.session.ahead != nil)
    desk.clock.now += 11
    desk.sessions.schedule(guilty.session)
    desk.sessions.turn()
    #expect(guilty.session.ahead == nil)
    guilty.receiveDown()
    #expect(guilty.page.page.tree.html == guilty.session.page.tree.html)
  }

  @Test("Each page of a network that is closed has the next ones rest twice as long")
  func closures() throws {
    var ledger = RestLedger(LiveLimits())
    var rests: [Double] = []
    for _ in 0..<9 {
      ledger.noteClosure(of: hostile, now: 100)
      rests.append(ledger.rest(of: hostile, now: 100))
    }
    #expect(rests == [0.25, 0.5, 1, 2, 4, 8, 16, 30, 30])
    #expect(ledger.rest(of: others, now: 100) <= 0)
    ledger.noteClosure(of: hostile, now: 200)
    #expect(ledger.rest(of: hostile, now: 200) == 0.25)
    ledger.rest(1000, of: hostile, now: 200)
    #expect(ledger.rest(of: hostile, now: 200) == 300)

    let desk = desk()
    let (guilty, other) = (
      try desk.open(from: hostile), try desk.open(from: others, by: RandomID())
    )
    for _ in 0..<41 { guilty.press(.toggle) }
    guilty.sendUp()
    act(other)
    #expect(guilty.pipe.closeCode == 1008)
    #expect(desk.sessions.restLeft(from: hostile) > 0)
    #expect(desk.sessions.restLeft(from: others) == 0)
    #expect(other.pipe.isOpen)
  }

  @Test("A page that can't be shown costs what it took, and no more")
  func failures() throws {
    for (seconds, rests) in [(0.02, true), (0, false)] {
      let desk = desk { visit in
        (visit.path == "/" ? FailingContent(seconds: seconds) : BoardContent(rows: 3))
          as any LiveContent
      }
      let other = try #require(
        try desk.sessions.begin(route: "/other", guest: RandomID(), from: others))
      desk.sessions.noteEvent(of: other)
      #expect(throws: LiveError.self) { try desk.begin(from: hostile) }
      #expect((desk.sessions.restLeft(from: hostile) > 0) == rests)
    }
  }

  @Test("Who has pages that held up nobody gets more of them at once")
  func knownGuests() throws {
    let desk = desk()
    let (guilty, other) = (
      try desk.open(from: hostile), try desk.open(from: others, by: RandomID())
    )
    act(other)
    desk.sessions.rests.rest(5, of: hostile, now: desk.clock.now)
    #expect(desk.sessions.restLeft(from: hostile, guest: RandomID()) == 5)
    #expect(desk.sessions.restLeft(from: hostile, guest: desk.guest) == 0)
    guilty.session.hasHeldUp = true
    #expect(desk.sessions.restLeft(from: hostile, guest: desk.guest) == 5)
  }

  @Test("A new page waits until its network has rested; after ten seconds it is refused")
  func requests() throws {
    var configuration = LiveServerConfiguration()
    configuration.limits.workSlice = 0.004
    let host = PageHost(configuration, store: MemoryStore()) { _ in BoardContent(rows: 3) }
    let sessions = host.sessions
    let other = try #require(
      try sessions.begin(route: "/", guest: RandomID(), from: others))
    func answer(waited: Double = 0) -> PageAnswer {
      host.respond(
        to: RelayedRequest(method: "GET", target: "/", address: hostile, guest: RandomID()),
        waited: waited, stream: { OwnStream(limit: 1) })
    }
    func isPage(_ answer: PageAnswer) -> Bool {
      if case .response(let response) = answer { response.status == 200 } else { false }
    }
    #expect(isPage(answer()))
    sessions.rests.rest(5, of: hostile, now: LiveClock.now)
    #expect(isPage(answer()))
    sessions.noteEvent(of: other)
    guard case .later(let seconds) = answer() else {
      Issue.record("It is answered at once.")
      return
    }
    #expect(seconds > 4 && seconds <= 5)
    guard case .response(let response) = answer(waited: 8) else {
      Issue.record("It waits for ever.")
      return
    }
    #expect(response.status == 503)
    #expect(response.headers.contains { $0.name == "Retry-After" && $0.value == "5" })
  }

  @Test("A hello is answered when its page has rested; one that would wait too long is closed")
  func hellos() async throws {
    for (seconds, code) in [(0.05, nil), (60, CloseCode.tryLater)] as [(Double, Int?)] {
      let host = PageHost(LiveServerConfiguration(), store: MemoryStore()) { _ in
        BoardContent(rows: 3)
      }
      let sessions = host.sessions
      let guest = RandomID()
      let other = try #require(
        try sessions.begin(route: "/", guest: RandomID(), from: others))
      let session = try #require(try sessions.begin(route: "/", guest: guest, from: hostile))
      session.hasHeldUp = true
      sessions.rests.rest(seconds, of: hostile, now: LiveClock.now)
      sessions.noteEvent(of: other)
      let socket = ListeningSocket()
      let connection = SocketConnection(socket, of: guest, from: hostile, for: host)
      connection.receive(
        UpMessage.hello(frame: 0, stored: 0, token: sessions.token(of: session)).bytes)
      #expect(socket.sent.isEmpty)
      #expect(socket.closeCode == code)
      #expect(session.connection == nil)
      guard code == nil else { continue }
      while session.connection == nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(socket.sent == [.done(event: 0)])
    }
  }

  @Test("Letting go of a page costs what it takes")
  func ending() throws {
    let desk = desk { visit in
      (visit.path == "/" ? HeavyContent() : BoardContent(rows: 3)) as any LiveContent
    }
    let other = try #require(
      try desk.sessions.begin(route: "/other", guest: RandomID(), from: others))
    let session = try desk.begin(from: hostile)
    desk.sessions.noteEvent(of: other)
    #expect(desk.sessions.restLeft(from: hostile) == 0)
    desk.sessions.remove(session)
    #expect(desk.sessions.restLeft(from: hostile) > 0)
  }

  @Test("Memory is given back once after heavy work, at most once a second")
  func memory() {
    let clock = TestClock()
    var count = 0
    let memory = MemoryReturn(clock: { clock.now }) { count += 1 }
    memory.run()
    #expect(count == 0)
    memory.want()
    memory.want()
    memory.run()
    memory.run()
    #expect(count == 1)
    memory.want()
    memory.run()
    #expect(count == 1)
    clock.now += 1
    memory.run()
    #expect(count == 2)
  }

  @Test("What a page may send is relayed at once; a flood is read as fast as pages may send")
  func pace() {
    let limits = LiveLimits()
    var pace = RelayPace(limits, now: 0)
    let most = limits.eventBurst + limits.continuousBurst
    #expect((0..<most + 120).allSatisfy { _ in pace.take(now: 0) })
    #expect((0..<1000).count { _ in pace.take(now: 0) } == 60)
    var count = 0
    for step in 1...100 {
      for _ in 0..<100 where pace.take(now: Double(step) / 10) { count += 1 }
    }
    #expect(count == 2800)
  }
}
