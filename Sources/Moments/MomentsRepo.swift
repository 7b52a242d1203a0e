/// Where timelines come from.
public protocol MomentsRepo: Sendable {
  /// A person's timeline.
  func momentsDetails(userID: String) async throws -> MomentsDetails

  /// Sets whether a person likes a moment, and answers the person's whole new timeline.
  func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) async throws -> MomentsDetails
}

/// A source of timelines that answers at once.
///
/// With one, a timeline is there in the first frame: a static page needs no second.
public protocol SynchronousMomentsRepo: MomentsRepo {
  /// A person's timeline.
  func momentsDetails(userID: String) throws -> MomentsDetails

  /// Sets whether a person likes a moment, and answers the person's whole new timeline.
  func updateMomentLike(momentID: String, userID: String, isLiked: Bool) throws -> MomentsDetails
}

/// What a source of timelines can't do.
public struct MomentsRepoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of error it is.
  public enum Code: Sendable, Hashable {
    /// There is no moment with that identifier.
    case unknownMoment
  }

  /// What kind of error it is.
  public var code: Code
  /// What was found and what to do.
  public var message: String

  /// An error by parts.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
