package import AppServer
package import Foundation
package import ViewTree

/// Where sessions are kept that are to survive the server.
///
/// Several processes may have one store. A session belongs to the process that made or took it until
/// that one gives it up or is known to have ended.
@MainActor
package protocol SnapshotStore: SignInStore {
  /// The key of tokens, made when the store was, and how often the store was opened.
  var identity: (key: [UInt8], epoch: UInt32) { get }
  /// Whether processes on several machines have the store.
  var isSharedByMachines: Bool { get }
  /// Stores sessions, all or none but those that another process has taken.
  ///
  /// - Parameter done: Called when that is so, maybe later, with the sessions that another process has.
  func save(
    _ sessions: [StoredSession],
    done: @escaping @MainActor (Result<Set<RandomID>, any Error>) -> Void)
  /// Waits until what was to be written is, or can't be.
  func finish()
  /// Lets others have this process's sessions at once; nothing is asked afterwards.
  func close()
  /// A session that was stored.
  func session(_ id: RandomID) throws -> StoredSession?
  /// Whether this process has a session that was stored; nil if nobody has stored it.
  func isOwn(_ id: RandomID) throws -> Bool?
  /// Tells the other processes something.
  func tell(_ notice: StoreNotice)
  /// Tells processes something that don't know of this one, which ends soon; within some seconds.
  func post(_ notice: StoreNotice) throws
  /// Says who hears what other processes tell, from now on.
  func listen(_ hear: @escaping @MainActor @Sendable (StoreNotice) -> Void)
  /// Keeps a file that a page links to, for the other machines; where there are none nothing is kept.
  func keep(_ asset: PageAsset)
  /// The bytes of a file that a page of any machine has linked to.
  func asset(named name: String) throws -> [UInt8]?
  /// Takes a session that was stored for this process; asks for one that another has.
  func take(_ id: RandomID) throws -> TakenSession
  /// Gives a session up, so that another process can take it.
  func release(_ id: RandomID) throws
  /// Says that this process lives.
  ///
  /// - Returns: Sessions of this process that others ask for.
  func renewLease() throws -> [RandomID]
  /// Whether no other process can have taken sessions of this one unasked.
  var hasLease: Bool { get }
  /// Remembers what a process did when it ended.
  func note(_ blame: Blame) throws
  /// What is remembered of a session.
  func grudge(of id: RandomID) throws -> Grudge?
  /// Forgets a session.
  func remove(_ id: RandomID) throws
  /// Forgets sessions that were stored before a time in seconds since 1970.
  func removeSessions(before time: Double) throws
  /// The values that a browser's pages have kept, by name.
  func values(of guest: RandomID) throws -> [String: Data]
  /// Keeps a value for a browser's pages; nil to forget it.
  func setValue(_ value: Data?, named name: String, of guest: RandomID) throws
  /// Remembers which user the values are of that are kept under a number.
  func setUser(_ user: String, of guest: RandomID) throws
  /// What is kept of a reader.
  func records(of reader: ReaderIdentity) throws -> ReaderRecords
  /// Forgets a reader; returns once it has, or throws and has not.
  func removeRecords(of reader: ReaderIdentity) throws
}

extension SnapshotStore {
  package var isSharedByMachines: Bool { false }
  package func isOwn(_ id: RandomID) throws -> Bool? { nil }
  package func tell(_ notice: StoreNotice) {}
  package func post(_ notice: StoreNotice) { tell(notice) }
  package func listen(_ hear: @escaping @MainActor @Sendable (StoreNotice) -> Void) {}
  package func keep(_ asset: PageAsset) {}
  package func asset(named name: String) throws -> [UInt8]? { nil }
  package func finish() {}
  package func close() {}
}

/// A store that can't be asked now, but maybe soon.
package struct StoreUnreachable: Error, Equatable, Sendable, CustomStringConvertible {
  package var message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}

/// What became of asking for a session.
package enum TakenSession: Equatable, Sendable {
  case taken(StoredSession)
  /// Another process that lives has it.
  case held
  case none
}

/// What is remembered of a session in which processes have ended.
package struct Grudge: Equatable, Sendable {
  /// The events that were under way, and how often a process was killed from outside then.
  package var events: ClosedRange<UInt32>?
  package var uncertainCount: Int
  package var isCertain: Bool
  /// How often processes ended in the session without an event of its page's.
  package var failureCount: Int

  package init(
    events: ClosedRange<UInt32>? = nil, uncertainCount: Int = 0, isCertain: Bool = false,
    failureCount: Int = 0
  ) {
    self.events = events
    self.uncertainCount = uncertainCount
    self.isCertain = isCertain
    self.failureCount = failureCount
  }

  /// What a store has; `first` 0 for no events.
  init(first: Int64, last: Int64, uncertainCount: Int64, isCertain: Bool, failureCount: Int64) {
    let (first, last) = (UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: last))
    self.init(
      events: first > 0 && first <= last ? first...last : nil,
      uncertainCount: Int(uncertainCount), isCertain: isCertain, failureCount: Int(failureCount))
  }

  /// Whether the session ends every process that takes it up.
  package var isHopeless: Bool { failureCount >= 2 }

  /// The events that are not to be run, where all up to `stored` are done.
  package func poison(after stored: UInt32) -> ClosedRange<UInt32>? {
    guard isCertain || uncertainCount >= 2, let events, events.upperBound > stored else {
      return nil
    }
    return max(events.lowerBound, stored + 1)...events.upperBound
  }

  /// Takes into account that a process has ended once more.
  mutating func note(_ blame: Blame) {
    guard blame.phase == .event || blame.phase == .update || blame.phase == .restore else {
      return
    }
    guard let new = blame.events else {
      if blame.isCertain { failureCount += 1 }
      return
    }
    if events != new {
      events = new
      uncertainCount = 0
      isCertain = false
    }
    if blame.isCertain { isCertain = true } else { uncertainCount += 1 }
  }
}
