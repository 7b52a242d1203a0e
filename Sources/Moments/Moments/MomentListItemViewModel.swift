public import Foundation

/// What the card of a moment shows.
public struct MomentListItemViewModel: ListItemViewModel, Identifiable {
  /// Receives likes: the moment, the person, and whether it is a like or the end of one.
  public typealias LikeHandler =
    @MainActor @Sendable (
      _ momentID: String, _ userID: String, _ isLiked: Bool
    ) -> Void

  /// The moment's identifier.
  public let id: String
  /// The address of the author's picture; nil if the source's is none.
  public let userAvatarURL: URL?
  /// The author's name.
  public let userName: String
  /// The author's identifier, if the source gives one.
  public let userID: String?
  /// The moment's text.
  public let title: String?
  /// The page that the moment links to.
  public let url: URL?
  /// The address of the first picture.
  public let photoURL: URL?
  /// The addresses of all pictures as the source has them.
  private let photos: [String]
  /// When it was written; nil if the source's time is no number.
  public let createdDate: Date?
  /// When it was written, in words, such as how long ago; nil if that is not known.
  public var postDateDescription: String?
  /// Whether the person who looks at it likes it.
  public let isLiked: Bool
  /// The addresses of the pictures of those who like it.
  public let likes: [URL]
  private let setLike: LikeHandler?

  /// The card of a moment, seen at a time.
  ///
  /// For many cards make one ``MomentListItemBuilder``: it is faster.
  public init(
    moment: Moment, now: Date, locale: Locale = Locale(identifier: "en"),
    setLike: LikeHandler? = nil
  ) {
    var builder = MomentListItemBuilder(now: now, locale: locale, setLike: setLike)
    self = builder.item(for: moment)
  }

  /// The card of a moment whose date is in words already.
  public init(
    moment: Moment, createdDate: Date?, postDateDescription: String?, userAvatarURL: URL?,
    likes: [URL], setLike: LikeHandler? = nil
  ) {
    id = moment.id
    self.userAvatarURL = userAvatarURL
    userName = moment.userDetails.name
    userID = moment.userDetails.id
    title = moment.title
    url = moment.url.flatMap { URL(string: $0) }
    photoURL = moment.photos.first.flatMap { URL(string: $0) }
    photos = moment.photos
    self.createdDate = createdDate
    self.postDateDescription = postDateDescription
    isLiked = moment.isLiked ?? false
    self.likes = likes
    self.setLike = setLike
  }

  /// The addresses of all pictures that have one.
  public var photoURLs: [URL] { photos.compactMap { URL(string: $0) } }

  /// Says that a person likes the moment.
  ///
  /// The change is seen when the timeline has reloaded; this value stays as it is.
  @MainActor
  public func like(from userID: String) { setLike?(id, userID, true) }

  /// Says that a person likes the moment no longer.
  @MainActor
  public func unlike(from userID: String) { setLike?(id, userID, false) }
}
