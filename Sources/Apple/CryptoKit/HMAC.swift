#if Server
  public import Foundation

  /// A code by which those who have a key know that bytes are as they were.
  public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
    Sequence
  where Element == UInt8 {
    var byteCount: Int { get }
  }

  /// A code that was made with a hash function.
  ///
  /// - Note: As in CryptoKit.
  public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public var description: String { "HMAC with \(H.Digest._name): \(bytes.hex)" }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// Codes by which those who have a key know that bytes are as they were (RFC 2104).
  ///
  /// - Note: As in CryptoKit.
  public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outer = H()

    public init(key: SymmetricKey) {
      var bytes = key.bytes
      if bytes.count > H.blockByteCount { bytes = H.hash(data: bytes)._bytes }
      bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
      inner.update(data: bytes.map { $0 ^ 0x36 })
      outer.update(data: bytes.map { $0 ^ 0x5C })
    }

    /// Takes more bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of all bytes that were taken.
    public func finalize() -> MAC {
      var outer = outer
      outer.update(data: inner.finalize()._bytes)
      return MAC(bytes: outer.finalize()._bytes)
    }

    /// The code of bytes.
    public static func authenticationCode<D: DataProtocol>(
      for data: D, using key: SymmetricKey
    ) -> MAC {
      var code = HMAC(key: key)
      code.update(data: data)
      return code.finalize()
    }

    /// Whether a code is that of bytes, in a time that doesn't tell how much of it is right.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
      _ code: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
      areEqual(
        code.withUnsafeBytes { Array($0) }, authenticationCode(for: data, using: key).bytes)
    }
  }

  /// Keys made of other secrets (RFC 5869).
  ///
  /// - Note: As in CryptoKit.
  public enum HKDF<H: HashFunction> {
    /// A key of so many bytes, of which there may be 255 digests at most: more are a programming error.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
      inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
      precondition(
        (0...255 * H.Digest.byteCount).contains(outputByteCount),
        "A key of \(outputByteCount) bytes can't be derived.")
      let secret = SymmetricKey(
        data: HMAC<H>.authenticationCode(
          for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt))))
      var (bytes, last): ([UInt8], [UInt8]) = ([], [])
      var number: UInt8 = 0
      while bytes.count < outputByteCount, number < .max {
        number += 1
        last = HMAC<H>.authenticationCode(for: last + Array(info) + [number], using: secret).bytes
        bytes += last
      }
      return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
    }

    public static func deriveKey<Info: DataProtocol>(
      inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
      deriveKey(
        inputKeyMaterial: inputKeyMaterial,
        salt: [UInt8](repeating: 0, count: H.Digest.byteCount), info: info,
        outputByteCount: outputByteCount)
    }

    public static func deriveKey(
      inputKeyMaterial: SymmetricKey, outputByteCount: Int
    ) -> SymmetricKey {
      deriveKey(
        inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
    }
  }
#endif
