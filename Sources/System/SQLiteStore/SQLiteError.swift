internal import CSQLite

/// Why SQLite did not do what it was asked.
package struct SQLiteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: Sendable {
    /// Another connection held a lock for longer than the busy timeout.
    case busy
    /// A rule of the schema forbids the change.
    case constraint
    /// The file is damaged.
    case corrupt
    /// The file can't be opened or made.
    case cannotOpen
    /// The disk is full.
    case diskFull
    /// Reading or writing the disk failed.
    case diskFailure
    /// The file is no database.
    case notADatabase
    /// The file was written by a later version of the program.
    case newerVersion
    /// The file may only be read.
    case readOnly
    /// The statement is no SQL that fits the schema, or has other parameters.
    case invalidStatement
    /// Text or bytes are longer than SQLite's limit.
    case tooBig
    /// Something else; ``SQLiteError/message`` says what.
    case other
  }

  /// The kind of failure.
  package var code: Code
  /// SQLite's extended result code; 0 where the error isn't SQLite's.
  package var resultCode: Int32
  /// What was found and what to do about it.
  package var message: String

  package init(code: Code, resultCode: Int32 = 0, message: String) {
    self.code = code
    self.resultCode = resultCode
    self.message = message
  }

  /// The error of a call that answered `resultCode`, in SQLite's own words.
  init(_ resultCode: Int32, connection: OpaquePointer?) {
    let words = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(resultCode)
    let extended = connection.map { sqlite3_extended_errcode($0) } ?? resultCode
    self.init(resultCode: extended, words: words.map { String(cString: $0) } ?? "unknown error")
  }

  init(resultCode: Int32, words: String) {
    let (code, hint): (Code, String) =
      switch resultCode & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: (.busy, "Try again, or stop what else uses the file.")
      case SQLITE_CONSTRAINT: (.constraint, "Give values that the schema allows.")
      case SQLITE_CORRUPT: (.corrupt, "Restore the file from a copy.")
      case SQLITE_CANTOPEN, SQLITE_PERM: (.cannotOpen, "Check that its folder may be written to.")
      case SQLITE_FULL: (.diskFull, "Make room on the disk.")
      case SQLITE_IOERR: (.diskFailure, "Check the disk and the system's log.")
      case SQLITE_NOTADB: (.notADatabase, "Name another file, or one that doesn't exist yet.")
      case SQLITE_READONLY: (.readOnly, "Make the file and its folder writable.")
      case SQLITE_ERROR, SQLITE_RANGE, SQLITE_MISUSE: (.invalidStatement, "Correct the statement.")
      case SQLITE_TOOBIG: (.tooBig, "Store less at a time.")
      default: (.other, "See the result code in SQLite's documentation.")
      }
    self.init(
      code: code, resultCode: resultCode, message: "SQLite says: \(words) (\(resultCode)). \(hint)")
  }

  /// The message.
  package var description: String { message }
}
