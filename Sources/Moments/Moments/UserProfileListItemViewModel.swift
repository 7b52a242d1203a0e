public import Foundation

/// What the header of a profile shows.
public struct UserProfileListItemViewModel: ListItemViewModel, Hashable {
  /// The person's identifier.
  public let id: String
  /// The person's name.
  public let name: String
  /// The address of the round picture; nil if the source's is none.
  public let avatarURL: URL?
  /// The address of the picture behind it all; nil if the source has none.
  public let backgroundImageURL: URL?
  /// A sentence about the person, if there is one.
  public let bio: String?

  /// The header of a person.
  public init(userDetails: UserDetails) {
    id = userDetails.id
    name = userDetails.name
    avatarURL = URL(string: userDetails.avatar)
    backgroundImageURL = URL(string: userDetails.backgroundImage)
    bio = userDetails.bio
  }
}
