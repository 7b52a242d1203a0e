import AppServer
import Foundation
import SQLiteStore

extension SQLiteSnapshotStore {
  static let withSignIns: Database.Migration = { database in
    try database.run("ALTER TABLE sessions ADD COLUMN user TEXT NOT NULL DEFAULT ''")
    try database.run(
      "CREATE TABLE sign_in_keys (number INTEGER PRIMARY KEY, key BLOB, time REAL)")
    try database.run(
      """
      CREATE TABLE sign_ins (id BLOB PRIMARY KEY, user TEXT, details BLOB, lifetime REAL,
        expiry REAL) WITHOUT ROWID
      """)
    try database.run("CREATE INDEX sign_ins_by_user ON sign_ins (user)")
    try database.run("CREATE INDEX sign_ins_by_expiry ON sign_ins (expiry)")
  }

  package func signInKeys() throws -> [SignInKey] {
    try database.rows(
      "SELECT number, key, time FROM sign_in_keys ORDER BY number DESC LIMIT 2"
    ) {
      SignInKey(
        number: UInt32(truncatingIfNeeded: $0.int64(0)), bytes: $0.bytes(1), time: $0.double(2))
    }
  }

  package func add(_ key: SignInKey) throws {
    try patiently {
      try database.run(
        "INSERT OR IGNORE INTO sign_in_keys VALUES (?, ?, ?)", Int64(key.number), key.bytes,
        key.time)
      try database.run(
        "DELETE FROM sign_in_keys WHERE number + 1 < (SELECT max(number) FROM sign_in_keys)")
    }
  }

  package func signIn(_ id: RandomID) throws -> StoredSignIn? {
    try database.rows(
      "SELECT details, lifetime, expiry FROM sign_ins WHERE id = ?", id.bytes
    ) { row in
      (try? JSONDecoder().decode(ReaderUser.self, from: Data(row.bytes(0)))).map {
        StoredSignIn(id: id, user: $0, lifetime: row.double(1), expiry: row.double(2))
      }
    }.first.flatMap { $0 }
  }

  package func save(_ signIn: StoredSignIn) throws {
    let details = try JSONEncoder().encode(signIn.user)
    try patiently {
      try database.run(
        "INSERT OR REPLACE INTO sign_ins VALUES (?, ?, ?, ?, ?)", signIn.id.bytes, signIn.user.id,
        Array(details), signIn.lifetime, signIn.expiry)
    }
  }

  package func extend(_ id: RandomID, until expiry: Double) throws {
    try patiently {
      try database.run("UPDATE sign_ins SET expiry = ? WHERE id = ?", expiry, id.bytes)
    }
  }

  package func removeSignIn(_ id: RandomID) throws {
    try patiently { try database.run("DELETE FROM sign_ins WHERE id = ?", id.bytes) }
  }

  package func removeSignIns(ofUser id: String) throws {
    try patiently { try database.run("DELETE FROM sign_ins WHERE user = ?", id) }
  }

  package func removeSignIns(before time: Double) throws {
    try patiently { try database.run("DELETE FROM sign_ins WHERE expiry < ?", time) }
  }

  /// Makes a change that must not come later: whoever hears of it is told that it holds.
  func patiently(_ change: () throws -> Void) throws {
    database.setBusyTimeout(1000)
    defer { database.setBusyTimeout(Self.patience) }
    try database.transaction(change)
  }
}
