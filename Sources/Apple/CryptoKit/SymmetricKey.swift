#if Server
  public import Foundation

  /// What went wrong.
  ///
  /// - Note: As in CryptoKit.
  public enum CryptoKitError: Error, Equatable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure, unwrapFailure, invalidParameter
  }

  /// The size of a key.
  public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
  }

  /// A key that both sides know.
  ///
  /// - Note: As in CryptoKit.
  public struct SymmetricKey: ContiguousBytes, Sendable {
    let bytes: [UInt8]

    /// A key of these bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// A new key from the system's generator.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  extension SymmetricKey: Equatable {
    public static func == (first: SymmetricKey, second: SymmetricKey) -> Bool {
      areEqual(first.bytes, second.bytes)
    }
  }

  /// Bytes from the system's generator.
  func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<max(count, 0)).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
#endif
