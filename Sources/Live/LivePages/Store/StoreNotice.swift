import Foundation

/// What processes with one store tell each other.
package enum StoreNotice: Equatable, Sendable {
  /// Sign-ins have ended.
  case signedOut(SignOutScope)
  /// A shared value has another version.
  case changed(name: String, version: Int64)
  /// Something may have been missed.
  case missed

  /// The notice as a text for others; nil for what isn't told.
  var text: String? {
    switch self {
    case .signedOut(.signIn(let id)): "sign-in \(id.text)"
    case .signedOut(.user(let id)): "user \(Base64URL.encode(Array(id.utf8)))"
    case .changed(let name, let version): "value \(Base64URL.encode(Array(name.utf8))) \(version)"
    case .missed: nil
    }
  }

  /// Reads what ``text`` gave.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    switch (words[0], words.count) {
    case ("sign-in", 2):
      guard let id = RandomID(text: words[1]) else { return nil }
      self = .signedOut(.signIn(id))
    case ("user", 2):
      guard let bytes = Base64URL.decode(words[1]) else { return nil }
      self = .signedOut(.user(String(decoding: bytes, as: UTF8.self)))
    case ("value", 3):
      guard let bytes = Base64URL.decode(words[1]), let version = Int64(words[2]) else {
        return nil
      }
      self = .changed(name: String(decoding: bytes, as: UTF8.self), version: version)
    default: return nil
    }
  }
}
