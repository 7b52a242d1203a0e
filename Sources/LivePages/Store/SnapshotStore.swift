package import Foundation

/// Where sessions are kept that are to survive the server.
@MainActor
package protocol SnapshotStore: AnyObject {
  /// The key of tokens, made when the store was, and how often the store was opened.
  var identity: (key: [UInt8], epoch: UInt32) { get }
  /// Stores sessions, all or none.
  func save(_ sessions: [StoredSession]) throws
  /// A session that was stored.
  func session(_ id: RandomID) throws -> StoredSession?
  /// Forgets a session.
  func remove(_ id: RandomID) throws
  /// Forgets sessions that were stored before a time in seconds since 1970.
  func removeSessions(before time: Double) throws
  /// The values that a browser's pages have kept, by name.
  func values(of guest: RandomID) throws -> [String: Data]
  /// Keeps a value for a browser's pages; nil to forget it.
  func setValue(_ value: Data?, named name: String, of guest: RandomID) throws
}
