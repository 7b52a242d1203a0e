/// What a source of timelines can't do.
public struct MomentsRepoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of error it is.
  public enum Code: Sendable, Hashable {
    /// There is no moment with that identifier.
    case unknownMoment
    /// There is no person and no guest with that identifier.
    case unknownUser
    /// The identifier can't be a guest's: it is empty, too long, or a person's.
    case invalidGuest
    /// There are as many guests as there may be.
    case tooManyGuests
    /// The source has no timeline yet.
    case noTimeline
    /// The storage did not do what it was asked; nothing has changed.
    case storageFailure
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

  /// An error with the words that its kind always has.
  public init(_ code: Code) {
    let message =
      switch code {
      case .unknownMoment: "There is no moment with that identifier. Reload the timeline."
      case .unknownUser: "There is nobody with that identifier. Name a person of the timeline."
      case .invalidGuest: "That identifier can't be a guest's. Begin a new visit."
      case .tooManyGuests: "There are as many guests as there may be. Come back later."
      case .noTimeline: "There is no timeline yet. Import one."
      case .storageFailure: "The storage failed and nothing has changed. Try again."
      }
    self.init(code: code, message: message)
  }

  /// The message.
  public var description: String { message }
}
