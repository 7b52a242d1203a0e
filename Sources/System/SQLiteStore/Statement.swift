internal import CSQLite

/// One SQL statement, prepared.
///
///     let statement = try database.statement("SELECT name FROM users WHERE age > ?")
///     try statement.bind(Int64(17), at: 1)
///     while try statement.step() { names.append(statement.string(0)) }
///
/// Parameters count from 1, columns from 0, as in SQLite. A column that isn't there reads as NULL,
/// and one of another type is converted by SQLite's rules.
package final class Statement {
  private let connection: OpaquePointer
  private let handle: OpaquePointer
  /// Counts the runs of all statements of a connection.
  private let meter: Meter
  private var hasBegun = false

  final class Meter { var runs = 0 }

  /// Prepares the first statement of `sql`; the rest must be empty.
  init(_ sql: StaticString, connection: OpaquePointer, meter: Meter) throws(SQLiteError) {
    var handle: OpaquePointer?
    var rest = 0
    let code = sql.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v3(
          connection, characters.baseAddress, Int32(clamping: characters.count),
          UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
        if let tail, let start = characters.baseAddress { rest = characters.count - (tail - start) }
        return code
      }
    }
    guard code == SQLITE_OK else { throw SQLiteError(code, connection: connection) }
    guard let handle, rest == 0 else {
      sqlite3_finalize(handle)
      throw SQLiteError(
        code: .invalidStatement,
        message: "Found none or several statements in one text. Prepare each on its own.")
    }
    self.connection = connection
    self.handle = handle
    self.meter = meter
  }

  deinit { sqlite3_finalize(handle) }

  /// Whether rows may be left: it was stepped and neither ended nor was reset.
  var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }

  // MARK: Parameters

  package func bind(_ value: Int64, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle, Int32(clamping: index), value))
  }

  package func bind(_ value: Double, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_double(handle, Int32(clamping: index), value))
  }

  /// Binds a copy of a text; it may have any character, U+0000 too.
  package func bind(_ value: String, at index: Int) throws(SQLiteError) {
    var value = value
    try check(
      value.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          csqlite_bind_text(handle, Int32(clamping: index), $0.baseAddress, UInt64($0.count))
        }
      })
  }

  package func bind(_ value: [UInt8], at index: Int) throws(SQLiteError) {
    try check(
      value.withUnsafeBytes {
        csqlite_bind_blob(handle, Int32(clamping: index), $0.baseAddress, UInt64($0.count))
      })
  }

  /// Binds NULL.
  package func bind(_ value: Never?, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_null(handle, Int32(clamping: index)))
  }

  /// Resets the statement and binds all of its parameters in order; nil is NULL.
  package func bind(all values: [(any SQLiteValue)?]) throws(SQLiteError) {
    reset()
    let count = Int(sqlite3_bind_parameter_count(handle))
    guard values.count == count else {
      throw SQLiteError(
        code: .invalidStatement,
        message: "Found \(values.count) values for \(count) parameters. Give one for each.")
    }
    for (index, value) in values.enumerated() {
      if let value {
        try value.bind(to: self, at: index + 1)
      } else {
        try bind(nil, at: index + 1)
      }
    }
  }

  // MARK: Running

  /// Goes to the first or next row; false at the end, after which the statement is reset.
  package func step() throws(SQLiteError) -> Bool {
    if !hasBegun {
      hasBegun = true
      meter.runs += 1
    }
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    let error = code == SQLITE_DONE ? nil : SQLiteError(code, connection: connection)
    rewind()
    if let error { throw error }
    return false
  }

  /// Makes the statement ready to be bound and run again; its parameters become NULL.
  package func reset() {
    rewind()
    sqlite3_clear_bindings(handle)
  }

  private func rewind() {
    sqlite3_reset(handle)
    hasBegun = false
  }

  // MARK: The row's columns

  package func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(clamping: column)) == SQLITE_NULL
  }

  package func int64(_ column: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(clamping: column))
  }

  package func double(_ column: Int) -> Double {
    sqlite3_column_double(handle, Int32(clamping: column))
  }

  /// A column's text; NULL reads as an empty one.
  package func string(_ column: Int) -> String {
    // The text first: asking for it may convert the value, which changes the count.
    guard let text = sqlite3_column_text(handle, Int32(clamping: column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(clamping: column)))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  package func optionalString(_ column: Int) -> String? {
    isNull(column) ? nil : string(column)
  }

  /// A column's bytes; NULL reads as none.
  package func bytes(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(handle, Int32(clamping: column)) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, Int32(clamping: column)))
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(code, connection: connection) }
  }
}
