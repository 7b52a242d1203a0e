import AppServer
import Foundation
import LiveProving
import SQLiteStore
import SeededRandom
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

/// A page that gives out and forgets what is kept of its reader.
private struct Account: View {
  @Environment(\.reader) private var reader
  @Environment(\.signIn) private var signIn
  @Environment(\.readerRecords) private var records
  @State private var name = ""
  @State private var shown = ""
  @AppStorage("note") private var note = "none"

  var body: some View {
    VStack {
      Text(verbatim: "[\(reader.user?.id ?? "nobody")|\(note)|\(shown)]")
      TextField("Name", text: $name)
      Button("Enter") { signIn(ReaderUser(id: name)) }
      Button("Note") { note = "of \(reader.user?.id ?? "nobody")" }
      Button("Show") {
        let found = try? records.all()
        shown =
          "\(found?.signIns.map(\.user.id) ?? []) \(found?.pages.map(\.address) ?? []) "
          + "\(found?.values.map { String(decoding: $0.value, as: UTF8.self) } ?? [])"
      }
      Button("Forget") { do { try records.removeAll() } catch { shown = "failed" } }
    }
  }
}

@Suite("What is kept of readers", .timeLimit(.minutes(3)))
@MainActor
struct ReaderRecordsTests {
  private func save(_ sessions: [StoredSession], in store: any SnapshotStore) async throws {
    _ = try await withCheckedThrowingContinuation { continuation in
      store.save(sessions) { continuation.resume(with: $0) }
    }
  }

  /// Whatever users and browsers have: all of one is found, and forgotten without the others'.
  private func prove(_ store: any SnapshotStore, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    // Other tests have the same database.
    let own = RandomID().text
    let users = ["ada", "Ünal' OR 1=1 --", "%_\\", "ada "].map { own + $0 }
    let browsers = (0..<4).map { _ in RandomID() }
    // The values of each user in each browser have a number of their own.
    let owners = Dictionary(
      uniqueKeysWithValues: users.map { ($0, browsers.map { _ in RandomID() }) })
    var expected: [ReaderIdentity: ReaderRecords] = [:]
    for identity in users.map({ ReaderIdentity.user($0) }) + browsers.map({ .browser($0) }) {
      expected[identity] = ReaderRecords()
    }
    for number in 0..<40 {
      let browser = random.below(browsers.count)
      let user = random.below(3) == 0 ? nil : users[random.below(users.count)]
      let identity = user.map { ReaderIdentity.user($0) } ?? .browser(browsers[browser])
      switch random.below(3) {
      case 0:
        let session = StoredSession(
          id: RandomID(), guest: browsers[browser], route: "/\(number)", state: Array("{}".utf8),
          event: 1, frame: 1, hash: 1, time: Double(number), user: user ?? "")
        try await save([session], in: store)
        expected[identity]?.add(session)
      case 1:
        guard let user else { continue }
        let signIn = StoredSignIn(
          id: RandomID(), user: ReaderUser(id: user), lifetime: 60, expiry: Double(number) + 9e9)
        try store.save(signIn)
        expected[identity]?.add(signIn)
      default:
        let value = Data("[\(number)]".utf8)
        if let user {
          let owner = owners[user]?[browser] ?? RandomID()
          try store.setUser(user, of: owner)
          try store.setValue(value, named: "v\(number)", of: owner)
        } else {
          try store.setValue(value, named: "v\(number)", of: browsers[browser])
        }
        expected[identity]?.values.append(
          ReaderRecords.Value(name: "v\(number)", value: Data("\(number)".utf8)))
      }
    }
    store.finish()
    func check(_ place: String) throws {
      for (identity, records) in expected {
        let (found, wanted) = (try store.records(of: identity), records)
        #expect(
          Self.sorted(found) == Self.sorted(wanted), "\(place), \(identity), seed \(seed)")
      }
    }
    try check("before")
    for identity in expected.keys.sorted(by: { "\($0)" < "\($1)" }) where random.below(2) == 0 {
      try store.removeRecords(of: identity)
      expected[identity] = ReaderRecords()
      try check("after \(identity)")
    }
  }

  private static func sorted(_ records: ReaderRecords) -> ReaderRecords {
    ReaderRecords(
      signIns: records.signIns.sorted { $0.expiry < $1.expiry },
      pages: records.pages.sorted { $0.stored < $1.stored },
      values: records.values.sorted { $0.name < $1.name })
  }

  @Test("All of a reader is found, and forgotten without anybody else's, whatever ids are like")
  func law() async throws {
    for round in 0..<8 {
      let seed = PropertySeed.start &+ UInt64(round)
      try await prove(MemoryStore(), seed: seed)
      let folder = try TemporaryFolder()
      try await prove(SQLiteSnapshotStore(path: folder.path + "/live.sqlite"), seed: seed)
    }
  }

  @Test("So it is in PostgreSQL")
  func postgreSQL() async throws {
    let server = try await PostgreSQLServer.running()
    let store = try PostgreSQLSnapshotStore(address: server.address, leaseTime: 3600)
    for round in 0..<3 {
      let seed = PropertySeed.start &+ UInt64(round)
      try await prove(store, seed: seed)
    }
    store.close()
  }

  @Test("Everything as JSON, with what is JSON as such")
  func json() throws {
    let records = ReaderRecords(
      signIns: [
        .init(user: ReaderUser(id: "ada"), expiry: Date(timeIntervalSince1970: 86_400))
      ],
      pages: [
        .init(
          address: "/a", stored: Date(timeIntervalSince1970: 0), state: Data("{\"b\":1}".utf8))
      ],
      values: [
        .init(name: "x", value: Data("\"y\"".utf8)), .init(name: "z", value: Data([255, 0])),
      ])
    let found = try #require(
      try JSONSerialization.jsonObject(with: records.json) as? NSDictionary)
    let expected: NSDictionary = [
      "signIns": [
        [
          "expiry": "1970-01-02T00:00:00Z",
          "user": ["groups": [String](), "id": "ada", "name": "ada"],
        ]
      ],
      "pages": [["address": "/a", "stored": "1970-01-01T00:00:00Z", "state": ["b": 1]]],
      "values": [["name": "x", "value": "y"], ["name": "z", "value": "/wA="]],
    ]
    #expect(found == expected)
  }

  @Test("A page shows what is kept of its reader and forgets it; other readers' stays")
  func page() async throws {
    var configuration = LiveServerConfiguration()
    configuration.server.port = 0
    let store = MemoryStore()
    // A view does not keep its storage.
    var storages: [GuestStorage] = []
    let server = LiveServer(configuration, store: store) { visit in
      let view = LiveView(Account(), environment: visit.environment, language: visit.language)
      view.storage = visit.storage
      storages.append(visit.storage)
      return view
    }
    try server.start()
    defer { server.stop() }
    let (ada, bob) = (PlainBrowser(port: server.http.port), PlainBrowser(port: server.http.port))
    try await Self.visit(ada, bob)
    #expect(store.signIns.values.map(\.user.id) == ["bob"])
    #expect(store.sessions.values.allSatisfy { $0.user != "ada" })
  }

  @concurrent
  private static func visit(_ ada: PlainBrowser, _ bob: PlainBrowser) async throws {
    for (browser, name) in [(ada, "ada"), (bob, "bob")] {
      try browser.get()
      let field = try browser.value("name", ofTagWith: "placeholder=\"Name\"")
      try browser.post([field: name], press: browser.button("Enter"))
      try browser.get()
      try browser.post(press: browser.button("Note"))
      #expect(browser.html.contains("[\(name)|of \(name)|]"))
    }
    try ada.post(press: ada.button("Show"))
    #expect(ada.html.contains(#"[ada|of ada|["ada"] ["/"] ["\"of ada\""]]"#))
    try ada.post(press: ada.button("Forget"))
    #expect(ada.status == 303)
    try ada.get()
    #expect(ada.html.contains("[nobody|none|]"))
    // Whoever signs in under the name again begins anew.
    let field = try ada.value("name", ofTagWith: "placeholder=\"Name\"")
    try ada.post([field: "ada"], press: ada.button("Enter"))
    try ada.get()
    #expect(ada.html.contains("[ada|none|]"))
    try ada.post(press: ada.button("Forget"))
    try bob.get()
    #expect(bob.html.contains("[bob|of bob|]"))
    // A browser without a user has values, too.
    try ada.get()
    try ada.post(press: ada.button("Note"))
    #expect(ada.html.contains("[nobody|of nobody|]"))
    try ada.post(press: ada.button("Forget"))
    try ada.get()
    #expect(ada.html.contains("[nobody|none|]"))
    #expect(bob.status == 200)
  }

  @Test("The state of a page is given out with its values, not as it is kept")
  func state() throws {
    let places = ["a1": ["0": Data(#"["tea"]"#.utf8), "2": Data("[3]".utf8)]]
    let kept = try JSONEncoder().encode(Kept(places: places, scene: ["tab": Data("[true]".utf8)]))
    let session = StoredSession(
      id: RandomID(), guest: RandomID(), route: "/", state: Array(kept), event: 0, frame: 0,
      hash: 0, time: 0)
    var records = ReaderRecords()
    records.add(session)
    let found = try JSONSerialization.jsonObject(with: records.pages[0].state) as? NSDictionary
    #expect(
      found == ["views": ["a1": ["0": "tea", "2": 3]], "scene": ["tab": true], "address": "/x"])
  }

  private struct Kept: Encodable {
    var places: [String: [String: Data]]
    var scene: [String: Data]
    var route = "/x"
  }

  @Test("A store that can't forget says so, and nothing is forgotten")
  func failing() throws {
    let store = MemoryStore()
    let guest = RandomID()
    try store.setValue(Data([1]), named: "a", of: guest)
    store.failure = StoreUnreachable("away")
    #expect(throws: StoreUnreachable.self) { try store.removeRecords(of: .browser(guest)) }
    #expect(try store.records(of: .browser(guest)).values.count == 1)
  }

  @Test("What another process held up does not come back after it was forgotten")
  func heldUp() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/live.sqlite"
    let store = try SQLiteSnapshotStore(path: path)
    let other = try SQLiteSnapshotStore(path: path)
    let guest = RandomID()
    try other.database.transaction {
      try other.database.run("DELETE FROM notices")
      try store.setValue(Data("[1]".utf8), named: "a", of: guest)
    }
    #expect(try store.values(of: guest).count == 1)
    try store.removeRecords(of: .browser(guest))
    #expect(try store.values(of: guest).isEmpty)
    store.close()
    #expect(try other.records(of: .browser(guest)).isEmpty)
  }

  @Test("What another program posts in a file of SQLite's is heard once by those that have it open")
  func posted() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/live.sqlite"
    let server = try SQLiteSnapshotStore(path: path)
    var heard: [StoreNotice] = []
    server.listen { notice in MainActor.assumeIsolated { heard.append(notice) } }
    let notice = StoreNotice.signedOut(.forgotten(.user("ada b")))
    do {
      let command = try SQLiteSnapshotStore(path: path)
      try command.post(notice)
      command.close()
    }
    _ = try server.renewLease()
    _ = try server.renewLease()
    #expect(heard == [notice])
    try server.post(notice)
    _ = try server.renewLease()
    #expect(heard == [notice])
    // One that begins later has nothing to end.
    let later = try SQLiteSnapshotStore(path: path)
    later.listen { _ in MainActor.assumeIsolated { heard.append(.missed) } }
    _ = try later.renewLease()
    #expect(heard == [notice])
  }
}
