internal import CPostgreSQL
internal import Glibc

/// A connection to a PostgreSQL server.
///
/// It has one owner at a time: an actor, or whatever holds it. SQL is a `StaticString`, so no value can
/// become part of it; values are parameters. Nothing waits longer than it was told to: a connection whose
/// server doesn't answer in time is closed, since nobody knows what became of what it was asked.
///
///     let connection = try PostgreSQLConnection("postgres://localhost/app", patience: 2)
///     let rows = try connection.rows("SELECT name FROM users WHERE age > $1", Int64(17))
package final class PostgreSQLConnection: @unchecked Sendable {
  /// How many seconds an answer is waited for.
  package var patience: Double
  private var connection: OpaquePointer?
  /// The names of statements that the server has prepared, by their text.
  private var names: [String: String] = [:]

  /// Connects.
  ///
  /// - Parameters:
  ///   - address: An address such as `postgres://user@host:5432/database?sslmode=require`, or another form
  ///     that libpq knows. What it doesn't say is libpq's default, or in its variables, such as `PGPASSFILE`.
  ///   - name: What the server's list of connections calls this one.
  ///   - patience: How many seconds connecting may take, and each answer.
  package init(
    _ address: String, name: String = "live pages", patience: Double
  ) throws(PostgreSQLError) {
    self.patience = patience
    guard cpostgresql_is_available() != 0 else {
      throw PostgreSQLError(
        .noLibrary, "libpq isn't installed. Install libpq5, or keep sessions in a file.")
    }
    // A peer that is gone without a word is noticed in a quarter of a minute, by both sides.
    let settings = [
      "dbname": address, "fallback_application_name": name, "keepalives_idle": "5",
      "keepalives_interval": "3", "keepalives_count": "3", "tcp_user_timeout": "15000",
      "client_encoding": "UTF8",
    ]
    connection = Self.withStrings(settings.map(\.key)) { names in
      Self.withStrings(settings.map(\.value)) { cpostgresql_start(names, $0) }
    }
    guard connection != nil else { throw PostgreSQLError(.other, "There is no memory left.") }
    do throws(PostgreSQLError) { try connect() } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  package var isOpen: Bool { connection.map { cpostgresql_is_open($0) != 0 } ?? false }

  /// What can be waited for; nil once the connection is closed.
  package var descriptor: Int32? { connection.map { cpostgresql_socket($0) } }

  package func close() {
    if let connection { cpostgresql_close(connection) }
    connection = nil
  }

  private func connect() throws(PostgreSQLError) {
    let end = Self.now + patience
    var next: Int32 = 2
    while next != 0 {
      try wait(for: next == 2 ? POLLOUT : POLLIN, until: end)
      guard let connection else { throw Self.isClosed }
      next = cpostgresql_go_on(connection)
      if next < 0 { throw failure() }
    }
  }

  // MARK: Statements

  /// Runs a statement, and gives its rows.
  @discardableResult
  package func rows(
    _ sql: StaticString, _ values: (any PostgreSQLValue)?...
  ) throws(PostgreSQLError) -> [PostgreSQLRow] {
    try run(sql, values)
  }

  /// Runs statements that count all or not at all.
  package func transaction<Result>(
    _ body: (PostgreSQLConnection) throws -> Result
  ) throws -> Result {
    try rows("BEGIN")
    do {
      let result = try body(self)
      try rows("COMMIT")
      return result
    } catch {
      // Where the connection has failed the server does it.
      if isOpen { _ = try? rows("ROLLBACK") }
      throw error
    }
  }

  private func run(
    _ sql: StaticString, _ values: [(any PostgreSQLValue)?]
  ) throws(PostgreSQLError) -> [PostgreSQLRow] {
    let end = Self.now + patience
    let name = try prepare(sql, values, until: end)
    try send(name, values)
    return try results(until: end)
  }

  /// The name under which the server has a statement, prepared at its first use.
  private func prepare(
    _ sql: StaticString, _ values: [(any PostgreSQLValue)?], until end: Double
  ) throws(PostgreSQLError) -> String {
    let key = sql.description
    if let known = names[key] { return known }
    guard let connection else { throw Self.isClosed }
    let name = "s\(names.count)"
    let types = values.map { $0.map { type(of: $0).typeID } ?? 0 }
    guard cpostgresql_prepare(connection, name, key, Int32(types.count), types) != 0 else {
      throw lost()
    }
    _ = try results(until: end)
    names[key] = name
    return name
  }

  /// Waits for all results of what was sent.
  private func results(until end: Double) throws(PostgreSQLError) -> [PostgreSQLRow] {
    guard let connection else { throw Self.isClosed }
    while true {
      let state = cpostgresql_flush(connection)
      if state < 0 { throw lost() }
      if state == 0 { break }
      try wait(for: POLLIN | POLLOUT, until: end)
      // The server may say something before it takes the rest.
      if cpostgresql_read(connection) == 0 { throw lost() }
    }
    var rows: [PostgreSQLRow] = []
    var error: PostgreSQLError?
    while true {
      while cpostgresql_is_busy(connection) != 0 {
        try wait(for: POLLIN, until: end)
        if cpostgresql_read(connection) == 0 { throw lost() }
      }
      guard let result = cpostgresql_next(connection) else { break }
      defer { cpostgresql_release(result) }
      if let state = cpostgresql_error_state(result) {
        let words = cpostgresql_error(result).map { String(cString: $0) } ?? ""
        error = error ?? PostgreSQLError(state: String(cString: state), words: words)
      } else {
        rows += Self.rows(result)
      }
    }
    guard let error else { return rows }
    if error.code == .unreachable { close() }
    throw error
  }

  private func send(
    _ name: String, _ values: [(any PostgreSQLValue)?]
  ) throws(PostgreSQLError) {
    guard let connection else { throw Self.isClosed }
    var bytes: [UInt8] = []
    var lengths: [Int32] = []
    var starts: [Int] = []
    for value in values {
      starts.append(bytes.count)
      value?.append(to: &bytes)
      lengths.append(value == nil ? -1 : Int32(clamping: bytes.count - (starts.last ?? 0)))
    }
    // A pointer to no byte is a value all the same.
    bytes.append(0)
    let isSent = bytes.withUnsafeBufferPointer { all in
      let places = zip(starts, lengths).map { start, length -> UnsafePointer<CChar>? in
        guard length >= 0, let base = all.baseAddress else { return nil }
        return UnsafeRawPointer(base + start).assumingMemoryBound(to: CChar.self)
      }
      return cpostgresql_send(connection, name, Int32(values.count), places, lengths)
    }
    if isSent == 0 { throw lost() }
  }

  private static func rows(_ result: OpaquePointer) -> [PostgreSQLRow] {
    let columns = cpostgresql_column_count(result)
    return (0..<cpostgresql_row_count(result)).map { row in
      PostgreSQLRow(
        columns: (0..<columns).map { column in
          var length: Int32 = 0
          guard let value = cpostgresql_value(result, row, column, &length) else { return nil }
          return Array(UnsafeRawBufferPointer(start: value, count: Int(length)))
        })
    }
  }

  // MARK: Notices

  /// A text that another connection has notified.
  package struct Notice: Equatable, Sendable {
    package var channel: String
    package var text: String
  }

  /// What was notified on channels that this connection listens to.
  ///
  /// - Parameter seconds: How long the first is waited for.
  package func notices(within seconds: Double) throws(PostgreSQLError) -> [Notice] {
    let end = Self.now + seconds
    while true {
      guard let connection else { throw Self.isClosed }
      var found: [Notice] = []
      var (channel, text): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
      while cpostgresql_take_notice(connection, &channel, &text) != 0 {
        if let channel, let text {
          found.append(Notice(channel: String(cString: channel), text: String(cString: text)))
        }
        cpostgresql_free(channel)
        cpostgresql_free(text)
      }
      guard found.isEmpty, try isReady(for: POLLIN, until: end) else { return found }
      if cpostgresql_read(connection) == 0 { throw lost() }
    }
  }

  // MARK: Waiting

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Waits for the socket; a server that is silent until `end` has lost the connection.
  private func wait(for events: Int32, until end: Double) throws(PostgreSQLError) {
    if try isReady(for: events, until: end) { return }
    close()
    throw PostgreSQLError(.unreachable, "PostgreSQL did not answer in time. It is tried again.")
  }

  private func isReady(for events: Int32, until end: Double) throws(PostgreSQLError) -> Bool {
    guard let descriptor, descriptor >= 0 else { throw lost() }
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let left = max(0, end - Self.now) * 1000
      let count = poll(&entry, 1, Int32(min(left.rounded(.up), 3_600_000)))
      if count >= 0 { return count > 0 }
      guard errno == EINTR else { throw lost() }
    }
  }

  private static let isClosed = PostgreSQLError(
    .unreachable, "The connection to PostgreSQL is closed. It is tried again.")

  /// The failure of the connection, which is closed by it.
  private func lost() -> PostgreSQLError {
    let error = failure()
    close()
    return PostgreSQLError(.unreachable, error.message)
  }

  /// What the library says; the first line, as the rest repeats the address.
  private func failure() -> PostgreSQLError {
    let words = connection.flatMap { cpostgresql_message($0) }.map { String(cString: $0) } ?? ""
    let line = words.split(separator: "\n").first.map(String.init) ?? "the connection was lost"
    // The state of a connection that was refused isn't told.
    let isRefused = [
      "authentication failed", "no password supplied", "no pg_hba.conf entry", "does not exist",
      "invalid connection option", "missing \"=\"", "invalid URI",
    ].contains { line.contains($0) }
    return PostgreSQLError(
      isRefused ? .refused : .unreachable,
      "PostgreSQL says: \(line). Check the address, and PGPASSWORD or PGPASSFILE.")
  }

  /// Calls with texts as C has them, and NULL behind the last.
  private static func withStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return (copies.map { UnsafePointer<CChar>($0) } + [nil]).withUnsafeBufferPointer {
      body($0.baseAddress)
    }
  }
}
