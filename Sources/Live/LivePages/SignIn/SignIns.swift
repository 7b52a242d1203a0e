import AppServer
import Foundation
import WebServer

/// Who is signed in, by the cookies of a server's browsers.
@MainActor
final class SignIns {
  /// A sign-in that a cookie names.
  struct Known: Equatable {
    var user: ReaderUser
    var id: RandomID
    /// When it ends, in seconds since 1970.
    var expiry: Double
    /// Whether the browser gets the cookie anew.
    var isDue: Bool
  }

  private let store: any SignInStore
  private let lifetime: Double
  private let keyLifetime: Double
  private let now: @MainActor () -> Double

  init(
    _ store: any SignInStore, _ configuration: SignInConfiguration,
    now: @escaping @MainActor () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.store = store
    lifetime = configuration.lifetime / .seconds(1)
    keyLifetime = configuration.keyLifetime / .seconds(1)
    self.now = now
  }

  /// The sign-in that a cookie's value names; nil if it is none of ours, or holds no more.
  func known(_ text: String, of guest: RandomID) throws -> Known? {
    let keys = try store.signInKeys()
    let ticket = SignInTicket(text, of: guest) { number in
      keys.first { $0.number == number }?.bytes
    }
    guard let ticket, let stored = try store.signIn(ticket.id), stored.expiry > now() else {
      return nil
    }
    return Known(
      user: stored.user, id: stored.id, expiry: stored.expiry,
      isDue: ticket.key != keys.first?.number || stored.expiry - now() < stored.lifetime / 2)
  }

  /// Begins a sign-in with an identity of its own.
  ///
  /// - Returns: The value of its cookie, and how many seconds the browser may keep it.
  func begin(
    _ user: ReaderUser, for time: Duration?, of guest: RandomID
  ) throws -> (text: String, seconds: Double) {
    let seconds = time.map { $0 / .seconds(1) } ?? lifetime
    let signIn = StoredSignIn(
      id: RandomID(), user: user, lifetime: seconds, expiry: now() + seconds)
    let key = try currentKey()
    try store.save(signIn)
    return (Self.text(signIn.id, key, guest), seconds)
  }

  /// Lets a sign-in hold longer.
  func renew(
    _ known: inout Known, of guest: RandomID
  ) throws -> (text: String, seconds: Double)? {
    guard let stored = try store.signIn(known.id) else { return nil }
    known.expiry = now() + stored.lifetime
    try store.extend(known.id, until: known.expiry)
    return (Self.text(known.id, try currentKey(), guest), stored.lifetime)
  }

  /// When a sign-in ends, in seconds since 1970; nil if it has ended.
  func expiry(of id: RandomID) throws -> Double? {
    try store.signIn(id).flatMap { $0.expiry > now() ? $0.expiry : nil }
  }

  func end(_ scope: SignOutScope) throws {
    switch scope {
    case .signIn(let id): try store.removeSignIn(id)
    case .user(let id): try store.removeSignIns(ofUser: id)
    case .forgotten: break
    }
  }

  /// Has another key sign from now on; cookies of the key before are taken, older ones are not.
  func rotate() throws {
    let number = try store.signInKeys().first?.number ?? 0
    try store.add(
      SignInKey(number: number &+ 1, bytes: MessageAuthenticator.newKey(), time: now()))
  }

  func removeOld() throws { try store.removeSignIns(before: now()) }

  private func currentKey() throws -> SignInKey {
    let known = try store.signInKeys().first
    if let known, now() - known.time < keyLifetime { return known }
    try rotate()
    // Another process may have been first.
    guard let key = try store.signInKeys().first else { throw SignInError() }
    return key
  }

  private static func text(_ id: RandomID, _ key: SignInKey, _ guest: RandomID) -> String {
    SignInTicket(id: id, key: key.number).text(
      for: guest, MessageAuthenticator(key: key.bytes))
  }
}

/// A store that keeps no keys.
struct SignInError: Error, CustomStringConvertible {
  var description: String {
    "The store of sessions keeps no key. Remove its file; readers sign in anew."
  }
}

/// What ends with a sign-out.
package enum SignOutScope: Equatable, Sendable {
  /// One sign-in, with all its pages.
  case signIn(RandomID)
  /// All sign-ins of a user.
  case user(String)
  /// All pages of a reader of whom nothing is kept any more.
  case forgotten(ReaderIdentity)
}
