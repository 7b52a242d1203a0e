internal import CNettle

/// Codes by which a server knows what it has written itself (HMAC-SHA256, RFC 2104).
struct MessageAuthenticator: Sendable {
  /// The bytes of a key.
  static let keySize = 32
  private let key: [UInt8]

  init(key: [UInt8]) { self.key = key }

  /// A key from the system's generator.
  static func newKey() -> [UInt8] {
    RandomID().bytes + RandomID().bytes
  }

  /// The first 16 bytes of the code of a message.
  func code(of message: [UInt8]) -> [UInt8] {
    var context = hmac_sha256_ctx()
    var digest = [UInt8](repeating: 0, count: 16)
    nettle_hmac_sha256_set_key(&context, key.count, key)
    nettle_hmac_sha256_update(&context, message.count, message)
    nettle_hmac_sha256_digest(&context, digest.count, &digest)
    return digest
  }

  /// Whether a code is that of a message, in a time that doesn't tell how much of it is right.
  func verify(_ code: [UInt8], of message: [UInt8]) -> Bool {
    let expected = self.code(of: message)
    guard code.count == expected.count else { return false }
    return zip(code, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
