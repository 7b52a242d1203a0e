package import Foundation
import Dispatch
import Glibc
import SQLiteStore

/// A store in an SQLite file, for servers that are stopped, killed and started again.
///
/// What was saved survives the end of the process; the newest of it may be lost with the machine's
/// power, never the file's consistency. Nothing waits for other processes: what they hold up is
/// tried again later.
@MainActor
package final class SQLiteSnapshotStore: SnapshotStore {
  let database: Database
  package let identity: (key: [UInt8], epoch: UInt32)
  /// Who this process is among those that have the file.
  let owner: RandomID
  /// When this process has said last that it lives, on the clock that is never set back.
  var renewed = -Double.infinity
  /// Changes that other processes held up, in order.
  private var waiting: [(key: [UInt8], change: @MainActor (Database) throws -> Void)] = []
  /// Values among them.
  private var waitingValues: [RandomID: [String: Data?]] = [:]
  private var isRetryScheduled = false
  /// Looks for what other processes have shared.
  var watch: (any DispatchSourceTimer)?
  /// Hears what other processes tell.
  var hear: (@MainActor @Sendable (StoreNotice) -> Void)?
  /// The number of the newest notice that was heard.
  var notice: Int64 = 0
  /// What this process was told of sessions.
  var grudges: [RandomID: Grudge] = [:]

  /// For how many milliseconds a lock of another process is waited for.
  static var patience: Int32 { 2 }
  /// From how many seconds on a process that says nothing may lose its sessions.
  package nonisolated static let leaseTime = 15.0

  /// Opens a file, and makes it if there is none.
  ///
  /// Nobody but its owner may read it: it has the key of tokens and what people wrote.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - owner: Who this process is.
  ///   - former: A process that has ended, and whose sessions this one gets.
  package init(path: String, owner: RandomID = RandomID(), former: RandomID? = nil) throws {
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { Glibc.close(descriptor) }
    database = try Database(path: path, durability: .normal)
    self.owner = owner
    try database.migrate([
      Self.first, Self.withOwners, Self.withSignIns, Self.withSharedValues, Self.withRecords,
    ])
    let database = database
    identity = try database.transaction {
      try database.run(
        "INSERT OR IGNORE INTO identity VALUES (1, ?, 0)", MessageAuthenticator.newKey())
      try database.run("UPDATE identity SET epoch = epoch + 1")
      if let former {
        try database.run(
          "UPDATE sessions SET owner = ? WHERE owner = ?", owner.bytes, former.bytes)
        try database.run("DELETE FROM owners WHERE owner = ?", former.bytes)
      }
      let rows = try database.rows("SELECT key, epoch FROM identity") {
        (key: $0.bytes(0), epoch: UInt32(truncatingIfNeeded: $0.int64(1)))
      }
      guard let row = rows.first, row.key.count == MessageAuthenticator.keySize else {
        throw SQLiteError(
          code: .corrupt, message: "The file's key is damaged. Remove the file; pages begin anew.")
      }
      return row
    }
    try database.transaction { try writeLease() }
    notice = try database.rows("SELECT max(number) FROM notices") { $0.int64(0) }.first ?? 0
    database.setBusyTimeout(Self.patience)
  }

  private static let first: Database.Migration = { database in
    try database.run(
      "CREATE TABLE identity (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB, epoch INTEGER)"
    )
    try database.run(
      """
      CREATE TABLE sessions (id BLOB PRIMARY KEY, guest BLOB, route TEXT, state BLOB,
        event INTEGER, frame INTEGER, hash INTEGER, time REAL) WITHOUT ROWID
      """)
    try database.run("CREATE INDEX sessions_by_time ON sessions (time)")
    try database.run(
      """
      CREATE TABLE guest_values (guest BLOB, name TEXT, value BLOB,
        PRIMARY KEY (guest, name)) WITHOUT ROWID
      """)
  }

  private static let withOwners: Database.Migration = { database in
    try database.run("ALTER TABLE sessions ADD COLUMN owner BLOB")
    try database.run("ALTER TABLE sessions ADD COLUMN wanted INTEGER NOT NULL DEFAULT 0")
    try database.run("CREATE INDEX sessions_by_owner ON sessions (owner)")
    try database.run("CREATE INDEX sessions_wanted ON sessions (owner) WHERE wanted = 1")
    try database.run(
      "CREATE TABLE owners (owner BLOB PRIMARY KEY, process TEXT, time REAL) WITHOUT ROWID")
    try database.run(
      """
      CREATE TABLE grudges (session BLOB PRIMARY KEY, first INTEGER, last INTEGER,
        uncertain INTEGER, certain INTEGER, failures INTEGER, time REAL) WITHOUT ROWID
      """)
  }

  package func save(
    _ sessions: [StoredSession],
    done: @escaping @MainActor (Result<Set<RandomID>, any Error>) -> Void
  ) {
    done(Result { try save(sessions) })
  }

  /// Stores sessions now.
  ///
  /// - Returns: The sessions that another process has.
  @discardableResult
  package func save(_ sessions: [StoredSession]) throws -> Set<RandomID> {
    try database.transaction {
      try renewIfDue()
      var lost: Set<RandomID> = []
      let statement = try database.statement(
        """
        INSERT INTO sessions (id, guest, route, state, event, frame, hash, time, owner, user)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, route = excluded.route,
          state = excluded.state, event = excluded.event, frame = excluded.frame,
          hash = excluded.hash, time = excluded.time, user = excluded.user
        WHERE owner = excluded.owner
        """)
      for session in sessions {
        statement.reset()
        try statement.bind(session.id.bytes, at: 1)
        try statement.bind(session.guest.bytes, at: 2)
        try statement.bind(session.route, at: 3)
        try statement.bind(session.state, at: 4)
        try statement.bind(Int64(session.event), at: 5)
        try statement.bind(Int64(session.frame), at: 6)
        try statement.bind(Int64(bitPattern: session.hash), at: 7)
        try statement.bind(session.time, at: 8)
        try statement.bind(owner.bytes, at: 9)
        try statement.bind(session.user, at: 10)
        while try statement.step() {}
        if database.changes == 0 { lost.insert(session.id) }
      }
      return lost
    }
  }

  package func session(_ id: RandomID) throws -> StoredSession? {
    try database.rows("SELECT * FROM sessions WHERE id = ?", id.bytes, read: Self.session).first
      .flatMap { $0 }
  }

  /// All sessions that are stored.
  package func sessions() throws -> [StoredSession] {
    try database.rows("SELECT * FROM sessions", read: Self.session).compactMap { $0 }
  }

  static func session(_ row: Statement) -> StoredSession? {
    guard let id = RandomID(row.bytes(0)), let guest = RandomID(row.bytes(1)) else { return nil }
    return StoredSession(
      id: id, guest: guest, route: row.string(2), state: row.bytes(3),
      event: UInt32(truncatingIfNeeded: row.int64(4)),
      frame: UInt32(truncatingIfNeeded: row.int64(5)),
      hash: UInt64(bitPattern: row.int64(6)), time: row.double(7), user: row.string(10))
  }

  package func remove(_ id: RandomID) throws {
    grudges[id] = nil
    try change(id.bytes) { database in
      try database.run("DELETE FROM sessions WHERE id = ?", id.bytes)
      try database.run("DELETE FROM grudges WHERE session = ?", id.bytes)
    }
  }

  package func removeSessions(before time: Double) throws {
    try database.run("DELETE FROM sessions WHERE time < ?", time)
    try database.run("DELETE FROM grudges WHERE time < ?", time)
    try database.run("DELETE FROM owners WHERE time < ?", time)
    try database.run("DELETE FROM notices WHERE time < ?", time)
  }

  package func values(of guest: RandomID) throws -> [String: Data] {
    let rows = try database.rows(
      "SELECT name, value FROM guest_values WHERE guest = ?", guest.bytes
    ) { (name: $0.string(0), value: Data($0.bytes(1))) }
    var values = Dictionary(rows.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    for (name, value) in waitingValues[guest] ?? [:] { values[name] = value }
    return values
  }

  package func setValue(_ value: Data?, named name: String, of guest: RandomID) throws {
    try change(guest.bytes + Array(name.utf8)) { database in
      if let value {
        try database.run(
          "INSERT OR REPLACE INTO guest_values VALUES (?, ?, ?)", guest.bytes, name, Array(value))
      } else {
        try database.run(
          "DELETE FROM guest_values WHERE guest = ? AND name = ?", guest.bytes, name)
      }
    }
    if !waiting.isEmpty { waitingValues[guest, default: [:]][name] = .some(value) }
  }

  // MARK: What other processes hold up

  /// Makes a change, or remembers it until other processes let it be made.
  ///
  /// `key`: A change of the same key takes the place of one that waits.
  func change(
    _ key: [UInt8], _ change: @escaping @MainActor (Database) throws -> Void
  ) throws {
    if waiting.isEmpty {
      do {
        return try database.transaction { try change(database) }
      } catch let error as SQLiteError where error.code == .busy {}
    }
    waiting.removeAll { $0.key == key }
    waiting.append((key, change))
    retryLater()
  }

  private func retryLater() {
    guard !isRetryScheduled else { return }
    isRetryScheduled = true
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .milliseconds(10))
      self?.isRetryScheduled = false
      self?.retry()
    }
  }

  private func retry() {
    guard !waiting.isEmpty else { return }
    do {
      try database.transaction { try makeWaiting() }
    } catch let error as SQLiteError where error.code == .busy {
      return retryLater()
    } catch {
      // What can't be written now can't be written later.
    }
    forgetWaiting()
  }

  /// Makes, in a transaction, what other processes held up.
  func makeWaiting() throws { for entry in waiting { try entry.change(database) } }

  /// Forgets what has been made.
  func forgetWaiting() {
    waiting = []
    waitingValues = [:]
  }

  /// Makes what other processes held up, and lets others have this one's sessions at once.
  package func close() {
    watch = nil
    database.setBusyTimeout(1000)
    retry()
    try? database.run("DELETE FROM owners WHERE owner = ?", owner.bytes)
  }
}
