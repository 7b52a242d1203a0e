/// What a page without script sends with its form: which page it is, how it was when it was shown, and until when
/// that counts.
///
/// The code at the end binds it to the browser's cookie and to the page's address, so no other page can have a browser
/// send one.
struct FormToken: Equatable {
  var page: PageToken
  /// The last event that had been applied; a form is taken once.
  var event: UInt32
  /// What the page numbered.
  var shape: PageShape
  /// Seconds since 1970.
  var expiry: UInt32

  private static let size = 52

  private var bytes: [UInt8] {
    page.session.bytes
      + [page.epoch, event, shape.count, shape.sum, expiry].flatMap { number in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
  }

  /// The token as text for the pages of one browser at one address.
  func text(for guest: RandomID, at route: String, _ authenticator: MessageAuthenticator) -> String
  {
    Base64URL.encode(bytes + authenticator.code(of: message(guest, route)))
  }

  /// Reads a token; nil if it was not written for this browser and address with this key.
  init?(
    _ text: String, of guest: RandomID, at route: String, _ authenticator: MessageAuthenticator
  ) {
    guard let bytes = Base64URL.decode(text), bytes.count == Self.size,
      let session = RandomID(bytes.prefix(16))
    else { return nil }
    let numbers = stride(from: 16, to: 36, by: 4).map { start in
      bytes[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    self.init(
      page: PageToken(session: session, epoch: numbers[0]), event: numbers[1],
      shape: PageShape(count: numbers[2], sum: numbers[3]), expiry: numbers[4])
    guard authenticator.verify(Array(bytes[36...]), of: message(guest, route)) else { return nil }
  }

  init(page: PageToken, event: UInt32, shape: PageShape, expiry: UInt32) {
    self.page = page
    self.event = event
    self.shape = shape
    self.expiry = expiry
  }

  /// What the code is of; its length tells it from what other tokens are of.
  private func message(_ guest: RandomID, _ route: String) -> [UInt8] {
    Array("form".utf8) + bytes + guest.bytes + Array(route.utf8)
  }
}
