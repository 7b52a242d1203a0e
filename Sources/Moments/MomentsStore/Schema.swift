package import SQLiteStore

/// The tables of a store, by the versions in which they came.
package enum Schema {
  package static let migrations: [Database.Migration] = [version1, version2]

  /// People, moments and likes. Identifiers are compared byte by byte.
  private static func version1(_ database: Database) throws {
    try database.run(
      """
      CREATE TABLE users (
        id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL,
        backgroundImage TEXT NOT NULL, bio TEXT,
        place INTEGER, -- among the people of the timeline; its owner has 0
        isGuest INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID
      """)
    try database.run(
      """
      CREATE TABLE moments (
        id TEXT PRIMARY KEY NOT NULL,
        position INTEGER UNIQUE, -- in the timeline, from 0; NULL if it is no longer in it
        authorID TEXT NOT NULL REFERENCES users, type TEXT NOT NULL, title TEXT, url TEXT,
        createdDate TEXT NOT NULL) WITHOUT ROWID
      """)
    try database.run(
      """
      CREATE TABLE photos (
        momentID TEXT NOT NULL REFERENCES moments, place INTEGER NOT NULL, address TEXT NOT NULL,
        PRIMARY KEY (momentID, place)) WITHOUT ROWID
      """)
    try database.run(
      """
      CREATE TABLE likes (
        sequence INTEGER PRIMARY KEY, momentID TEXT NOT NULL REFERENCES moments,
        userID TEXT NOT NULL REFERENCES users,
        at INTEGER, -- seconds since 1970; NULL if it was imported
        UNIQUE (momentID, userID))
      """)
    try database.run(
      """
      CREATE TABLE imports (
        one INTEGER PRIMARY KEY CHECK (one = 1), hash BLOB NOT NULL, at INTEGER NOT NULL)
      """)
  }

  /// What counting guests and finding people takes.
  private static func version2(_ database: Database) throws {
    try database.run("CREATE INDEX guests ON users (id) WHERE isGuest = 1")
    try database.run("CREATE INDEX people ON users (place) WHERE place IS NOT NULL")
  }
}
