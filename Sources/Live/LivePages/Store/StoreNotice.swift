import Foundation

/// What processes with one store tell each other.
package enum StoreNotice: Equatable, Sendable {
  /// Sign-ins have ended.
  case signedOut(SignOutScope)
  /// A shared value has another version, which is told with it if it is short.
  case changed(name: String, version: Int64, bytes: [UInt8]? = nil)
  /// Something may have been missed.
  case missed
  /// The store has refused a change of this process's own.
  case refused(String)

  /// The longest value that is told, so that a notice's text has less than 8,000 bytes.
  static var valueLimit: Int { 4096 }

  /// The notice as a text for others; nil for what isn't told.
  var text: String? {
    switch self {
    case .signedOut(.signIn(let id)): "sign-in \(id.text)"
    case .signedOut(.user(let id)): "user \(Base64URL.encode(Array(id.utf8)))"
    case .signedOut(.forgotten(.user(let id))): "forgotten \(Base64URL.encode(Array(id.utf8)))"
    case .signedOut(.forgotten(.browser(let id))): "browser \(id.text)"
    case .changed(let name, let version, let bytes):
      "value \(Base64URL.encode(Array(name.utf8))) \(version)"
        + (bytes.map { " \(Base64URL.encode($0))" } ?? "")
    case .missed, .refused: nil
    }
  }

  /// Reads what ``text`` gave.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1 else { return nil }
    switch (words[0], words.count) {
    case ("sign-in", 2):
      guard let id = RandomID(text: words[1]) else { return nil }
      self = .signedOut(.signIn(id))
    case ("user", 2):
      guard let bytes = Base64URL.decode(words[1]) else { return nil }
      self = .signedOut(.user(String(decoding: bytes, as: UTF8.self)))
    case ("forgotten", 2):
      guard let bytes = Base64URL.decode(words[1]) else { return nil }
      self = .signedOut(.forgotten(.user(String(decoding: bytes, as: UTF8.self))))
    case ("browser", 2):
      guard let id = RandomID(text: words[1]) else { return nil }
      self = .signedOut(.forgotten(.browser(id)))
    case ("value", 3...4):
      guard let bytes = Base64URL.decode(words[1]), let version = Int64(words[2]) else {
        return nil
      }
      self = .changed(
        name: String(decoding: bytes, as: UTF8.self), version: version,
        bytes: words.count > 3 ? Base64URL.decode(words[3]) : nil)
    default: return nil
    }
  }
}
