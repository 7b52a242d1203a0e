import Foundation

/// Argon2id as libsodium has it, which is looked for when it is needed: programs without passwords need no library.
struct PasswordHash: @unchecked Sendable {
  private typealias Hash =
    @convention(c) (
      UnsafeMutablePointer<CChar>, UnsafePointer<CChar>, UInt64, UInt64, Int
    ) -> Int32
  private typealias Verify =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UInt64) -> Int32

  /// Two passes over 64 MiB: what libsodium calls interactive.
  private static let passes: UInt64 = 2
  private static let memory = 64 * 1024 * 1024
  /// The bytes of a hash as text, with its zero.
  private static let size = 128

  private let hash: Hash
  private let verify: Verify

  /// The library of this machine; nil if there is none.
  static let shared = PasswordHash()

  private init?() {
    let names = ["libsodium.so.23", "libsodium.so.26", "libsodium.so"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let start = dlsym(library, "sodium_init"), let hash = dlsym(library, "crypto_pwhash_str"),
      let verify = dlsym(library, "crypto_pwhash_str_verify")
    else { return nil }
    guard unsafeBitCast(start, to: (@convention(c) () -> Int32).self)() >= 0 else { return nil }
    self.hash = unsafeBitCast(hash, to: Hash.self)
    self.verify = unsafeBitCast(verify, to: Verify.self)
  }

  /// A text that says nothing about a password but whether it is one; nil without memory.
  func hash(_ password: String) -> String? {
    var text = [CChar](repeating: 0, count: Self.size)
    let result = hash(
      &text, password, UInt64(password.utf8.count), Self.passes, Self.memory)
    return result == 0
      ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Whether a password is that of a hash.
  func verify(_ password: String, _ hash: String) -> Bool {
    verify(hash, password, UInt64(password.utf8.count)) == 0
  }
}
