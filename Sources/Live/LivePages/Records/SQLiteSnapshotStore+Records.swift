package import AppServer
import Foundation
import SQLiteStore

extension SQLiteSnapshotStore {
  static let withRecords: Database.Migration = { database in
    try database.run("CREATE TABLE value_users (guest BLOB PRIMARY KEY, user TEXT) WITHOUT ROWID")
    try database.run("CREATE INDEX value_users_by_user ON value_users (user)")
    try database.run("CREATE INDEX sessions_by_user ON sessions (user)")
    try database.run(
      "CREATE TABLE notices (number INTEGER PRIMARY KEY AUTOINCREMENT, owner BLOB, text TEXT, time REAL)"
    )
  }

  package func setUser(_ user: String, of guest: RandomID) throws {
    try change(Array("user".utf8) + guest.bytes) {
      try $0.run("INSERT OR REPLACE INTO value_users VALUES (?, ?)", guest.bytes, user)
    }
  }

  package func records(of reader: ReaderIdentity) throws -> ReaderRecords {
    var records = ReaderRecords()
    let (user, guest) = (reader.user, reader.guest)
    let signIns = try database.rows("SELECT id FROM sign_ins WHERE user = ?", user) {
      RandomID($0.bytes(0))
    }
    for case let signIn? in signIns { try self.signIn(signIn).map { records.add($0) } }
    let sessions = try database.rows(
      "SELECT * FROM sessions WHERE user = ?1 AND (guest = ?2 OR ?1 <> '')", user, guest,
      read: Self.session)
    for case let session? in sessions { records.add(session) }
    let values = try database.rows(
      """
      SELECT name, value FROM guest_values
      WHERE guest = ?2 OR guest IN (SELECT guest FROM value_users WHERE user = ?1) ORDER BY name
      """, user, guest
    ) { (name: $0.string(0), value: Data($0.bytes(1))) }
    for value in values { records.add(value.name, value.value) }
    return records
  }

  package func removeRecords(of reader: ReaderIdentity) throws {
    let (user, guest) = (reader.user, reader.guest)
    try patiently {
      // What was held up before must not come back.
      try makeWaiting()
      try database.run("DELETE FROM sign_ins WHERE user = ?", user)
      try database.run(
        "DELETE FROM sessions WHERE user = ?1 AND (guest = ?2 OR ?1 <> '')", user, guest)
      try database.run(
        """
        DELETE FROM guest_values
        WHERE guest = ?2 OR guest IN (SELECT guest FROM value_users WHERE user = ?1)
        """, user, guest)
      try database.run("DELETE FROM value_users WHERE user = ?", user)
    }
    forgetWaiting()
  }

  // MARK: Notices

  package func post(_ notice: StoreNotice) throws {
    guard let text = notice.text else { return }
    let (owner, time) = (owner.bytes, Date().timeIntervalSince1970)
    try patiently {
      try database.run(
        "INSERT INTO notices (owner, text, time) VALUES (?, ?, ?)", owner, text, time)
    }
  }

  /// Hears what other processes have told since this one has listened last.
  ///
  /// - Returns: The number of the newest notice.
  func newNotices(after number: Int64) throws -> (notices: [StoreNotice], last: Int64) {
    var last = number
    let notices = try database.rows(
      "SELECT number, owner, text FROM notices WHERE number > ? ORDER BY number", number
    ) { row in
      last = row.int64(0)
      return row.bytes(1) == owner.bytes ? nil : StoreNotice(row.string(2))
    }
    return (notices.compactMap { $0 }, last)
  }
}
