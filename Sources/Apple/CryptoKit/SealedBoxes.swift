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
      return SealingCipher(
        setKey: nettle_chacha_poly1305_set_key, setNonce: nettle_chacha_poly1305_set_nonce,
        update: nettle_chacha_poly1305_update, encrypt: nettle_chacha_poly1305_encrypt,
        decrypt: nettle_chacha_poly1305_decrypt, digest: nettle_chacha_poly1305_digest
      ).apply(bytes, key, nonce, more, isSealing: isSealing, in: chacha_poly1305_ctx())
    }
  }

  /// What Nettle has of a cipher that seals, for contexts of a type.
  struct SealingCipher<Context> {
    typealias Bytes = UnsafePointer<UInt8>?
    typealias Room = UnsafeMutablePointer<UInt8>?
    let setKey: (UnsafeMutablePointer<Context>?, Bytes) -> Void
    let setNonce: (UnsafeMutablePointer<Context>?, Bytes) -> Void
    let update: (UnsafeMutablePointer<Context>?, Int, Bytes) -> Void
    let encrypt: (UnsafeMutablePointer<Context>?, Int, Room, Bytes) -> Void
    let decrypt: (UnsafeMutablePointer<Context>?, Int, Room, Bytes) -> Void
    let digest: (UnsafeMutablePointer<Context>?, Int, Room) -> Void

    /// The bytes as they are sealed, or were before, and their code.
    func apply(
      _ bytes: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ more: [UInt8], isSealing: Bool,
      in context: Context
    ) -> (bytes: [UInt8], tag: [UInt8]) {
      var context = context
      var result = [UInt8](repeating: 0, count: bytes.count)
      var tag = [UInt8](repeating: 0, count: 16)
      setKey(&context, key)
      setNonce(&context, nonce)
      if !more.isEmpty { update(&context, more.count, more) }
      (isSealing ? encrypt : decrypt)(&context, bytes.count, &result, bytes)
      digest(&context, tag.count, &tag)
      return (result, tag)
    }
  }

  /// Nettle's Galois' counter mode for keys of any size.
  enum GaloisCounter {
    static func apply(
      _ bytes: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ more: [UInt8], isSealing: Bool
    ) throws -> (bytes: [UInt8], tag: [UInt8]) {
      switch key.count {
      case 16:
        return SealingCipher(
          setKey: nettle_gcm_aes128_set_key,
          setNonce: { nettle_gcm_aes128_set_iv($0, nonce.count, $1) },
          update: nettle_gcm_aes128_update, encrypt: nettle_gcm_aes128_encrypt,
          decrypt: nettle_gcm_aes128_decrypt, digest: nettle_gcm_aes128_digest
        ).apply(bytes, key, nonce, more, isSealing: isSealing, in: gcm_aes128_ctx())
      case 24:
        return SealingCipher(
          setKey: nettle_gcm_aes192_set_key,
          setNonce: { nettle_gcm_aes192_set_iv($0, nonce.count, $1) },
          update: nettle_gcm_aes192_update, encrypt: nettle_gcm_aes192_encrypt,
          decrypt: nettle_gcm_aes192_decrypt, digest: nettle_gcm_aes192_digest
        ).apply(bytes, key, nonce, more, isSealing: isSealing, in: gcm_aes192_ctx())
      case 32:
        return SealingCipher(
          setKey: nettle_gcm_aes256_set_key,
          setNonce: { nettle_gcm_aes256_set_iv($0, nonce.count, $1) },
          update: nettle_gcm_aes256_update, encrypt: nettle_gcm_aes256_encrypt,
          decrypt: nettle_gcm_aes256_decrypt, digest: nettle_gcm_aes256_digest
        ).apply(bytes, key, nonce, more, isSealing: isSealing, in: gcm_aes256_ctx())
      default: throw CryptoKitError.incorrectKeySize
      }
    }
  }
#endif
