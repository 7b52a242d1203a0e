import Moments
import SQLiteStore

extension Database {
  /// Stores a like or takes it back; false if there was nothing to do. Each is one transaction.
  func setLike(
    _ momentID: String, _ userID: String, _ isLiked: Bool, at seconds: Int
  ) throws(SQLiteError) -> Bool {
    if isLiked {
      try run(
        "INSERT OR IGNORE INTO likes (momentID, userID, at) VALUES (?, ?, ?)", momentID, userID,
        seconds)
    } else {
      try run("DELETE FROM likes WHERE momentID = ? AND userID = ?", momentID, userID)
    }
    return changes > 0
  }

  /// The number of guests, by a walk through their index.
  func guestCount() throws(SQLiteError) -> Int {
    Int(try rows("SELECT count(*) FROM users WHERE isGuest = 1") { $0.int64(0) }.first ?? 0)
  }

  /// Stores a guest, unless another process just did.
  func add(guest: UserDetails) throws(SQLiteError) {
    try run(
      """
      INSERT OR IGNORE INTO users (id, name, avatar, backgroundImage, isGuest)
      VALUES (?, ?, ?, '', 1)
      """, guest.id, guest.name, guest.avatar)
  }
}
