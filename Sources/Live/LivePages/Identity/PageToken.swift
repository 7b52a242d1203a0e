/// What a page says about itself: its session, and the start of the server that made it.
///
/// The code at the end binds it to the browser's cookie, so a token that leaks is of no use without.
package struct PageToken: Equatable, Sendable {
  package var session: RandomID
  /// Counts the starts of servers with one store.
  package var epoch: UInt32

  package init(session: RandomID, epoch: UInt32) {
    self.session = session
    self.epoch = epoch
  }

  private static let size = 36

  private var bytes: [UInt8] {
    session.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: epoch >> $0) }
  }

  /// The token as text for the pages of one browser.
  func text(for guest: RandomID, _ authenticator: MessageAuthenticator) -> String {
    Base64URL.encode(bytes + authenticator.code(of: bytes + guest.bytes))
  }

  /// Reads a token; nil if it was not written for this browser with this key.
  init?(_ text: String, of guest: RandomID, _ authenticator: MessageAuthenticator) {
    guard text.utf8.count == 48, let bytes = Base64URL.decode(text), bytes.count == Self.size,
      let session = RandomID(bytes.prefix(16))
    else { return nil }
    self.session = session
    epoch = bytes[16..<20].reduce(0) { $0 << 8 | UInt32($1) }
    guard authenticator.verify(Array(bytes[20...]), of: self.bytes + guest.bytes) else {
      return nil
    }
  }
}
