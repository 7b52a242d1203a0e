/// A person as a timeline's owner.
public struct UserDetails: Sendable, Hashable, Codable {
  /// The person's identifier.
  public var id: String
  /// The name to show.
  public var name: String
  /// The address of a square picture.
  public var avatar: String
  /// The address of the picture behind the profile; may be empty.
  public var backgroundImage: String
  /// A sentence about the person, if there is one.
  public var bio: String?

  /// A person by parts.
  public init(
    id: String, name: String, avatar: String, backgroundImage: String, bio: String? = nil
  ) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.backgroundImage = backgroundImage
    self.bio = bio
  }

  /// Reads a person; there may be no picture behind the profile.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      name: try values.decode(String.self, forKey: .name),
      avatar: try values.decode(String.self, forKey: .avatar),
      backgroundImage: try values.decodeIfPresent(String.self, forKey: .backgroundImage) ?? "",
      bio: try values.decodeIfPresent(String.self, forKey: .bio))
  }
}
