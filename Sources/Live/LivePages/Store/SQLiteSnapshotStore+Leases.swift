import Foundation
import SQLiteStore

extension SQLiteSnapshotStore {
  package var hasLease: Bool { LiveClock.now - renewed < Self.leaseTime }

  package func renewLease() throws -> [RandomID] {
    if LiveClock.now - renewed >= Self.leaseTime / 3 {
      try database.transaction { try writeLease() }
    }
    let (notices, last) = try newNotices(after: notice)
    notice = last
    if let hear { for notice in notices { hear(notice) } }
    return try database.rows(
      "SELECT id FROM sessions WHERE owner = ? AND wanted = 1", owner.bytes
    ) { RandomID($0.bytes(0)) }.compactMap { $0 }
  }

  /// Says in a transaction that this process lives, if it has not said so lately.
  func renewIfDue() throws {
    if LiveClock.now - renewed >= Self.leaseTime / 3 { try writeLease() }
  }

  func writeLease() throws {
    try database.run(
      "INSERT OR REPLACE INTO owners VALUES (?, ?, ?)", owner.bytes, OwnerProcess.own.text,
      Date().timeIntervalSince1970)
    renewed = LiveClock.now
  }

  package func take(_ id: RandomID) throws -> TakenSession {
    // Most are this process's own already, and reading waits for nobody.
    guard let (session, holder) = try row(of: id) else { return .none }
    if holder == owner { return .taken(session) }
    return try database.transaction {
      guard let (session, holder) = try row(of: id) else { return .none }
      if let holder, try isAlive(holder) {
        try database.run("UPDATE sessions SET wanted = 1 WHERE id = ?", id.bytes)
        return .held
      }
      try renewIfDue()
      try database.run(
        "UPDATE sessions SET owner = ?, wanted = 0 WHERE id = ?", owner.bytes, id.bytes)
      return .taken(session)
    }
  }

  private func row(of id: RandomID) throws -> (StoredSession, holder: RandomID?)? {
    let rows = try database.rows("SELECT * FROM sessions WHERE id = ?", id.bytes) { row in
      Self.session(row).map { ($0, holder: RandomID(row.bytes(8))) }
    }
    return rows.first.flatMap { $0 }
  }

  private func isAlive(_ holder: RandomID) throws -> Bool {
    let rows = try database.rows(
      "SELECT process, time FROM owners WHERE owner = ?", holder.bytes
    ) { (process: OwnerProcess($0.string(0)), time: $0.double(1)) }
    guard let row = rows.first else { return false }
    let age = Date().timeIntervalSince1970 - row.time
    // A clock that was set back says nothing.
    guard age < Self.leaseTime, age > -Self.leaseTime else { return false }
    return row.process?.hasEnded != true
  }

  package func release(_ id: RandomID) throws {
    try change(id.bytes) { [owner] database in
      try database.run(
        "UPDATE sessions SET owner = NULL, wanted = 0 WHERE id = ? AND owner = ?", id.bytes,
        owner.bytes)
    }
  }

  // MARK: Grudges

  package func note(_ blame: Blame) throws {
    let id = blame.session
    var grudge = try grudge(of: id) ?? Grudge()
    grudge.note(blame)
    guard grudge != Grudge() else { return }
    // Known at once, whoever holds the file.
    grudges[id] = grudge
    try change(id.bytes + [1]) { [grudge] database in
      try database.run(
        "INSERT OR REPLACE INTO grudges VALUES (?, ?, ?, ?, ?, ?, ?)", id.bytes,
        Int(grudge.events?.lowerBound ?? 0), Int(grudge.events?.upperBound ?? 0),
        grudge.uncertainCount, grudge.isCertain, grudge.failureCount,
        Date().timeIntervalSince1970)
    }
  }

  package func grudge(of id: RandomID) throws -> Grudge? {
    if let known = grudges[id] { return known }
    return try database.rows(
      "SELECT first, last, uncertain, certain, failures FROM grudges WHERE session = ?", id.bytes
    ) {
      Grudge(
        first: $0.int64(0), last: $0.int64(1), uncertainCount: $0.int64(2),
        isCertain: $0.int64(3) != 0, failureCount: $0.int64(4))
    }.first
  }
}
