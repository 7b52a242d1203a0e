/// What a browser shows of a sign-in: which one it is, and that this server has made it for this browser.
///
/// The code at the end binds it to the browser's other cookie, so one that leaks is of no use alone.
struct SignInTicket: Equatable {
  /// The sign-in's identity in the store.
  var id: RandomID
  /// The number of the key that the code was made with.
  var key: UInt32

  private static let size = 36

  private var bytes: [UInt8] {
    id.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: key >> $0) }
  }

  private func message(_ guest: RandomID) -> [UInt8] { Array("sign-in".utf8) + bytes + guest.bytes }

  /// The value of a cookie: 48 characters.
  func text(for guest: RandomID, _ authenticator: MessageAuthenticator) -> String {
    Base64URL.encode(bytes + authenticator.code(of: message(guest)))
  }

  /// Reads a cookie's value; nil if it was not written for this browser with a key that counts.
  ///
  /// - Parameter keys: Finds the key of a number.
  init?(_ text: String, of guest: RandomID, keys: (UInt32) -> [UInt8]?) {
    guard text.utf8.count == 48, let bytes = Base64URL.decode(text), bytes.count == Self.size,
      let id = RandomID(bytes.prefix(16))
    else { return nil }
    self.init(id: id, key: bytes[16..<20].reduce(0) { $0 << 8 | UInt32($1) })
    guard let key = keys(key),
      MessageAuthenticator(key: key).verify(Array(bytes[20...]), of: message(guest))
    else { return nil }
  }

  init(id: RandomID, key: UInt32) {
    self.id = id
    self.key = key
  }
}
