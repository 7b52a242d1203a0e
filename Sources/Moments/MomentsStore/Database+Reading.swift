import Moments
import SQLiteStore

/// Users of the table `users`, in the order of ``UserDetails/init(row:)``.
extension UserDetails {
  /// Reads the columns id, name, avatar, backgroundImage, bio.
  init(row: Statement) {
    self.init(
      id: row.string(0), name: row.string(1), avatar: row.string(2),
      backgroundImage: row.string(3), bio: row.optionalString(4))
  }
}

extension Database {
  /// A person or guest.
  func user(id: String) throws(SQLiteError) -> (details: UserDetails, isGuest: Bool)? {
    try rows(
      "SELECT id, name, avatar, backgroundImage, bio, isGuest FROM users WHERE id = ?", id
    ) { (UserDetails(row: $0), $0.int64(5) == 1) }.first
  }

  /// Those of the timeline, its owner first.
  func people() throws(SQLiteError) -> [UserDetails] {
    try rows(
      """
      SELECT id, name, avatar, backgroundImage, bio FROM users
      WHERE place IS NOT NULL ORDER BY place
      """
    ) { UserDetails(row: $0) }
  }

  /// The first moments of the timeline, by two statements however many they are.
  func moments(limit: Int) throws(SQLiteError) -> [Moment] {
    var moments = try rows(
      """
      SELECT m.id, m.type, m.title, m.url, m.createdDate, u.id, u.name, u.avatar
      FROM moments AS m JOIN users AS u ON u.id = m.authorID
      WHERE m.position < ? ORDER BY m.position
      """, limit
    ) { row in
      Moment(
        id: row.string(0),
        userDetails: Moment.Author(id: row.string(5), name: row.string(6), avatar: row.string(7)),
        type: Moment.Kind(rawValue: row.string(1)) ?? .photos, title: row.optionalString(2),
        url: row.optionalString(3), createdDate: row.string(4), likes: [])
    }
    let parts = try statement(
      """
      SELECT m.position, 0, p.place, p.address, NULL
      FROM photos AS p JOIN moments AS m ON m.id = p.momentID WHERE m.position < ?1
      UNION ALL
      SELECT m.position, 1, l.sequence, u.avatar, u.id
      FROM likes AS l JOIN moments AS m ON m.id = l.momentID JOIN users AS u ON u.id = l.userID
      WHERE m.position < ?1
      ORDER BY 1, 2, 3
      """)
    try parts.bind(Int64(limit), at: 1)
    while try parts.step() {
      let index = Int(parts.int64(0))
      // Another process may have imported between the two.
      guard moments.indices.contains(index) else { continue }
      if parts.int64(1) == 0 {
        moments[index].photos.append(parts.string(3))
      } else {
        moments[index].likes?.append(Liker(id: parts.string(4), avatar: parts.string(3)))
      }
    }
    return moments
  }
}
