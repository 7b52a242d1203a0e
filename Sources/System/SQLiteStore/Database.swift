internal import CSQLite

/// A connection to an SQLite file.
///
/// It has one owner at a time: the main actor, or whatever holds it. SQL is a `StaticString`, so no
/// value can become part of it; values are bound.
///
///     let database = try Database(path: "likes.sqlite")
///     try database.run("INSERT INTO likes (moment, user) VALUES (?, ?)", moment, user)
///     let names = try database.rows("SELECT name FROM users") { $0.string(0) }
package final class Database {
  /// When a commit is safe.
  package enum Durability: Sendable {
    /// Once it returns: it survives the end of the process and of the machine. Costs a sync of the
    /// disk each.
    case full
    /// It survives the end of the process; the last ones may be lost with the machine's power,
    /// never the file's consistency.
    case normal
  }

  private let connection: OpaquePointer
  private let meter = Statement.Meter()
  private var statements: [String: Statement] = [:]

  /// Opens a file, and makes it if there is none.
  ///
  /// - Parameters:
  ///   - path: The file; `:memory:` is a database that ends with the connection.
  ///   - durability: When a commit is safe.
  ///   - busyTimeout: How many milliseconds to wait for other connections' locks.
  package init(
    path: String, durability: Durability = .full, busyTimeout: Int32 = 5_000
  ) throws(SQLiteError) {
    guard !path.utf8.contains(0) else {
      throw SQLiteError(
        code: .cannotOpen, message: "Found a path with U+0000 in it. Name another file.")
    }
    var connection: OpaquePointer?
    // Nobody else has the connection, so it needs no lock of its own.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &connection, flags, nil)
    guard code == SQLITE_OK, let connection else {
      let error = SQLiteError(code, connection: connection)
      sqlite3_close_v2(connection)
      throw error
    }
    self.connection = connection
    sqlite3_extended_result_codes(connection, 1)
    sqlite3_busy_timeout(connection, busyTimeout)
    csqlite_harden(connection)
    try enterWAL(patience: busyTimeout)
    try setDurability(durability)
    try run("PRAGMA foreign_keys = ON")
  }

  deinit {
    statements.removeAll()
    // Waits for statements that somebody still has.
    sqlite3_close_v2(connection)
  }

  /// Says how many milliseconds to wait for other connections' locks from now on.
  package func setBusyTimeout(_ milliseconds: Int32) {
    sqlite3_busy_timeout(connection, milliseconds)
  }

  /// Lets readers go on while somebody writes.
  ///
  /// A new file's change to this mode doesn't wait for other connections that do the same, so this
  /// does, for `patience` milliseconds.
  private func enterWAL(patience: Int32) throws(SQLiteError) {
    var mode: String?
    var waited: Int32 = 0
    while mode == nil {
      do throws(SQLiteError) {
        mode = try rows("PRAGMA journal_mode = WAL") { $0.string(0) }.first ?? ""
      } catch {
        guard error.code == .busy, waited < patience else { throw error }
        waited += 10
        sqlite3_sleep(10)
      }
    }
    guard mode == "wal" || mode == "memory" else {
      throw SQLiteError(
        code: .cannotOpen,
        message: "The file system has no shared memory for SQLite. Use a local disk.")
    }
  }

  /// Says when commits are safe from now on. Within a transaction it changes nothing.
  package func setDurability(_ durability: Durability) throws(SQLiteError) {
    switch durability {
    case .full: try run("PRAGMA synchronous = FULL")
    case .normal: try run("PRAGMA synchronous = NORMAL")
    }
  }

  /// A statement, prepared at its first use and kept.
  ///
  /// It is reset and all its parameters are NULL. While the kept one is being stepped through,
  /// another one is made.
  package func statement(_ sql: StaticString) throws(SQLiteError) -> Statement {
    let key = sql.description
    if let known = statements[key] {
      if !known.isBusy {
        known.reset()
        return known
      }
      return try Statement(sql, connection: connection, meter: meter)
    }
    let statement = try Statement(sql, connection: connection, meter: meter)
    statements[key] = statement
    return statement
  }

  /// Runs a statement to its end, whatever rows it has.
  package func run(_ sql: StaticString, _ values: (any SQLiteValue)?...) throws(SQLiteError) {
    let statement = try statement(sql)
    try statement.bind(all: values)
    while try statement.step() {}
  }

  /// What `read` makes of each row.
  package func rows<Row>(
    _ sql: StaticString, _ values: (any SQLiteValue)?..., read: (Statement) -> Row
  ) throws(SQLiteError) -> [Row] {
    let statement = try statement(sql)
    try statement.bind(all: values)
    var rows: [Row] = []
    while try statement.step() { rows.append(read(statement)) }
    return rows
  }

  /// The number of rows that the last INSERT, UPDATE or DELETE changed.
  package var changes: Int { Int(sqlite3_changes64(connection)) }

  /// The number of runs of statements so far, for tests.
  package var runCount: Int { meter.runs }

  /// Whether a transaction has begun.
  var isInTransaction: Bool { sqlite3_get_autocommit(connection) == 0 }

  /// Writes the schema's version, which SQLite takes as part of the statement only.
  func setUserVersion(_ version: Int32) throws(SQLiteError) {
    let code = sqlite3_exec(connection, "PRAGMA user_version = \(version)", nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, connection: connection) }
  }

  /// A number that changes when another connection has changed the file.
  package func dataVersion() throws(SQLiteError) -> Int64 {
    try rows("PRAGMA data_version") { $0.int64(0) }.first ?? 0
  }
}
