internal import CSQLite

extension Database {
  /// Does everything in `body` or, if it throws, nothing.
  ///
  /// The write lock is taken first, so no other writer can come between reading and writing. A
  /// transaction inside another is undone alone if it throws.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try isInTransaction ? nested(body) : outermost(body)
  }

  private func outermost<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors, such as a full disk, have undone it all already.
      if isInTransaction { try run("ROLLBACK") }
      throw error
    }
  }

  private func nested<Result>(_ body: () throws -> Result) throws -> Result {
    try run("SAVEPOINT nested")
    do {
      let result = try body()
      try run("RELEASE nested")
      return result
    } catch {
      if isInTransaction {
        try run("ROLLBACK TO nested")
        try run("RELEASE nested")
      }
      throw error
    }
  }
}
