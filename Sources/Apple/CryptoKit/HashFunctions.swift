#if Server
  internal import CNettle
  public import Foundation

  /// A function that makes a digest of any number of bytes.
  ///
  /// - Note: As in CryptoKit; the functions are Nettle's.
  public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes that the function takes at once.
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
  }

  extension HashFunction {
    /// The digest of bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
      var function = Self()
      function.update(data: data)
      return function.finalize()
    }

    /// Takes more bytes.
    public mutating func update<D: DataProtocol>(data: D) {
      for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
  }

  extension UnsafeRawBufferPointer {
    /// The bytes, as Nettle takes them.
    var octets: UnsafePointer<UInt8>? { bindMemory(to: UInt8.self).baseAddress }
  }

  /// SHA-2 with 256 bits.
  public struct SHA256: HashFunction {
    public static let blockByteCount = 64
    private var context = sha256_ctx()

    public init() { nettle_sha256_init(&context) }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      guard let bytes = bufferPointer.octets else { return }
      nettle_sha256_update(&context, bufferPointer.count, bytes)
    }

    public func finalize() -> SHA256Digest {
      var context = context
      var bytes = [UInt8](repeating: 0, count: SHA256Digest.byteCount)
      nettle_sha256_digest(&context, bytes.count, &bytes)
      return SHA256Digest(_bytes: bytes)
    }
  }

  /// SHA-2 with 384 bits.
  public struct SHA384: HashFunction {
    public static let blockByteCount = 128
    private var context = sha512_ctx()

    public init() { nettle_sha384_init(&context) }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      guard let bytes = bufferPointer.octets else { return }
      nettle_sha512_update(&context, bufferPointer.count, bytes)
    }

    public func finalize() -> SHA384Digest {
      var context = context
      var bytes = [UInt8](repeating: 0, count: SHA384Digest.byteCount)
      nettle_sha384_digest(&context, bytes.count, &bytes)
      return SHA384Digest(_bytes: bytes)
    }
  }

  /// SHA-2 with 512 bits.
  public struct SHA512: HashFunction {
    public static let blockByteCount = 128
    private var context = sha512_ctx()

    public init() { nettle_sha512_init(&context) }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      guard let bytes = bufferPointer.octets else { return }
      nettle_sha512_update(&context, bufferPointer.count, bytes)
    }

    public func finalize() -> SHA512Digest {
      var context = context
      var bytes = [UInt8](repeating: 0, count: SHA512Digest.byteCount)
      nettle_sha512_digest(&context, bytes.count, &bytes)
      return SHA512Digest(_bytes: bytes)
    }
  }

  /// Functions that no longer keep anything safe, for formats that need them.
  ///
  /// - Note: As in CryptoKit.
  public enum Insecure {}

  extension Insecure {
    /// SHA-1.
    public struct SHA1: HashFunction {
      public static let blockByteCount = 64
      private var context = sha1_ctx()

      public init() { nettle_sha1_init(&context) }

      public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        guard let bytes = bufferPointer.octets else { return }
        nettle_sha1_update(&context, bufferPointer.count, bytes)
      }

      public func finalize() -> SHA1Digest {
        var context = context
        var bytes = [UInt8](repeating: 0, count: SHA1Digest.byteCount)
        nettle_sha1_digest(&context, bytes.count, &bytes)
        return SHA1Digest(_bytes: bytes)
      }
    }

    /// MD5.
    public struct MD5: HashFunction {
      public static let blockByteCount = 64
      private var context = md5_ctx()

      public init() { nettle_md5_init(&context) }

      public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        guard let bytes = bufferPointer.octets else { return }
        nettle_md5_update(&context, bufferPointer.count, bytes)
      }

      public func finalize() -> MD5Digest {
        var context = context
        var bytes = [UInt8](repeating: 0, count: MD5Digest.byteCount)
        nettle_md5_digest(&context, bytes.count, &bytes)
        return MD5Digest(_bytes: bytes)
      }
    }
  }
#endif
