import SQLiteStore
import TestSupport
import Testing

@Suite("Database")
struct DatabaseTests {
  @Test("Values of every kind come back as they went in")
  func values() throws {
    let database = try Database(path: ":memory:")
    try database.run("CREATE TABLE t (a, b, c, d, e)")
    let text = "Zoë \u{0} ' \" ; DROP TABLE t; -- 🦊"
    try database.run(
      "INSERT INTO t VALUES (?, ?, ?, ?, ?)", Int64.min, 0.1, text, [0, 255] as [UInt8], nil)
    try database.run("INSERT INTO t VALUES (?, ?, ?, ?, ?)", 7, true, "", [] as [UInt8], nil)
    let rows = try database.rows("SELECT a, b, c, d, e FROM t ORDER BY rowid") {
      ($0.int64(0), $0.double(1), $0.string(2), $0.bytes(3), $0.isNull(2), $0.isNull(4))
    }
    #expect(rows.count == 2)
    #expect(rows[0] == (.min, 0.1, text, [0, 255], false, true))
    #expect(rows[1] == (7, 1, "", [], false, true))
  }

  @Test("A kept statement has no values of its last run, and may be used inside itself")
  func cachedStatements() throws {
    let database = try Database(path: ":memory:")
    try database.run("CREATE TABLE t (a)")
    for number in 1...3 { try database.run("INSERT INTO t VALUES (?)", number) }
    let outer = try database.statement("SELECT a FROM t WHERE a > ?")
    try outer.bind(Int64(0), at: 1)
    var pairs: [[Int64]] = []
    while try outer.step() {
      let inner = try database.statement("SELECT a FROM t WHERE a > ?")
      try inner.bind(outer.int64(0), at: 1)
      while try inner.step() { pairs.append([outer.int64(0), inner.int64(0)]) }
    }
    #expect(pairs == [[1, 2], [1, 3], [2, 3]])
    let again = try database.statement("SELECT a FROM t WHERE a > ?")
    #expect(again === outer)
    #expect(try again.step() == false)
  }

  @Test("A transaction that throws is rolled back, a nested one by itself")
  func transactions() throws {
    struct Stop: Error {}
    let database = try Database(path: ":memory:")
    try database.run("CREATE TABLE t (a)")
    #expect(throws: Stop.self) {
      try database.transaction {
        try database.run("INSERT INTO t VALUES (1)")
        throw Stop()
      }
    }
    try database.transaction {
      try database.run("INSERT INTO t VALUES (2)")
      #expect(throws: Stop.self) {
        try database.transaction {
          try database.run("INSERT INTO t VALUES (3)")
          throw Stop()
        }
      }
    }
    #expect(try database.rows("SELECT a FROM t") { $0.int64(0) } == [2])
  }

  @Test("A connection writes ahead, syncs each commit, and watches foreign keys")
  func modes() throws {
    let folder = try TemporaryFolder()
    let database = try Database(path: "\(folder.path)/a.sqlite")
    #expect(try database.rows("PRAGMA journal_mode") { $0.string(0) } == ["wal"])
    #expect(try database.rows("PRAGMA synchronous") { $0.int64(0) } == [2])
    #expect(try database.rows("PRAGMA foreign_keys") { $0.int64(0) } == [1])
    let quick = try Database(path: "\(folder.path)/a.sqlite", durability: .normal)
    #expect(try quick.rows("PRAGMA synchronous") { $0.int64(0) } == [1])
  }

  @Test("A connection sees what another one committed, and that something changed")
  func twoConnections() throws {
    let folder = try TemporaryFolder()
    let one = try Database(path: "\(folder.path)/a.sqlite")
    let other = try Database(path: "\(folder.path)/a.sqlite", busyTimeout: 0)
    try one.run("CREATE TABLE t (a)")
    let version = try other.dataVersion()
    #expect(try other.dataVersion() == version)
    try one.transaction {
      try one.run("INSERT INTO t VALUES (1)")
      #expect(try other.rows("SELECT a FROM t") { $0.int64(0) } == [])
      #expect(code { try other.run("INSERT INTO t VALUES (2)") } == .busy)
    }
    #expect(try other.rows("SELECT a FROM t") { $0.int64(0) } == [1])
    #expect(try other.dataVersion() != version)
  }
}

@Suite("SQLite errors")
struct SQLiteErrorTests {
  @Test("Each failure has its kind")
  func codes() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", String(repeating: "no database ", count: 100))
    #expect(code { _ = try Database(path: "\(folder.path)/missing/a") } == .cannotOpen)
    #expect(code { _ = try Database(path: "a\u{0}b") } == .cannotOpen)
    #expect(code { _ = try Database(path: "\(folder.path)/text") } == .notADatabase)
    let database = try Database(path: ":memory:")
    #expect(code { try database.run("SELEKT") } == .invalidStatement)
    #expect(code { try database.run("SELECT 1; SELECT 2") } == .invalidStatement)
    #expect(code { try database.run("") } == .invalidStatement)
    #expect(code { try database.run("SELECT ?") } == .invalidStatement)
    #expect(code { try database.statement("SELECT ?").bind("a", at: 2) } == .invalidStatement)
    #expect(code { try database.run("SELECT \"no name\"") } == .invalidStatement)
    try database.run("CREATE TABLE a (id INTEGER PRIMARY KEY, other REFERENCES a)")
    #expect(code { try database.run("INSERT INTO a VALUES (1, 2)") } == .constraint)
  }

  @Test("A message says what SQLite found and what to do")
  func message() throws {
    let database = try Database(path: ":memory:")
    #expect {
      try database.run("SELECT * FROM missing")
    } throws: { error in
      String(describing: error)
        == "SQLite says: no such table: missing (1). Correct the statement."
    }
  }

}

@Suite("Migrations")
struct MigrationTests {
  @Test("Only the missing steps run, in order and all or none")
  func steps() throws {
    struct Stop: Error {}
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.sqlite"
    let first: Database.Migration = { try $0.run("CREATE TABLE t (a)") }
    let second: Database.Migration = { try $0.run("ALTER TABLE t ADD COLUMN b DEFAULT 5") }
    let broken: Database.Migration = {
      try $0.run("INSERT INTO t VALUES (9, 9)")
      throw Stop()
    }
    do {
      let database = try Database(path: path)
      #expect(try database.userVersion() == 0)
      try database.migrate([first])
      try database.run("INSERT INTO t VALUES (1)")
    }
    let database = try Database(path: path)
    #expect(throws: Stop.self) { try database.migrate([first, second, broken]) }
    #expect(try database.userVersion() == 1)
    try database.migrate([first, second])
    #expect(try database.userVersion() == 2)
    #expect(try database.rows("SELECT a, b FROM t") { [$0.int64(0), $0.int64(1)] } == [[1, 5]])
    #expect(code { try database.migrate([first]) } == .newerVersion)
  }
}

/// The kind of SQLite's error that something throws.
func code(_ body: () throws -> Void) -> SQLiteError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? SQLiteError)?.code
  }
}
