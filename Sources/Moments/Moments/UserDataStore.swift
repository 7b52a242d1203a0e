/// Knows who is looking.
public struct UserDataStore: Sendable, Hashable {
  /// The current person's identifier.
  public var userID: String

  /// A store for a person.
  public init(userID: String) {
    self.userID = userID
  }
}
