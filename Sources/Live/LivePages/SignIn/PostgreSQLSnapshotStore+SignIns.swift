import AppServer
import Foundation
import PostgreSQL

/// Sign-ins are written at once: whoever hears of one is told that it holds.
extension PostgreSQLSnapshotStore {
  package func signInKeys() throws -> [SignInKey] {
    try reader.ask {
      try $0.rows(
        "SELECT number, key, time FROM live_pages.sign_in_keys ORDER BY number DESC LIMIT 2")
    }.map {
      SignInKey(
        number: UInt32(truncatingIfNeeded: $0.int64(0)), bytes: $0.bytes(1), time: $0.double(2))
    }
  }

  package func add(_ key: SignInKey) throws {
    try reader.ask {
      try $0.transaction { connection in
        try connection.rows(
          "INSERT INTO live_pages.sign_in_keys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
          Int64(key.number), PostgreSQLBytes(key.bytes), key.time)
        try connection.rows(
          """
          DELETE FROM live_pages.sign_in_keys
          WHERE number + 1 < (SELECT max(number) FROM live_pages.sign_in_keys)
          """)
      }
    }
  }

  package func signIn(_ id: RandomID) throws -> StoredSignIn? {
    try reader.ask {
      try $0.rows(
        "SELECT details, lifetime, expiry FROM live_pages.sign_ins WHERE id = $1", id.stored)
    }.first.flatMap { row in
      (try? JSONDecoder().decode(ReaderUser.self, from: Data(row.bytes(0)))).map {
        StoredSignIn(id: id, user: $0, lifetime: row.double(1), expiry: row.double(2))
      }
    }
  }

  package func lasting(_ ids: Set<RandomID>) throws -> Set<RandomID> {
    let rows = try reader.ask {
      try $0.rows(
        "SELECT id FROM live_pages.sign_ins WHERE id = ANY($1)",
        PostgreSQLArray(ids.map(\.stored)))
    }
    return Set(rows.compactMap { RandomID($0.bytes(0)) })
  }

  package func save(_ signIn: StoredSignIn) throws {
    let details = try JSONEncoder().encode(signIn.user)
    _ = try reader.ask {
      try $0.rows(
        """
        INSERT INTO live_pages.sign_ins VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (id) DO UPDATE SET "user" = excluded."user", details = excluded.details,
          lifetime = excluded.lifetime, expiry = excluded.expiry
        """, signIn.id.stored, PostgreSQLBytes(signIn.user.id), PostgreSQLBytes(details),
        signIn.lifetime, signIn.expiry)
    }
  }

  package func extend(_ id: RandomID, until expiry: Double) throws {
    _ = try reader.ask {
      try $0.rows(
        "UPDATE live_pages.sign_ins SET expiry = $1 WHERE id = $2", expiry, id.stored)
    }
  }

  package func removeSignIn(_ id: RandomID) throws {
    _ = try reader.ask {
      try $0.rows("DELETE FROM live_pages.sign_ins WHERE id = $1", id.stored)
    }
  }

  package func removeSignIns(ofUser id: String) throws {
    _ = try reader.ask {
      try $0.rows("DELETE FROM live_pages.sign_ins WHERE \"user\" = $1", PostgreSQLBytes(id))
    }
  }

  package func removeSignIns(before time: Double) throws {
    write { try $0.rows("DELETE FROM live_pages.sign_ins WHERE expiry < $1", time) }
  }
}
