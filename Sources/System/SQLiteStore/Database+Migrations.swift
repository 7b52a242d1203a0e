extension Database {
  /// One step from a version of the schema to the next.
  package typealias Migration = @Sendable (Database) throws -> Void

  /// The version of the file's schema; 0 in a new file.
  package func userVersion() throws(SQLiteError) -> Int {
    Int(try rows("PRAGMA user_version") { $0.int64(0) }.first ?? 0)
  }

  /// Brings the schema up to the version that is the number of `migrations`.
  ///
  /// The step at index *n* makes version *n* + 1. All that are missing are one transaction, so
  /// other processes see the old schema or the new one.
  ///
  /// - Throws: ``SQLiteError`` with ``SQLiteError/Code/newerVersion`` if the file is further on.
  package func migrate(_ migrations: [Migration]) throws {
    if try userVersion() == migrations.count { return }
    try transaction {
      let version = try userVersion()
      guard version <= migrations.count else {
        throw SQLiteError(
          code: .newerVersion,
          message: "The file's version is \(version), this program knows \(migrations.count). "
            + "Use a newer program.")
      }
      for migration in migrations[max(version, 0)...] { try migration(self) }
      try setUserVersion(Int32(migrations.count))
    }
  }
}
