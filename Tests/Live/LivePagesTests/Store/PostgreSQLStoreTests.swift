import AppServer
import Foundation
import PostgreSQL
import TestSupport
import Testing

@testable import LivePages

@Suite("Sessions in PostgreSQL", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct PostgreSQLStoreTests {
  private let server: PostgreSQLServer

  init() async throws { server = try await PostgreSQLServer.running() }

  private func open(
    owner: RandomID = RandomID(), former: RandomID? = nil
  ) throws -> PostgreSQLSnapshotStore {
    // The main actor may be held up by other tests for longer than a process may say nothing.
    try PostgreSQLSnapshotStore(
      address: server.address, owner: owner, former: former, leaseTime: 3600)
  }

  private func session(event: UInt32 = 0, id: RandomID = RandomID()) -> StoredSession {
    StoredSession(
      id: id, guest: RandomID(), route: "/a?b=ü\0'\"\\{}", state: [0, 1, 255], event: event,
      frame: 9, hash: .max - 1, time: Date().timeIntervalSince1970, user: "Ünal \0")
  }

  /// Saves and waits for what comes of it.
  private func save(
    _ sessions: [StoredSession], in store: PostgreSQLSnapshotStore
  ) async throws -> Set<RandomID> {
    try await withCheckedThrowingContinuation { continuation in
      store.save(sessions) { continuation.resume(with: $0) }
    }
  }

  /// Waits until something is so.
  private func wait(_ isSo: () throws -> Bool) async throws {
    while !(try isSo()) { try await Task.sleep(for: .milliseconds(20)) }
  }

  @Test("What is saved is there as it was, whatever characters it has, and so is the key")
  func reopened() async throws {
    let known = session(event: .max)
    let many = (0..<300).map { _ in session() }
    let guest = RandomID()
    let identity: (key: [UInt8], epoch: UInt32)
    do {
      let store = try open()
      identity = store.identity
      #expect(try await save([known] + many, in: store) == [])
      try store.setValue(Data([1]), named: "a\0", of: guest)
      try store.setValue(Data([2]), named: "b", of: guest)
      try store.setValue(Data([3, 0]), named: "a\0", of: guest)
      try store.setValue(nil, named: "b", of: guest)
      // Also before the server has them.
      #expect(try store.values(of: guest) == ["a\0": Data([3, 0])])
      store.close()
    }
    let store = try open()
    #expect(store.identity.key == identity.key)
    #expect(store.identity.key.count == 32)
    #expect(store.identity.epoch == identity.epoch + 1)
    #expect(try store.session(known.id) == known)
    for other in many { #expect(try store.session(other.id) == other) }
    #expect(try store.values(of: guest) == ["a\0": Data([3, 0])])
    try store.remove(known.id)
    try store.removeSessions(before: Date().timeIntervalSince1970 + 1)
    store.finish()
    #expect(try store.session(known.id) == nil)
    #expect(try store.session(many[0].id) == nil)
    #expect(try await save([], in: store) == [])
  }

  @Test("A session of a process that lives is asked for, and taken once it is given up")
  func handedOver() async throws {
    let (first, second) = (try open(), try open())
    let known = session()
    #expect(try await save([known], in: first) == [])
    #expect(try first.take(known.id) == .taken(known))
    #expect(try second.take(known.id) == .held)
    try await wait { try first.renewLease() == [known.id] }
    try first.release(known.id)
    first.finish()
    #expect(try second.take(known.id) == .taken(known))
    #expect(try first.take(known.id) == .held)
    #expect(try second.take(RandomID()) == .none)
    // Who has lost it can't save it any more, and hears so.
    let (newer, other) = (session(event: 2, id: known.id), session())
    #expect(try await save([newer], in: second) == [])
    #expect(try await save([session(event: 9, id: known.id), other], in: first) == [known.id])
    #expect(try first.session(known.id) == newer)
    #expect(try first.session(other.id) == other)
  }

  @Test("Sessions of a process that has ended can be taken at once, however it ended")
  func ended() async throws {
    let (known, other, third) = (session(), session(), session())
    let former = RandomID()
    do {
      let store = try open()
      _ = try await save([known], in: store)
      store.close()
    }
    do {
      // Without a word: the server notices that the line is gone.
      let store = try open()
      _ = try await save([other], in: store)
    }
    let store = try open()
    #expect(try store.take(known.id) == .taken(known))
    try await wait { try store.take(other.id) == .taken(other) }
    let lasting = try open(owner: former)
    _ = try await save([third], in: lasting)
    #expect(try store.take(third.id) == .held)
    // The listener says so of workers that it has reaped.
    #expect(try open(former: former).take(third.id) == .taken(third))
  }

  @Test(
    "A server that is gone is said to be unreachable at once; what was to be written is written when it is back"
  )
  func restarted() async throws {
    let store = try open()
    let (known, newer, guest) = (session(), session(), RandomID())
    #expect(try await save([known], in: store) == [])
    await server.stop()
    let start = LiveClock.now
    for _ in 0..<20 { #expect(throws: StoreUnreachable.self) { try store.take(known.id) } }
    #expect(LiveClock.now - start < 3)
    for value in 5...7 as ClosedRange<UInt8> {
      try store.setValue(Data([value]), named: "a", of: guest)
    }
    await #expect(throws: PostgreSQLError.self) { try await save([newer], in: store) }
    try await server.start()
    try await wait { (try? store.take(known.id)) == .taken(known) }
    while (try? await save([newer], in: store)) != [] {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try store.session(newer.id) == newer)
    // It has its lock again, so nobody takes what it has.
    let other = try open()
    #expect(try other.take(newer.id) == .held)
    // In the order in which it came, whatever was tried again.
    try store.setValue(Data([8]), named: "a", of: guest)
    try await wait { store.hasWritten }
    #expect(try other.values(of: guest) == ["a": Data([8])])
  }

  @Test("A server that is held up is waited for a quarter of a second, not longer")
  func slow() async throws {
    let store = try open()
    let known = session()
    #expect(try await save([known], in: store) == [])
    let lock = try PostgreSQLConnection(server.address, patience: 5)
    try lock.rows("BEGIN")
    try lock.rows("LOCK TABLE live_pages.sessions")
    let start = LiveClock.now
    for _ in 0..<50 { #expect(throws: StoreUnreachable.self) { try store.take(known.id) } }
    #expect(LiveClock.now - start < 5)
    try lock.rows("COMMIT")
    try await wait { (try? store.take(known.id)) == .taken(known) }
  }

  @Test("Sign-ins and their keys are all processes'")
  func signIns() throws {
    let (first, second) = (try open(), try open())
    for number in 1...3 {
      try first.add(SignInKey(number: UInt32(number), bytes: [UInt8(number)], time: 5))
    }
    #expect(try second.signInKeys().map(\.number) == [3, 2])
    var user = ReaderUser(id: "a\0")
    user.name = "Ä"
    let known = StoredSignIn(id: RandomID(), user: user, lifetime: 10, expiry: 100)
    try first.save(known)
    #expect(try second.signIn(known.id) == known)
    try second.extend(known.id, until: 200)
    #expect(try first.signIn(known.id)?.expiry == 200)
    let unknown = RandomID()
    #expect(try second.lasting([known.id, unknown]) == [known.id])
    try second.removeSignIns(ofUser: "a\0")
    #expect(try first.signIn(known.id) == nil)
    try second.extend(known.id, until: 300)
    #expect(try first.signIn(known.id) == nil)
    try first.save(known)
    try first.removeSignIns(before: 101)
    first.finish()
    #expect(try second.signIn(known.id) == nil)
  }

  @Test("What is blamed on a session is known to the next process")
  func blamed() throws {
    let (first, second) = (try open(), try open())
    let id = RandomID()
    var blame = Blame(
      phase: .event, session: id, guest: RandomID(), request: 0, route: "/")
    blame.events = 3...4
    blame.isCertain = true
    try first.note(blame)
    first.finish()
    #expect(try second.grudge(of: id)?.poison(after: 2) == 3...4)
    #expect(try second.grudge(of: RandomID()) == nil)
  }

  @Test(
    "A schema of a later version, another database and a wrong address are told with what to do")
  func refused() throws {
    _ = try open()
    let connection = try PostgreSQLConnection(server.address, patience: 5)
    try connection.rows("UPDATE live_pages.version SET number = 99")
    let newer = #expect(throws: PostgreSQLError.self) { try open() }
    #expect(newer?.code == .newerVersion)
    let missing = #expect(throws: PostgreSQLError.self) {
      try PostgreSQLConnection(
        "postgres://live:secret@127.0.0.1:\(server.port)/nothing", patience: 5)
    }
    #expect(missing?.code == .refused)
    #expect(missing?.message.contains("secret") == false)
  }

  @Test("Addresses with a password are no arguments")
  func arguments() {
    #expect(StorePlace.argument("live.sqlite") == "live.sqlite")
    #expect(StorePlace.argument("postgres://a@b/c?sslmode=require") != nil)
    #expect(StorePlace.argument("postgres://a:x@b/c") == nil)
    #expect(StorePlace.argument("postgresql://b/c?user=a&password=x") == nil)
    #expect(StorePlace("postgresql://b/c") == .postgreSQL("postgresql://b/c"))
    #expect(StorePlace("/tmp/postgres") == .file("/tmp/postgres"))
  }
}
