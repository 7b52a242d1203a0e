package import Foundation
import Glibc
import SQLiteStore

/// A store in an SQLite file, for servers that are stopped, killed and started again.
///
/// What was saved survives the end of the process; the newest of it may be lost with the machine's
/// power, never the file's consistency.
@MainActor
package final class SQLiteSnapshotStore: SnapshotStore {
  private let database: Database
  package let identity: (key: [UInt8], epoch: UInt32)

  /// Opens a file, and makes it if there is none.
  ///
  /// Nobody but its owner may read it: it has the key of tokens and what people wrote.
  package init(path: String) throws {
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    database = try Database(path: path, durability: .normal)
    try database.migrate([
      { database in
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
    ])
    let database = database
    identity = try database.transaction {
      try database.run(
        "INSERT OR IGNORE INTO identity VALUES (1, ?, 0)", MessageAuthenticator.newKey())
      try database.run("UPDATE identity SET epoch = epoch + 1")
      let rows = try database.rows("SELECT key, epoch FROM identity") {
        (key: $0.bytes(0), epoch: UInt32(truncatingIfNeeded: $0.int64(1)))
      }
      guard let row = rows.first, row.key.count == MessageAuthenticator.keySize else {
        throw SQLiteError(
          code: .corrupt, message: "The file's key is damaged. Remove the file; pages begin anew.")
      }
      return row
    }
  }

  package func save(_ sessions: [StoredSession]) throws {
    try database.transaction {
      let statement = try database.statement(
        "INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
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
        while try statement.step() {}
      }
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

  private static func session(_ row: Statement) -> StoredSession? {
    guard let id = RandomID(row.bytes(0)), let guest = RandomID(row.bytes(1)) else { return nil }
    return StoredSession(
      id: id, guest: guest, route: row.string(2), state: row.bytes(3),
      event: UInt32(truncatingIfNeeded: row.int64(4)),
      frame: UInt32(truncatingIfNeeded: row.int64(5)),
      hash: UInt64(bitPattern: row.int64(6)), time: row.double(7))
  }

  package func remove(_ id: RandomID) throws {
    try database.run("DELETE FROM sessions WHERE id = ?", id.bytes)
  }

  package func removeSessions(before time: Double) throws {
    try database.run("DELETE FROM sessions WHERE time < ?", time)
  }

  package func values(of guest: RandomID) throws -> [String: Data] {
    let rows = try database.rows(
      "SELECT name, value FROM guest_values WHERE guest = ?", guest.bytes
    ) { (name: $0.string(0), value: Data($0.bytes(1))) }
    return Dictionary(rows.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  package func setValue(_ value: Data?, named name: String, of guest: RandomID) throws {
    if let value {
      try database.run(
        "INSERT OR REPLACE INTO guest_values VALUES (?, ?, ?)", guest.bytes, name, Array(value))
    } else {
      try database.run(
        "DELETE FROM guest_values WHERE guest = ? AND name = ?", guest.bytes, name)
    }
  }
}
