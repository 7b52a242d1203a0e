import ElementDiff
import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import SQLiteStore
import TestSupport
import Testing
import ViewTree

@MainActor
@Suite("The owners of sessions", .timeLimit(.minutes(1)))
struct LeaseTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/live.sqlite" }

  init() throws { folder = try TemporaryFolder() }

  private func session(event: UInt32 = 0, id: RandomID = RandomID()) -> StoredSession {
    StoredSession(
      id: id, guest: RandomID(high: 1, low: 1), route: "/", state: [1], event: event, frame: 0,
      hash: 0, time: Date().timeIntervalSince1970)
  }

  @Test("A session of a process that lives is asked for, and taken once it is given up")
  func handedOver() throws {
    let (first, second) = (
      try SQLiteSnapshotStore(path: path), try SQLiteSnapshotStore(path: path)
    )
    let known = session()
    #expect(try first.save([known]) == [])
    #expect(try first.take(known.id) == .taken(known))
    #expect(try second.take(known.id) == .held)
    #expect(try first.renewLease() == [known.id])
    try first.release(known.id)
    #expect(try second.take(known.id) == .taken(known))
    #expect(try first.take(known.id) == .held)
    #expect(try second.take(RandomID()) == .none)
  }

  @Test("A process that has lost a session can't save it any more, and is notified")
  func lost() throws {
    let (first, second) = (
      try SQLiteSnapshotStore(path: path), try SQLiteSnapshotStore(path: path)
    )
    let (known, other) = (session(), session())
    try first.save([known, other])
    try first.release(known.id)
    _ = try second.take(known.id)
    let newer = session(event: 2, id: known.id)
    #expect(try second.save([newer]) == [])
    #expect(try first.save([session(event: 9, id: known.id), other]) == [known.id])
    #expect(try first.session(known.id) == newer)
  }

  @Test("Sessions of a process that has ended can be taken at once")
  func ended() throws {
    let known = session()
    let former = RandomID()
    do {
      let first = try SQLiteSnapshotStore(path: path, owner: former)
      try first.save([known])
      first.close()
    }
    #expect(try SQLiteSnapshotStore(path: path).take(known.id) == .taken(known))
    let other = session()
    let second = try SQLiteSnapshotStore(path: path, owner: former)
    try second.save([other])
    // The listener says so of workers that it has reaped.
    let third = try SQLiteSnapshotStore(path: path, former: former)
    #expect(try third.take(other.id) == .taken(other))
  }

  @Test("Another process that writes blocks no one, and nothing is lost")
  func busy() async throws {
    let store = try SQLiteSnapshotStore(path: path)
    let guest = RandomID()
    let other = try Database(path: path, durability: .normal)
    try other.run("BEGIN IMMEDIATE")
    let start = ContinuousClock.now
    try store.setValue(Data([1]), named: "a", of: guest)
    try store.setValue(Data([2]), named: "a", of: guest)
    try store.setValue(Data([3]), named: "b", of: guest)
    try store.setValue(nil, named: "b", of: guest)
    #expect(throws: SQLiteError.self) { try store.save([session()]) }
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(try store.values(of: guest) == ["a": Data([2])])
    try other.run("COMMIT")
    func written() throws -> [Int64] {
      try other.rows("SELECT count(*) FROM guest_values") { $0.int64(0) }
    }
    while try written() != [1] { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try store.values(of: guest) == ["a": Data([2])])
  }

  @Test("What waits for the store is stored once other processes release it, then acknowledged")
  func waiting() async throws {
    let store = try SQLiteSnapshotStore(path: path)
    let sessions = LiveSessions(store: store) { _ in BoardContent(rows: 3) }
    let guest = RandomID()
    let session = try #require(try sessions.begin(route: "/", guest: guest, from: "127.0.0.1"))
    var page = SimulatedPage(session.page, token: sessions.token(of: session))
    page.connect()
    let pipe = Pipe()
    func exchange() {
      for message in page.outbox { pipe.up += MessageStream.framed(message.bytes) }
      page.outbox = []
      pipe.deliverUp(.max, to: sessions, guest: guest)
      sessions.turn()
      pipe.deliverDown(.max, to: &page)
    }
    exchange()
    let other = try Database(path: path, durability: .normal)
    try other.run("BEGIN IMMEDIATE")
    page.send(.press, to: try #require(page.page.number(of: .button, text: "add")))
    exchange()
    try await Task.sleep(for: .milliseconds(50))
    exchange()
    #expect(page.pending.count == 1)
    #expect(page.page.tree == session.page.tree || page.frame == 0)
    try other.run("COMMIT")
    while !page.pending.isEmpty {
      exchange()
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(try store.session(session.id)?.event == 1)
  }

  @Test("Two servers of one store: the page's session moves, with each event once")
  func moves() throws {
    let (one, two) = (try SQLiteSnapshotStore(path: path), try SQLiteSnapshotStore(path: path))
    let (first, second) = (
      LiveSessions(store: one) { _ in BoardContent(rows: 3) },
      LiveSessions(store: two) { _ in BoardContent(rows: 3) }
    )
    let guest = RandomID()
    let session = try #require(try first.begin(route: "/", guest: guest, from: "127.0.0.1"))
    let token = first.token(of: session)
    var page = SimulatedPage(session.page, token: token)
    page.connect()
    let pipe = Pipe()
    for message in page.outbox { pipe.up += MessageStream.framed(message.bytes) }
    pipe.deliverUp(.max, to: first, guest: guest)
    #expect(first.connectedCount == 1)
    // The other one does not get it while this one lives, but asks.
    #expect(second.session(ofToken: token, guest: guest, from: "127.0.0.1") == nil)
    first.sweep()
    #expect(first.count == 0)
    #expect(pipe.closeCode == 1012)
    let moved = try #require(second.session(ofToken: token, guest: guest, from: "127.0.0.1"))
    #expect(moved.id == session.id)
    #expect(first.session(ofToken: token, guest: guest, from: "127.0.0.1") == nil)
  }

  @Test(
    "What ends a process twice is remembered until the session is past it",
    arguments: [true, false])
  func grudges(isCertain: Bool) throws {
    let store = try SQLiteSnapshotStore(path: path)
    let id = RandomID()
    #expect(try store.grudge(of: id) == nil)
    let blame = Blame(phase: .event, session: id, events: 5...5, isCertain: isCertain)
    try store.note(blame)
    let other = try SQLiteSnapshotStore(path: path)
    #expect(try other.grudge(of: id)?.poison(after: 4) == (isCertain ? 5...5 : nil))
    #expect(try other.grudge(of: id)?.poison(after: 5) == nil)
    try other.note(blame)
    #expect(try other.grudge(of: id)?.poison(after: 3) == 5...5)
    let restore = Blame(phase: .restore, session: id)
    try other.note(restore)
    #expect(try other.grudge(of: id)?.failureCount == 1)
    try other.remove(id)
    #expect(try other.grudge(of: id) == nil)
  }
}
