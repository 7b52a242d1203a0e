#if Server
  public import Foundation

  /// What a hash function makes of bytes.
  ///
  /// - Note: As in CryptoKit.
  public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
  where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
    /// The bytes.
    var _bytes: [UInt8] { get }
    /// What the hash function is called.
    static var _name: String { get }
  }

  extension Digest {
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try _bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }

    public var description: String { "\(Self._name) digest: \(_bytes.hex)" }

    /// Whether bytes are the digest's, in a time that doesn't tell how many of them are.
    public static func == <D: DataProtocol>(digest: Self, bytes: D) -> Bool {
      areEqual(digest._bytes, Array(bytes))
    }
  }

  extension [UInt8] {
    var hex: String {
      map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// Whether two rows of bytes are the same, in a time that doesn't tell where they differ.
  func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.count == second.count && zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The digest of ``SHA256``.
  public struct SHA256Digest: Digest {
    public static let byteCount = 32
    public static let _name = "SHA256"
    public let _bytes: [UInt8]
  }

  /// The digest of ``SHA384``.
  public struct SHA384Digest: Digest {
    public static let byteCount = 48
    public static let _name = "SHA384"
    public let _bytes: [UInt8]
  }

  /// The digest of ``SHA512``.
  public struct SHA512Digest: Digest {
    public static let byteCount = 64
    public static let _name = "SHA512"
    public let _bytes: [UInt8]
  }

  extension Insecure {
    /// The digest of ``Insecure/SHA1``.
    public struct SHA1Digest: Digest {
      public static let byteCount = 20
      public static let _name = "SHA1"
      public let _bytes: [UInt8]
    }

    /// The digest of ``Insecure/MD5``.
    public struct MD5Digest: Digest {
      public static let byteCount = 16
      public static let _name = "MD5"
      public let _bytes: [UInt8]
    }
  }
#endif
