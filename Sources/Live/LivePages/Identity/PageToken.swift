/// What a page says about itself: its session, and the start of the server that made it.
///
/// The code at the end binds it to the browser's cookie, so a token that leaks is of no use without. Where several
/// machines have one store it has the page's address, too: any of them may be the first that the page connects to.
package struct PageToken: Equatable, Sendable {
  package var session: RandomID
  /// Counts the starts of servers with one store.
  package var epoch: UInt32
  /// The page's address; nil where only the process that made the page makes its session.
  package var route: String?

  package init(session: RandomID, epoch: UInt32, route: String? = nil) {
    self.session = session
    self.epoch = epoch
    self.route = route
  }

  private static let size = 36

  private var bytes: [UInt8] {
    session.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: epoch >> $0) }
  }

  /// The token as text for the pages of one browser.
  func text(for guest: RandomID, _ authenticator: MessageAuthenticator) -> String {
    let head = Base64URL.encode(bytes + authenticator.code(of: message(guest)))
    return route.map { "\(head).\(Base64URL.encode(Array($0.utf8)))" } ?? head
  }

  /// What the code is of.
  private func message(_ guest: RandomID) -> [UInt8] {
    bytes + guest.bytes + (route.map { Array("route".utf8) + Array($0.utf8) } ?? [])
  }

  /// Reads a token; nil if it was not written for this browser with this key.
  init?(_ text: String, of guest: RandomID, _ authenticator: MessageAuthenticator) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = parts.first, head.utf8.count == 48, let bytes = Base64URL.decode(head),
      bytes.count == Self.size, let session = RandomID(bytes.prefix(16))
    else { return nil }
    self.session = session
    epoch = bytes[16..<20].reduce(0) { $0 << 8 | UInt32($1) }
    if parts.count > 1 {
      guard let route = Base64URL.decode(parts[1]) else { return nil }
      self.route = String(decoding: route, as: UTF8.self)
    }
    guard authenticator.verify(Array(bytes[20...]), of: message(guest)) else {
      return nil
    }
  }
}
