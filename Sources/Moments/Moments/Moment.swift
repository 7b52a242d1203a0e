public import PositionedJSON

/// One entry of a timeline.
///
/// Two moments with the same content are equal, wherever they were read.
public struct Moment: Sendable, Codable, Identifiable {
  /// What a moment shows.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A link to a page.
    case url = "URL"
    /// Pictures, or none.
    case photos = "PHOTOS"
  }

  /// Who wrote a moment, as the moment itself says it.
  public struct Author: Sendable, Hashable, Codable {
    /// The person's identifier; a timeline of one person may leave it out.
    public var id: String?
    /// The name to show.
    public var name: String
    /// The address of a square picture.
    public var avatar: String

    /// An author by parts.
    public init(id: String?, name: String, avatar: String) {
      self.id = id
      self.name = name
      self.avatar = avatar
    }
  }

  /// The moment's identifier, unique in its file.
  public var id: String
  /// Who wrote it.
  public var userDetails: Author
  /// What it shows.
  public var type: Kind
  /// Its text, if it has one.
  public var title: String?
  /// The page that it links to, if any.
  public var url: String?
  /// The addresses of its pictures.
  public var photos: [String]
  /// When it was written: Unix seconds as text. Text that is no number is kept as it is.
  public var createdDate: String
  /// Whether the person who looks at it likes it; nil if the source doesn't say.
  public var isLiked: Bool?
  /// Who likes it; nil if the source doesn't say.
  public var likes: [Liker]?
  /// Where it was read; nil if it was made in memory. No part of its identity or equality.
  public var location: SourceLocation?

  /// The keys of the format: where a moment was read is not in it.
  enum CodingKeys: String, CodingKey {
    case id, userDetails, type, title, url, photos, createdDate, isLiked, likes
  }

  /// A moment by parts.
  public init(
    id: String, userDetails: Author, type: Kind, title: String? = nil, url: String? = nil,
    photos: [String] = [], createdDate: String, isLiked: Bool? = nil, likes: [Liker]? = nil,
    location: SourceLocation? = nil
  ) {
    self.id = id
    self.userDetails = userDetails
    self.type = type
    self.title = title
    self.url = url
    self.photos = photos
    self.createdDate = createdDate
    self.isLiked = isLiked
    self.likes = likes
    self.location = location
  }

  /// Makes what the owner says by `isLiked` so among the likers, too.
  mutating func addOwnLike(of owner: UserDetails) {
    guard let isLiked else { return }
    let place = likes?.firstIndex { $0.id == owner.id }
    switch (isLiked, place) {
    case (true, nil): likes = (likes ?? []) + [Liker(id: owner.id, avatar: owner.avatar)]
    case (false, .some): likes?.removeAll { $0.id == owner.id }
    default: break
    }
  }

  /// The time in ``createdDate`` in Unix seconds, or nil if that is no number.
  public var createdSeconds: Double? { UnixSeconds.read(createdDate) }
}

extension Moment: Hashable {
  /// Whether all but the places are the same.
  public static func == (one: Moment, other: Moment) -> Bool {
    one.id == other.id && one.userDetails == other.userDetails && one.type == other.type
      && one.title == other.title && one.url == other.url && one.photos == other.photos
      && one.createdDate == other.createdDate && one.isLiked == other.isLiked
      && one.likes == other.likes
  }

  /// Hashes what distinguishes moments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(createdDate)
    hasher.combine(isLiked)
    hasher.combine(likes)
  }
}
