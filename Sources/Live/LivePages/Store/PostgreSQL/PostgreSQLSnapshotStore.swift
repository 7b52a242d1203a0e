package import Foundation
import PostgreSQL
package import ViewTree

/// A store in a PostgreSQL database, which processes on several machines have together.
///
/// Reading waits for the server, a quarter of a second at most; writing happens beside, in order. A process
/// lives as long as its line to the server does, which has a lock; and says so besides, for one that is
/// stopped. What pages and readers say is stored as bytes, since PostgreSQL's texts have no U+0000.
@MainActor
package final class PostgreSQLSnapshotStore: SnapshotStore {
  package let identity: (key: [UInt8], epoch: UInt32)
  /// Who this process is among those that have the database.
  let owner: RandomID
  let reader: PostgreSQLReader
  let writer: PostgreSQLWriter
  let address: String
  /// Hears what other processes tell.
  var listener: PostgreSQLListener?
  /// Who hears it, and what the server refuses.
  var hear: (@MainActor @Sendable (StoreNotice) -> Void)?
  /// When this process has said last that it lives, on the clock that is never set back.
  var renewed: Double
  var isRenewing = false
  /// Sessions that others have asked for when it was said last.
  var wanted: [RandomID] = []
  private var changes: [Change] = []
  private var isWriting = false
  /// Values that are on their way, by guest and name, and how often.
  var waiting: [RandomID: [String: (value: Data?, count: Int)]] = [:]
  /// Names of files that this process has stored.
  private var kept: Set<String> = []
  /// What this process was told of sessions.
  var grudges: [RandomID: Grudge] = [:]

  /// From how many seconds on a process that says nothing may lose its sessions.
  let leaseTime: Double

  /// Opens a database, and makes what is missing in it.
  ///
  /// - Parameters:
  ///   - address: As libpq takes it.
  ///   - owner: Who this process is.
  ///   - former: A process that has ended, and whose sessions this one gets.
  ///   - leaseTime: From how many seconds on a process that says nothing may lose its sessions.
  package init(
    address: String, owner: RandomID = RandomID(), former: RandomID? = nil, leaseTime: Double = 15
  ) throws {
    let first = try Self.connect(address)
    let number = Self.lockNumber(of: owner)
    try Self.makeSchema(first)
    identity = try Self.identity(first, owner, former)
    try Self.begin(first, as: owner)
    renewed = LiveClock.now
    writer = PostgreSQLWriter(address, first: first) { try Self.lock($0, number) }
    let second = try PostgreSQLConnection(address, patience: PostgreSQLWriter.patience)
    second.patience = PostgreSQLReader.patience
    reader = PostgreSQLReader(address, first: second)
    self.owner = owner
    self.address = address
    self.leaseTime = leaseTime
  }

  /// A server that was started with this program may need some seconds.
  private static func connect(_ address: String) throws(PostgreSQLError) -> PostgreSQLConnection {
    let end = LiveClock.now + 5
    while true {
      do throws(PostgreSQLError) {
        return try PostgreSQLConnection(address, patience: PostgreSQLWriter.patience)
      } catch {
        guard error.code == .unreachable, LiveClock.now < end else { throw error }
        usleep(200_000)
      }
    }
  }

  private static func identity(
    _ connection: PostgreSQLConnection, _ owner: RandomID, _ former: RandomID?
  ) throws -> (key: [UInt8], epoch: UInt32) {
    try connection.transaction { connection in
      try connection.rows(
        "INSERT INTO live_pages.identity VALUES (1, $1, 0) ON CONFLICT DO NOTHING",
        PostgreSQLBytes(MessageAuthenticator.newKey()))
      if let former {
        try connection.rows(
          "UPDATE live_pages.sessions SET owner = $1, owner_lock = $2 WHERE owner = $3",
          owner.stored, lockNumber(of: owner), former.stored)
        try connection.rows("DELETE FROM live_pages.owners WHERE owner = $1", former.stored)
      }
      let rows = try connection.rows(
        "UPDATE live_pages.identity SET epoch = epoch + 1 RETURNING key, epoch")
      guard let row = rows.first, row.bytes(0).count == MessageAuthenticator.keySize else {
        throw PostgreSQLError(
          .other, "The key in live_pages.identity is damaged. Remove the row; pages begin anew.")
      }
      return (row.bytes(0), UInt32(truncatingIfNeeded: row.int64(1)))
    }
  }

  package var isSharedByMachines: Bool { true }

  // MARK: Sessions

  package func save(
    _ sessions: [StoredSession],
    done: @escaping @MainActor (Result<Set<RandomID>, any Error>) -> Void
  ) {
    let owner = owner
    writer.perform {
      try Self.write(sessions, as: owner, $0)
    } then: {
      done($0)
    }
  }

  /// - Returns: The sessions that another process has.
  private nonisolated static func write(
    _ sessions: [StoredSession], as owner: RandomID, _ connection: PostgreSQLConnection
  ) throws -> Set<RandomID> {
    // The newest of each, since one statement writes a row once, and in an order that all have.
    let newest = Dictionary(sessions.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let all = newest.values.sorted { ($0.id.high, $0.id.low) < ($1.id.high, $1.id.low) }
    let rows = try connection.rows(
      """
      INSERT INTO live_pages.sessions AS known
        (id, guest, route, state, event, frame, hash, time, "user", owner, owner_lock)
      SELECT *, $10::bytea, $11::bigint
      FROM unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::bytea[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::float8[], $9::bytea[])
      ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, route = excluded.route,
        state = excluded.state, event = excluded.event, frame = excluded.frame,
        hash = excluded.hash, time = excluded.time, "user" = excluded."user"
      WHERE known.owner = excluded.owner
      RETURNING id
      """,
      PostgreSQLArray(all.map(\.id.stored)), PostgreSQLArray(all.map(\.guest.stored)),
      PostgreSQLArray(all.map { PostgreSQLBytes($0.route) }),
      PostgreSQLArray(all.map { PostgreSQLBytes($0.state) }),
      PostgreSQLArray(all.map { Int64($0.event) }), PostgreSQLArray(all.map { Int64($0.frame) }),
      PostgreSQLArray(all.map { Int64(bitPattern: $0.hash) }),
      PostgreSQLArray(all.map(\.time)), PostgreSQLArray(all.map { PostgreSQLBytes($0.user) }),
      owner.stored, lockNumber(of: owner))
    return Set(newest.keys).subtracting(rows.compactMap { RandomID($0.bytes(0)) })
  }

  package func session(_ id: RandomID) throws -> StoredSession? {
    try reader.ask {
      try $0.rows(
        """
        SELECT id, guest, route, state, event, frame, hash, time, "user"
        FROM live_pages.sessions WHERE id = $1
        """, id.stored)
    }.first.flatMap(Self.session)
  }

  nonisolated static func session(_ row: PostgreSQLRow) -> StoredSession? {
    guard let id = RandomID(row.bytes(0)), let guest = RandomID(row.bytes(1)) else { return nil }
    return StoredSession(
      id: id, guest: guest, route: row.string(2), state: row.bytes(3),
      event: UInt32(truncatingIfNeeded: row.int64(4)),
      frame: UInt32(truncatingIfNeeded: row.int64(5)), hash: UInt64(bitPattern: row.int64(6)),
      time: row.double(7), user: row.string(8))
  }

  package func remove(_ id: RandomID) throws {
    grudges[id] = nil
    write {
      try $0.rows("DELETE FROM live_pages.sessions WHERE id = $1", id.stored)
      try $0.rows("DELETE FROM live_pages.grudges WHERE session = $1", id.stored)
    }
  }

  package func removeSessions(before time: Double) throws {
    write {
      try $0.rows("DELETE FROM live_pages.sessions WHERE time < $1", time)
      try $0.rows("DELETE FROM live_pages.grudges WHERE time < $1", time)
      try $0.rows("DELETE FROM live_pages.assets WHERE time < $1", time)
      try $0.rows("DELETE FROM live_pages.owners WHERE time < now() - interval '1 day'")
    }
  }

  // MARK: Files

  package func keep(_ asset: PageAsset) {
    guard kept.insert(asset.name).inserted else { return }
    let time = Date().timeIntervalSince1970
    write {
      let bytes = asset.origin.map {
        FileManager.default.contents(atPath: $0).map(Array.init) ?? []
      }
      try $0.rows(
        """
        INSERT INTO live_pages.assets VALUES ($1, $2, $3)
        ON CONFLICT (name) DO UPDATE SET time = excluded.time
        """, PostgreSQLBytes(asset.name), PostgreSQLBytes(bytes ?? asset.bytes), time)
    }
  }

  package func asset(named name: String) throws -> [UInt8]? {
    try reader.ask {
      try $0.rows("SELECT bytes FROM live_pages.assets WHERE name = $1", PostgreSQLBytes(name))
    }.first?.bytes(0)
  }

  // MARK: Values

  package func values(of guest: RandomID) throws -> [String: Data] {
    let rows = try reader.ask {
      try $0.rows("SELECT name, value FROM live_pages.guest_values WHERE guest = $1", guest.stored)
    }
    var values = Dictionary(
      rows.map { ($0.string(0), Data($0.bytes(1))) }, uniquingKeysWith: { $1 })
    for (name, entry) in waiting[guest] ?? [:] { values[name] = entry.value }
    return values
  }

  package func setValue(_ value: Data?, named name: String, of guest: RandomID) throws {
    let count = waiting[guest]?[name]?.count ?? 0
    waiting[guest, default: [:]][name] = (value, count + 1)
    write {
      if let value {
        try $0.rows(
          """
          INSERT INTO live_pages.guest_values VALUES ($1, $2, $3)
          ON CONFLICT (guest, name) DO UPDATE SET value = excluded.value
          """, guest.stored, PostgreSQLBytes(name), PostgreSQLBytes(value))
      } else {
        try $0.rows(
          "DELETE FROM live_pages.guest_values WHERE guest = $1 AND name = $2", guest.stored,
          PostgreSQLBytes(name))
      }
    } then: { [weak self] in
      guard let self, let entry = waiting[guest]?[name] else { return }
      waiting[guest]?[name] = entry.count > 1 ? (entry.value, entry.count - 1) : nil
      if waiting[guest]?.isEmpty == true { waiting[guest] = nil }
    }
  }

  // MARK: Writing

  /// A change that the server has not made yet.
  private struct Change: Sendable {
    var make: @Sendable (PostgreSQLConnection) throws -> Void
    var done: @MainActor @Sendable () -> Void
  }

  /// Whether the server has made all changes.
  var hasWritten: Bool { changes.isEmpty }

  /// Makes a change in a transaction, after those before it; tried again until the server has made it or
  /// refused it.
  func write(
    _ change: @escaping @Sendable (PostgreSQLConnection) throws -> Void,
    then done: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    changes.append(Change(make: change, done: done))
    if !isWriting { writeAll() }
  }

  private func writeAll() {
    guard !changes.isEmpty else { return }
    isWriting = true
    let changes = changes
    writer.perform {
      Self.make(changes, $0)
    } then: { [weak self] (result: Result<(count: Int, refusal: String?), any Error>) in
      guard let self else { return }
      let (count, refusal) = (try? result.get()) ?? (0, nil)
      if let refusal { hear?(.refused(refusal)) }
      let made = self.changes.prefix(count)
      self.changes.removeFirst(count)
      for change in made { change.done() }
      guard count < changes.count else {
        isWriting = false
        return writeAll()
      }
      Task { @MainActor [weak self] in
        try? await Task.sleep(for: .seconds(1))
        self?.writeAll()
      }
    }
  }

  /// - Returns: How many were made or refused, before one for which the server wasn't there or had no room; and
  ///   why the last was refused that was.
  private nonisolated static func make(
    _ changes: [Change], _ connection: PostgreSQLConnection
  ) -> (count: Int, refusal: String?) {
    var refusal: String?
    for (index, change) in changes.enumerated() {
      do { try connection.transaction(change.make) } catch let error as PostgreSQLError
        where [.unreachable, .busy, .full].contains(error.code)
      {
        return (index, refusal)
      } catch {
        refusal = "\(error)"
      }
    }
    return (changes.count, refusal)
  }

  package func finish() {
    // Nothing comes back to the main actor meanwhile. What is made twice is as if it were made once.
    if !changes.isEmpty {
      let changes = changes
      writer.perform {
        Self.make(changes, $0)
      } then: { _ in
      }
    }
    _ = writer.finish(within: PostgreSQLWriter.patience)
  }

  package func close() {
    listener = nil
    let owner = owner
    writer.perform {
      try $0.rows("DELETE FROM live_pages.owners WHERE owner = $1", owner.stored)
    } then: { _ in
    }
    finish()
  }
}

extension RandomID {
  /// The number as it is stored.
  var stored: PostgreSQLBytes { PostgreSQLBytes(bytes) }
}
