package import AppServer
import Foundation
import ViewTree

/// Whom a store keeps something of.
package enum ReaderIdentity: Hashable, Sendable {
  /// A user, in all browsers.
  case user(String)
  /// A browser, as long as nobody is signed in there.
  case browser(RandomID)

  /// The user's id as stores have it; empty for nobody.
  var user: String { if case .user(let id) = self { id } else { "" } }

  /// The browser's number as stores have it; no bytes for a user in all browsers.
  var guest: [UInt8] { if case .browser(let id) = self { id.bytes } else { [] } }
}

extension ReaderRecords {
  /// Adds a page that a store has.
  mutating func add(_ session: StoredSession) {
    pages.append(
      Page(
        address: session.route, stored: Date(timeIntervalSince1970: session.time),
        state: KeptState.json(of: session.state) ?? Data(session.state)))
  }

  /// Adds a value that a store has.
  mutating func add(_ name: String, _ value: Data) {
    values.append(Value(name: name, value: KeptState.json(ofValue: value)))
  }

  /// Adds a sign-in that a store has.
  mutating func add(_ signIn: StoredSignIn) {
    signIns.append(
      SignIn(user: signIn.user, expiry: Date(timeIntervalSince1970: signIn.expiry)))
  }
}

extension KnownReader {
  /// Whom the records of a page in a browser are of.
  func identity(in guest: RandomID) -> ReaderIdentity {
    userID.map { .user($0) } ?? .browser(guest)
  }
}
