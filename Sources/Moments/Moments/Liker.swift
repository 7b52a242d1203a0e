/// Somebody who likes a moment.
public struct Liker: Sendable, Hashable, Codable, Identifiable {
  /// The person's identifier.
  public var id: String
  /// The address of a square picture.
  public var avatar: String

  /// A liker by parts.
  public init(id: String, avatar: String) {
    self.id = id
    self.avatar = avatar
  }
}
