package import Foundation

/// A store that lives as long as the process; for servers that need not outlive it, and for tests.
@MainActor
package final class MemoryStore: SnapshotStore {
  private let key: [UInt8]
  private var epoch: UInt32 = 1
  package internal(set) var sessions: [RandomID: StoredSession] = [:]
  private var grudges: [RandomID: Grudge] = [:]
  var keys: [SignInKey] = []
  package internal(set) var signIns: [RandomID: StoredSignIn] = [:]
  var values: [RandomID: [String: Data]] = [:]
  /// Whose values are of which user.
  var valueUsers: [RandomID: String] = [:]
  /// The number of writes so far.
  package private(set) var saveCount = 0
  /// What the next writes fail with, if anything.
  package var failure: (any Error)?

  package init() { key = MessageAuthenticator.newKey() }

  package var identity: (key: [UInt8], epoch: UInt32) { (key, epoch) }

  /// Begins anew with what is stored, as a server that is started again.
  package func reopen() { epoch += 1 }

  package func save(
    _ sessions: [StoredSession],
    done: @escaping @MainActor (Result<Set<RandomID>, any Error>) -> Void
  ) {
    done(Result { try save(sessions) })
  }

  /// Stores sessions now.
  ///
  /// - Returns: The sessions that another process has.
  @discardableResult
  package func save(_ sessions: [StoredSession]) throws -> Set<RandomID> {
    if let failure { throw failure }
    saveCount += 1
    for session in sessions { self.sessions[session.id] = session }
    return []
  }

  package func take(_ id: RandomID) throws -> TakenSession {
    sessions[id].map { .taken($0) } ?? .none
  }

  package func release(_ id: RandomID) throws {}

  package func renewLease() throws -> [RandomID] { [] }

  package var hasLease: Bool { true }

  package func note(_ blame: Blame) throws { grudges[blame.session, default: Grudge()].note(blame) }

  package func grudge(of id: RandomID) throws -> Grudge? { grudges[id] }

  package func session(_ id: RandomID) throws -> StoredSession? { sessions[id] }

  package func remove(_ id: RandomID) throws { sessions[id] = nil }

  package func removeSessions(before time: Double) throws {
    sessions = sessions.filter { $0.value.time >= time }
  }

  package func values(of guest: RandomID) throws -> [String: Data] { values[guest] ?? [:] }

  package func setValue(_ value: Data?, named name: String, of guest: RandomID) throws {
    values[guest, default: [:]][name] = value
  }
}
