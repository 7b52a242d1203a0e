#if Server
  internal import CNettle
  public import Foundation

  /// A number that is used once with a key.
  public struct _SealingNonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// A new number from the system's generator.
    public init() { bytes = randomBytes(12) }

    /// A number of twelve bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// Bytes that nobody can read or change without a key.
  public struct _SealedBox: Sendable {
    public let nonce: _SealingNonce
    public let ciphertext: Data
    public let tag: Data

    /// The number, the bytes and their code behind each other.
    var all: Data { Data(nonce.bytes) + ciphertext + tag }

    init(whole data: some DataProtocol) throws {
      let bytes = Array(data)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      nonce = try _SealingNonce(data: bytes[..<12])
      ciphertext = Data(bytes[12..<(bytes.count - 16)])
      tag = Data(bytes.suffix(16))
    }

    init(_ nonce: _SealingNonce, _ ciphertext: some DataProtocol, _ tag: some DataProtocol) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }
  }

  /// The cipher AES.
  ///
  /// - Note: Differs from CryptoKit: it has ``AES/GCM`` only.
  public enum AES {
    /// AES in Galois' counter mode (NIST SP 800-38D), as Nettle has it.
    ///
    /// - Note: Differs from CryptoKit: numbers have twelve bytes.
    public enum GCM {
      public typealias Nonce = _SealingNonce

      /// Bytes that nobody can read or change without a key.
      public struct SealedBox: Sendable {
        let box: _SealedBox
        public var nonce: Nonce { box.nonce }
        public var ciphertext: Data { box.ciphertext }
        public var tag: Data { box.tag }
        /// The number, the bytes and their code behind each other.
        public var combined: Data? { box.all }

        init(box: _SealedBox) { self.box = box }

        public init<D: DataProtocol>(combined: D) throws {
          box = try _SealedBox(whole: combined)
        }

        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
          box = try _SealedBox(nonce, ciphertext, tag)
        }
      }

      public static func seal<Plain: DataProtocol, More: DataProtocol>(
        _ message: Plain, using key: SymmetricKey, nonce: Nonce? = nil, authenticating more: More
      ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let (bytes, tag) = try GaloisCounter.apply(
          Array(message), key.bytes, nonce.bytes, Array(more), isSealing: true)
        return SealedBox(box: try _SealedBox(nonce, bytes, tag))
      }

      public static func seal<Plain: DataProtocol>(
        _ message: Plain, using key: SymmetricKey, nonce: Nonce? = nil
      ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
      }

      public static func open<More: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating more: More
      ) throws -> Data {
        let (bytes, tag) = try GaloisCounter.apply(
          Array(sealedBox.ciphertext), key.bytes, sealedBox.nonce.bytes, Array(more),
          isSealing: false)
        guard areEqual(tag, Array(sealedBox.tag)) else {
          throw CryptoKitError.authenticationFailure
        }
        return Data(bytes)
      }

      public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
      }
    }
  }

  /// The cipher ChaCha20 with codes of Poly1305 (RFC 8439), as Nettle has it.
  ///
  /// - Note: As in CryptoKit.
  public enum ChaChaPoly {
    public typealias Nonce = _SealingNonce

    /// Bytes that nobody can read or change without a key.
    public struct SealedBox: Sendable {
      let box: _SealedBox
      public var nonce: Nonce { box.nonce }
      public var ciphertext: Data { box.ciphertext }
      public var tag: Data { box.tag }
      /// The number, the bytes and their code behind each other.
      public var combined: Data { box.all }

      init(box: _SealedBox) { self.box = box }

      public init<D: DataProtocol>(combined: D) throws { box = try _SealedBox(whole: combined) }

      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        box = try _SealedBox(nonce, ciphertext, tag)
      }
    }

    public static func seal<Plain: DataProtocol, More: DataProtocol>(
      _ message: Plain, using key: SymmetricKey, nonce: Nonce? = nil, authenticating more: More
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let (bytes, tag) = try apply(
        Array(message), key.bytes, nonce.bytes, Array(more), isSealing: true)
      return SealedBox(box: try _SealedBox(nonce, bytes, tag))
    }

    public static func seal<Plain: DataProtocol>(
      _ message: Plain, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    public static func open<More: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating more: More
    ) throws -> Data {
      let (bytes, tag) = try apply(
        Array(sealedBox.ciphertext), key.bytes, sealedBox.nonce.bytes, Array(more),
        isSealing: false)
      guard areEqual(tag, Array(sealedBox.tag)) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(bytes)
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    private static func apply(
      _ bytes: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ more: [UInt8], isSealing: Bool
    ) throws -> (bytes: [UInt8], tag: [UInt8]) {
      guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
      var context = chacha_poly1305_ctx()
      var result = [UInt8](repeating: 0, count: bytes.count)
      var tag = [UInt8](repeating: 0, count: 16)
      nettle_chacha_poly1305_set_key(&context, key)
      nettle_chacha_poly1305_set_nonce(&context, nonce)
      if !more.isEmpty { nettle_chacha_poly1305_update(&context, more.count, more) }
      if isSealing {
        nettle_chacha_poly1305_encrypt(&context, bytes.count, &result, bytes)
      } else {
        nettle_chacha_poly1305_decrypt(&context, bytes.count, &result, bytes)
      }
      nettle_chacha_poly1305_digest(&context, tag.count, &tag)
      return (result, tag)
    }
  }

  /// Nettle's Galois' counter mode for keys of any size.
  enum GaloisCounter {
    static func apply(
      _ bytes: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ more: [UInt8], isSealing: Bool
    ) throws -> (bytes: [UInt8], tag: [UInt8]) {
      var result = [UInt8](repeating: 0, count: bytes.count)
      var tag = [UInt8](repeating: 0, count: 16)
      switch key.count {
      case 16:
        var context = gcm_aes128_ctx()
        nettle_gcm_aes128_set_key(&context, key)
        nettle_gcm_aes128_set_iv(&context, nonce.count, nonce)
        if !more.isEmpty { nettle_gcm_aes128_update(&context, more.count, more) }
        if isSealing {
          nettle_gcm_aes128_encrypt(&context, bytes.count, &result, bytes)
        } else {
          nettle_gcm_aes128_decrypt(&context, bytes.count, &result, bytes)
        }
        nettle_gcm_aes128_digest(&context, tag.count, &tag)
      case 24:
        var context = gcm_aes192_ctx()
        nettle_gcm_aes192_set_key(&context, key)
        nettle_gcm_aes192_set_iv(&context, nonce.count, nonce)
        if !more.isEmpty { nettle_gcm_aes192_update(&context, more.count, more) }
        if isSealing {
          nettle_gcm_aes192_encrypt(&context, bytes.count, &result, bytes)
        } else {
          nettle_gcm_aes192_decrypt(&context, bytes.count, &result, bytes)
        }
        nettle_gcm_aes192_digest(&context, tag.count, &tag)
      case 32:
        var context = gcm_aes256_ctx()
        nettle_gcm_aes256_set_key(&context, key)
        nettle_gcm_aes256_set_iv(&context, nonce.count, nonce)
        if !more.isEmpty { nettle_gcm_aes256_update(&context, more.count, more) }
        if isSealing {
          nettle_gcm_aes256_encrypt(&context, bytes.count, &result, bytes)
        } else {
          nettle_gcm_aes256_decrypt(&context, bytes.count, &result, bytes)
        }
        nettle_gcm_aes256_digest(&context, tag.count, &tag)
      default: throw CryptoKitError.incorrectKeySize
      }
      return (result, tag)
    }
  }
#endif
