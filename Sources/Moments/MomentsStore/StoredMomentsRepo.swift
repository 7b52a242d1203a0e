public import Foundation
public import Moments
public import PositionedJSON
import SQLiteStore
import Synchronization

/// A source of timelines in an SQLite file, which processes may share.
///
/// A like is one transaction and survives the end of the process and of the machine once it is
/// answered. It may be used from any thread; one at a time is served.
public final class StoredMomentsRepo: PeopledMomentsRepo {
  /// What became of an import.
  public enum ImportOutcome: Sendable, Hashable {
    /// The timeline is that of the file now, with so many moments.
    case imported(moments: Int)
    /// The file was imported already.
    case unchanged
  }

  private struct State {
    let database: Database
    /// The timeline as nobody in particular sees it.
    var cached: MomentsDetails?
    /// The indices of the cached moments.
    var indices: [String: Int] = [:]
    /// The file's state that ``cached`` is of, but for what this repo wrote itself.
    var dataVersion: Int64 = 0
  }

  private let state: Mutex<State>
  private let observers = MomentsObservers()
  private let limit: Int
  private let guestLimit: Int
  private let now: @Sendable () -> Date

  /// Opens a file, makes it if there is none, and brings it up to date.
  ///
  /// - Parameters:
  ///   - path: The file; it is made if there is none.
  ///   - limit: The most moments that a timeline has; those after them stay in the file.
  ///   - guestLimit: The most guests that are known.
  ///   - now: When likes are made.
  public init(
    path: String, limit: Int = .max, guestLimit: Int = Guest.limit,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(MomentsRepoError) {
    do {
      let database = try Database(path: path)
      try database.migrate(Schema.migrations)
      state = Mutex(State(database: database))
    } catch {
      throw MomentsRepoError(storage: error)
    }
    self.limit = max(limit, 0)
    self.guestLimit = guestLimit
    self.now = now
  }

  /// Makes the timeline of a JSON file that of the store, unless it is the one imported last.
  ///
  /// It is bare or in the envelope of a GraphQL answer, as `MomentsDetails.read(from:file:diagnostics:)`
  /// reads it. Moments that the store knows keep the likes that they have there.
  ///
  /// - Parameters:
  ///   - bytes: The source in JSON.
  ///   - file: What messages call it.
  ///   - diagnostics: Receives warnings as well.
  /// - Throws: `InputError` with all errors of the file, or `MomentsRepoError`.
  public func importMoments(
    from bytes: [UInt8], file: String, diagnostics: Diagnostics = Diagnostics()
  ) throws -> ImportOutcome {
    let hash = importHash(bytes)
    let isKnown = try withDatabase { try $0.database.importedHash() == hash }
    if isKnown { return .unchanged }
    let details = try MomentsDetails.read(from: bytes, file: file, diagnostics: diagnostics)
      .reconciled()
    let seconds = Int(now().timeIntervalSince1970)
    try withDatabase { state in
      state.cached = nil
      try state.database.transaction {
        try state.database.replaceTimeline(details, hash: hash, at: seconds)
      }
    }
    observers.post(MomentsChange())
    return .imported(moments: details.moments.count)
  }

  public func momentsDetails(userID: String) throws -> MomentsDetails {
    try withDatabase { state in
      let details = try timeline(&state)
      _ = try knownUser(userID, details, state.database)
      return details.seen(by: userID)
    }
  }

  public func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) throws -> MomentsDetails {
    let seconds = Int(now().timeIntervalSince1970)
    let (details, hasChanged) = try withDatabase { state in
      let details = try timeline(&state)
      let user = try knownUser(userID, details, state.database)
      guard let index = state.indices[momentID] else { throw MomentsRepoError(.unknownMoment) }
      // The identifiers that were found, which may have other bytes than equal ones asked for.
      let hasChanged = try state.database.setLike(
        details.moments[index].id, user.id, isLiked, at: seconds)
      // After the commit, so that what couldn't be stored is not shown either.
      if hasChanged { _ = state.cached?.moments[index].setLike(by: user, isLiked) }
      return (try timeline(&state).seen(by: userID), hasChanged)
    }
    if hasChanged { observers.post(MomentsChange(momentID: momentID, userID: userID)) }
    return details
  }

  public func observeChanges(
    _ handler: @escaping @MainActor @Sendable (MomentsChange) -> Void
  ) -> MomentsObservation { observers.add(handler) }

  /// Tells the observers if another process has changed the file since the timeline was read.
  ///
  /// Nothing else notifies of such changes; programs that share the file call this regularly. It
  /// takes some microseconds.
  public func noticeOtherProcesses() throws {
    let hasChanged = try withDatabase { state in
      try state.cached != nil && state.database.dataVersion() != state.dataVersion
    }
    if hasChanged { observers.post(MomentsChange()) }
  }

  public func user(id: String) throws -> UserDetails? {
    try withDatabase { try $0.database.user(id: id)?.details }
  }

  public func guest(id: String) throws -> UserDetails {
    let guest = try Guest.details(id: id)
    return try withDatabase { state in
      if let known = try state.database.user(id: id) {
        guard known.isGuest else { throw MomentsRepoError(.invalidGuest) }
        return known.details
      }
      // A guest who got lost with the machine's power is made again just so.
      try state.database.setDurability(.normal)
      defer { try? state.database.setDurability(.full) }
      try state.database.transaction {
        guard try state.database.guestCount() < guestLimit else {
          throw MomentsRepoError(.tooManyGuests)
        }
        try state.database.add(guest: guest)
      }
      return guest
    }
  }

  /// The number of statements that were run so far, for tests.
  package var statementCount: Int { state.withLock { $0.database.runCount } }

  /// The timeline, read anew if another process has changed the file.
  private func timeline(_ state: inout State) throws -> MomentsDetails {
    // Before reading: what comes in between is noticed the next time.
    let version = try state.database.dataVersion()
    if let cached = state.cached, state.dataVersion == version { return cached }
    let people = try state.database.people()
    guard let owner = people.first else { throw MomentsRepoError(.noTimeline) }
    let details = MomentsDetails(
      userDetails: owner, moments: try state.database.moments(limit: limit), people: people)
    state.cached = details
    state.indices = Dictionary(
      details.moments.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    state.dataVersion = version
    return details
  }

  private func knownUser(
    _ id: String, _ details: MomentsDetails, _ database: Database
  ) throws -> UserDetails {
    if let person = details.people.first(where: { $0.id == id }) { return person }
    guard let user = try database.user(id: id) else { throw MomentsRepoError(.unknownUser) }
    return user.details
  }

  /// Uses the database; its errors become ours.
  private func withDatabase<Result: Sendable>(
    _ body: (inout State) throws -> Result
  ) throws -> Result {
    try state.withLock { state in
      do {
        return try body(&state)
      } catch let error as SQLiteError {
        throw MomentsRepoError(storage: error)
      }
    }
  }
}

extension MomentsRepoError {
  fileprivate init(storage error: any Error) {
    self.init(code: .storageFailure, message: String(describing: error))
  }
}
