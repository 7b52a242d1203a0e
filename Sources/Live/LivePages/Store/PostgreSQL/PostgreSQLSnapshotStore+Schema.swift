import PostgreSQL

extension PostgreSQLSnapshotStore {
  /// Makes the tables, or brings those of an earlier version up to this one.
  static func makeSchema(_ connection: PostgreSQLConnection) throws {
    try connection.transaction { connection in
      // Several programs may begin at once. The number is this schema's alone.
      try connection.rows("SELECT pg_advisory_xact_lock(7809651902)")
      let isThere = try connection.rows(
        "SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = 'live_pages'")
      if isThere.isEmpty {
        try connection.rows("CREATE SCHEMA live_pages")
        try connection.rows("CREATE TABLE live_pages.version (number bigint NOT NULL)")
        try connection.rows("INSERT INTO live_pages.version VALUES (0)")
      }
      let version = Int(
        try connection.rows("SELECT number FROM live_pages.version").first?.int64(0) ?? 0)
      guard version <= migrations.count else {
        throw PostgreSQLError(
          .newerVersion,
          "The schema live_pages has version \(version), this program knows \(migrations.count). "
            + "Use a newer program.")
      }
      for migration in migrations[max(version, 0)...] { try migration(connection) }
      try connection.rows("UPDATE live_pages.version SET number = $1", Int64(migrations.count))
    }
  }

  /// The step at index *n* makes version *n* + 1.
  private static let migrations: [@Sendable (PostgreSQLConnection) throws -> Void] = [
    first, withRecords,
  ]

  private static let first: @Sendable (PostgreSQLConnection) throws -> Void = { connection in
    try connection.rows(
      "CREATE TABLE live_pages.identity (one int PRIMARY KEY CHECK (one = 1), key bytea, epoch bigint)"
    )
    try connection.rows(
      """
      CREATE TABLE live_pages.sessions (id bytea PRIMARY KEY, guest bytea NOT NULL,
        route bytea NOT NULL, state bytea NOT NULL, event bigint NOT NULL, frame bigint NOT NULL,
        hash bigint NOT NULL, time float8 NOT NULL, "user" bytea NOT NULL, owner bytea,
        owner_lock bigint, wanted bool NOT NULL DEFAULT false)
      """)
    try connection.rows("CREATE INDEX ON live_pages.sessions (time)")
    try connection.rows("CREATE INDEX ON live_pages.sessions (owner) WHERE wanted")
    try connection.rows(
      "CREATE TABLE live_pages.owners (owner bytea PRIMARY KEY, time timestamptz NOT NULL)")
    try connection.rows(
      """
      CREATE TABLE live_pages.grudges (session bytea PRIMARY KEY, first bigint NOT NULL,
        last bigint NOT NULL, uncertain bigint NOT NULL, certain bool NOT NULL,
        failures bigint NOT NULL, time float8 NOT NULL)
      """)
    try connection.rows(
      """
      CREATE TABLE live_pages.guest_values (guest bytea, name bytea, value bytea NOT NULL,
        PRIMARY KEY (guest, name))
      """)
    try connection.rows(
      "CREATE TABLE live_pages.assets (name bytea PRIMARY KEY, bytes bytea NOT NULL, time float8 NOT NULL)"
    )
    try connection.rows(
      "CREATE TABLE live_pages.shared_values (name bytea PRIMARY KEY, bytes bytea NOT NULL, version bigint NOT NULL)"
    )
    try connection.rows(
      "CREATE TABLE live_pages.sign_in_keys (number bigint PRIMARY KEY, key bytea, time float8)")
    try connection.rows(
      """
      CREATE TABLE live_pages.sign_ins (id bytea PRIMARY KEY, "user" bytea NOT NULL,
        details bytea NOT NULL, lifetime float8 NOT NULL, expiry float8 NOT NULL)
      """)
    try connection.rows("CREATE INDEX ON live_pages.sign_ins (\"user\")")
    try connection.rows("CREATE INDEX ON live_pages.sign_ins (expiry)")
  }
}
