package import AppServer
import Foundation
import PostgreSQL

extension PostgreSQLSnapshotStore {
  static let withRecords: @Sendable (PostgreSQLConnection) throws -> Void = { connection in
    try connection.rows(
      "CREATE TABLE live_pages.value_users (guest bytea PRIMARY KEY, \"user\" bytea NOT NULL)")
    try connection.rows("CREATE INDEX ON live_pages.value_users (\"user\")")
    try connection.rows("CREATE INDEX ON live_pages.sessions (\"user\")")
  }

  package func setUser(_ user: String, of guest: RandomID) throws {
    write {
      try $0.rows(
        """
        INSERT INTO live_pages.value_users VALUES ($1, $2)
        ON CONFLICT (guest) DO UPDATE SET "user" = excluded."user"
        """, guest.stored, PostgreSQLBytes(user))
    }
  }

  package func records(of reader: ReaderIdentity) throws -> ReaderRecords {
    let (user, guest) = (PostgreSQLBytes(reader.user), PostgreSQLBytes(reader.guest))
    let (signIns, pages, values) = try self.reader.ask { connection in
      (
        try connection.rows("SELECT id FROM live_pages.sign_ins WHERE \"user\" = $1", user),
        try connection.rows(
          """
          SELECT id, guest, route, state, event, frame, hash, time, "user"
          FROM live_pages.sessions
          WHERE "user" = $1::bytea AND (guest = $2::bytea OR $1::bytea <> '')
          """, user, guest),
        try connection.rows(
          """
          SELECT name, value FROM live_pages.guest_values
          WHERE guest = $2::bytea OR guest IN (
            SELECT guest FROM live_pages.value_users WHERE "user" = $1::bytea)
          ORDER BY name
          """, user, guest)
      )
    }
    var records = ReaderRecords()
    for row in signIns {
      try RandomID(row.bytes(0)).flatMap { try signIn($0) }.map { records.add($0) }
    }
    for case let session? in pages.map(Self.session) { records.add(session) }
    for row in values { records.add(row.string(0), Data(row.bytes(1))) }
    return records
  }

  package func removeRecords(of reader: ReaderIdentity) throws {
    let (user, guest) = (PostgreSQLBytes(reader.user), PostgreSQLBytes(reader.guest))
    let owners = try self.reader.ask {
      try $0.transaction { connection in
        try connection.rows("DELETE FROM live_pages.sign_ins WHERE \"user\" = $1", user)
        try connection.rows(
          """
          DELETE FROM live_pages.sessions
          WHERE "user" = $1::bytea AND (guest = $2::bytea OR $1::bytea <> '')
          """, user, guest)
        return try Self.removeValues(connection, user, guest)
      }
    }
    for owner in owners { waiting[owner] = nil }
    // What was to be written before is written now at the latest, and goes again.
    write { _ = try Self.removeValues($0, user, guest) }
  }

  /// - Returns: Whose values they were.
  private nonisolated static func removeValues(
    _ connection: PostgreSQLConnection, _ user: PostgreSQLBytes, _ guest: PostgreSQLBytes
  ) throws -> Set<RandomID> {
    let rows = try connection.rows(
      """
      DELETE FROM live_pages.guest_values
      WHERE guest = $2::bytea OR guest IN (
        SELECT guest FROM live_pages.value_users WHERE "user" = $1::bytea)
      RETURNING guest
      """, user, guest)
    try connection.rows("DELETE FROM live_pages.value_users WHERE \"user\" = $1", user)
    return Set(rows.compactMap { RandomID($0.bytes(0)) })
  }
}
