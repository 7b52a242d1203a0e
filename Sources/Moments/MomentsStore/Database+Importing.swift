import Moments
import SQLiteStore

extension Database {
  /// The hash of the timeline that was imported last.
  func importedHash() throws(SQLiteError) -> [UInt8]? {
    try rows("SELECT hash FROM imports") { $0.bytes(0) }.first
  }

  /// Makes a reconciled timeline that of the store; the caller has begun a transaction.
  ///
  /// Moments that the store knows keep their likes, since people have liked and stopped since
  /// then; those of the old timeline that the new one hasn't are kept too, out of sight.
  func replaceTimeline(_ details: MomentsDetails, hash: [UInt8], at seconds: Int) throws {
    try run("UPDATE users SET place = NULL WHERE place IS NOT NULL")
    try run("UPDATE moments SET position = NULL WHERE position IS NOT NULL")
    for (place, person) in details.people.enumerated() {
      try run(
        """
        INSERT INTO users (id, name, avatar, backgroundImage, bio, place) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar,
          backgroundImage = excluded.backgroundImage, bio = excluded.bio, place = excluded.place,
          isGuest = 0
        """, person.id, person.name, person.avatar, person.backgroundImage, person.bio, place)
    }
    for (position, moment) in details.moments.enumerated() {
      try replace(moment, at: position)
    }
    try run(
      "INSERT OR REPLACE INTO imports (one, hash, at) VALUES (1, ?, ?)", hash, seconds)
  }

  private func replace(_ moment: Moment, at position: Int) throws {
    let isKnown = try !rows("SELECT 1 FROM moments WHERE id = ?", moment.id) { _ in true }.isEmpty
    try run(
      """
      INSERT INTO moments (id, position, authorID, type, title, url, createdDate)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, authorID = excluded.authorID,
        type = excluded.type, title = excluded.title, url = excluded.url,
        createdDate = excluded.createdDate
      """, moment.id, position, moment.userDetails.id, moment.type.rawValue, moment.title,
      moment.url, moment.createdDate)
    try run("DELETE FROM photos WHERE momentID = ?", moment.id)
    for (place, photo) in moment.photos.enumerated() {
      try run(
        "INSERT INTO photos (momentID, place, address) VALUES (?, ?, ?)", moment.id, place, photo)
    }
    guard !isKnown else { return }
    for liker in moment.likes ?? [] {
      try run("INSERT INTO likes (momentID, userID) VALUES (?, ?)", moment.id, liker.id)
    }
  }
}
