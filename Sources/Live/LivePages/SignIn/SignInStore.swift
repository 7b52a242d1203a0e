package import AppServer

/// A sign-in that holds.
package struct StoredSignIn: Equatable, Sendable {
  package var id: RandomID
  package var user: ReaderUser
  /// For how many seconds each visit keeps it.
  package var lifetime: Double
  /// When it ends, in seconds since 1970.
  package var expiry: Double

  package init(id: RandomID, user: ReaderUser, lifetime: Double, expiry: Double) {
    self.id = id
    self.user = user
    self.lifetime = lifetime
    self.expiry = expiry
  }
}

/// A key that sign-ins are signed with.
package struct SignInKey: Equatable, Sendable {
  /// Counts the keys of a store.
  package var number: UInt32
  package var bytes: [UInt8]
  /// When it was made, in seconds since 1970.
  package var time: Double

  package init(number: UInt32, bytes: [UInt8], time: Double) {
    self.number = number
    self.bytes = bytes
    self.time = time
  }
}

/// Where sign-ins and their keys are kept, for all processes that have one store.
@MainActor
package protocol SignInStore: AnyObject {
  /// The two newest keys, the newest first.
  func signInKeys() throws -> [SignInKey]
  /// Adds a key, unless there is one of its number, and forgets those that count no more.
  func add(_ key: SignInKey) throws
  func signIn(_ id: RandomID) throws -> StoredSignIn?
  /// Those of some sign-ins that are there.
  func lasting(_ ids: Set<RandomID>) throws -> Set<RandomID>
  /// Keeps a sign-in, in place of one of its identity.
  func save(_ signIn: StoredSignIn) throws
  /// Keeps a sign-in that is there until another time; one that has ended meanwhile stays so.
  func extend(_ id: RandomID, until expiry: Double) throws
  func removeSignIn(_ id: RandomID) throws
  func removeSignIns(ofUser id: String) throws
  /// Forgets sign-ins that ended before a time in seconds since 1970.
  func removeSignIns(before time: Double) throws
}

extension SignInStore {
  package func lasting(_ ids: Set<RandomID>) throws -> Set<RandomID> {
    try ids.filter { try signIn($0) != nil }
  }
}
