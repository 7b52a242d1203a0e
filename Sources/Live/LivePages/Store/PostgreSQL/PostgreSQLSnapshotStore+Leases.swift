import Foundation
import PostgreSQL

/// Who has a session.
///
/// A process has a lock of the server's as long as its line to it is there: the server gives it back when
/// the process ends, whichever machine it is on.
extension PostgreSQLSnapshotStore {
  /// The number of a process's lock.
  nonisolated static func lockNumber(of owner: RandomID) -> Int64 { Int64(bitPattern: owner.low) }

  nonisolated static func lock(_ connection: PostgreSQLConnection, _ number: Int64) throws {
    try connection.rows("SELECT pg_advisory_lock($1)", number)
  }

  static func begin(_ connection: PostgreSQLConnection, as owner: RandomID) throws {
    try lock(connection, lockNumber(of: owner))
    try renew(connection, owner)
  }

  private nonisolated static func renew(
    _ connection: PostgreSQLConnection, _ owner: RandomID
  ) throws {
    try connection.rows(
      """
      INSERT INTO live_pages.owners VALUES ($1, now())
      ON CONFLICT (owner) DO UPDATE SET time = now()
      """, owner.stored)
  }

  package var hasLease: Bool { LiveClock.now - renewed < leaseTime }

  package func renewLease() throws -> [RandomID] {
    defer { wanted = [] }
    guard !isRenewing else { return wanted }
    isRenewing = true
    let (owner, start) = (owner, LiveClock.now)
    writer.perform { connection in
      try Self.renew(connection, owner)
      return try connection.rows(
        "SELECT id FROM live_pages.sessions WHERE owner = $1 AND wanted", owner.stored
      ).compactMap { RandomID($0.bytes(0)) }
    } then: { [weak self] (result: Result<[RandomID], any Error>) in
      guard let self else { return }
      isRenewing = false
      guard case .success(let wanted) = result else { return }
      renewed = start
      self.wanted = wanted
    }
    return wanted
  }

  package func isOwn(_ id: RandomID) throws -> Bool? {
    try reader.ask {
      try $0.rows("SELECT owner FROM live_pages.sessions WHERE id = $1", id.stored)
    }.first.map { $0.bytes(0) == owner.bytes }
  }

  package func take(_ id: RandomID) throws -> TakenSession {
    let (owner, number, leaseTime) = (owner, Self.lockNumber(of: owner), leaseTime)
    return try reader.ask { connection in
      let rows = try connection.rows(
        """
        UPDATE live_pages.sessions AS known SET owner = $2, owner_lock = $3, wanted = false
        WHERE id = $1 AND (owner IS NULL OR owner = $2
          OR NOT EXISTS (SELECT 1 FROM live_pages.owners AS holder WHERE holder.owner = known.owner
            AND holder.time > now() - $4 * interval '1 second')
          OR pg_try_advisory_xact_lock(owner_lock))
        RETURNING id, guest, route, state, event, frame, hash, time, "user"
        """, id.stored, owner.stored, number, leaseTime)
      if let row = rows.first { return Self.session(row).map { .taken($0) } ?? .none }
      let held = try connection.rows(
        "UPDATE live_pages.sessions SET wanted = true WHERE id = $1 RETURNING 1", id.stored)
      return held.isEmpty ? .none : .held
    }
  }

  package func release(_ id: RandomID) throws {
    let owner = owner
    write {
      try $0.rows(
        """
        UPDATE live_pages.sessions SET owner = NULL, owner_lock = NULL, wanted = false
        WHERE id = $1 AND owner = $2
        """, id.stored, owner.stored)
    }
  }

  // MARK: Grudges

  package func note(_ blame: Blame) throws {
    let id = blame.session
    var grudge = try grudge(of: id) ?? Grudge()
    grudge.note(blame)
    guard grudge != Grudge() else { return }
    grudges[id] = grudge
    let time = Date().timeIntervalSince1970
    write { [grudge] in
      try $0.rows(
        """
        INSERT INTO live_pages.grudges VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (session) DO UPDATE SET first = excluded.first, last = excluded.last,
          uncertain = excluded.uncertain, certain = excluded.certain,
          failures = excluded.failures, time = excluded.time
        """, id.stored, Int64(grudge.events?.lowerBound ?? 0),
        Int64(grudge.events?.upperBound ?? 0), Int64(grudge.uncertainCount), grudge.isCertain,
        Int64(grudge.failureCount), time)
    }
  }

  package func grudge(of id: RandomID) throws -> Grudge? {
    if let known = grudges[id] { return known }
    let rows = try reader.ask {
      try $0.rows(
        "SELECT first, last, uncertain, certain, failures FROM live_pages.grudges WHERE session = $1",
        id.stored)
    }
    return rows.first.map {
      Grudge(
        first: $0.int64(0), last: $0.int64(1), uncertainCount: $0.int64(2), isCertain: $0.bool(3),
        failureCount: $0.int64(4))
    }
  }
}
