import CryptoKit
import Foundation
import Testing

@Suite("Digests and sealed boxes")
struct CryptoKitTests {
  private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.filter { $0 != " " })
    return stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(digits[index...(index + 1)]), radix: 16)
    }
  }

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("Digests of abc are those of FIPS 180-2 and RFC 1321")
  func digests() {
    let abc = Data("abc".utf8)
    #expect(
      "\(SHA256.hash(data: abc))"
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
    #expect(
      hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    var parts = SHA256()
    parts.update(data: Data("a".utf8))
    let early = parts.finalize()
    parts.update(data: [UInt8]("bc".utf8))
    #expect(parts.finalize() == SHA256.hash(data: abc))
    #expect(early == SHA256.hash(data: Data("a".utf8)))
    #expect(
      SHA256.hash(data: Data())
        == bytes(
          "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))
  }

  @Test("Codes are those of RFC 4231, of short and of long keys")
  func codes() {
    let short = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(hex(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let key = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let long = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(long), authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(short), authenticating: text, using: key))
  }

  @Test("Keys are derived as in RFC 5869")
  func derivation() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hex($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test("AES is sealed as in the test cases 4 and 16 of the mode's authors")
  func galois() throws {
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e24"
        + "49a6b525b16aedf5aa0de657ba637b39")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let more = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let half = bytes("feffe9928665731c6d6a8f9467308308")
    for (key, tag) in [
      (half, "5bc94fbc3221a5db94fae95ae7121a47"), (half + half, "76fc6ece0f4e1768cddf8853bb2d551b"),
    ] {
      let key = SymmetricKey(data: key)
      let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: more)
      #expect(hex(box.tag) == tag)
      #expect(try AES.GCM.open(box, using: key, authenticating: more) == Data(text))
      #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    }
  }

  @Test("Boxes open with their key only, and not when a bit of them is another")
  func boxes() throws {
    let text = Data("Ærø".utf8)
    for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
      let key = SymmetricKey(size: size)
      #expect(key.bitCount == size.bitCount)
      let whole = try #require(AES.GCM.seal(text, using: key).combined)
      #expect(try AES.GCM.open(.init(combined: whole), using: key) == text)
      for index in whole.indices {
        var other = whole
        other[index] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) {
          try AES.GCM.open(.init(combined: other), using: key)
        }
      }
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(.init(combined: whole), using: SymmetricKey(size: size))
      }
    }
    let key = SymmetricKey(size: .bits256)
    let box = try ChaChaPoly.seal(text, using: key, authenticating: [1])
    #expect(
      try ChaChaPoly.open(.init(combined: box.combined), using: key, authenticating: [1]) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: key) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(text, using: SymmetricKey(data: [1, 2, 3]))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    #expect(try AES.GCM.seal(Data(), using: key).ciphertext.isEmpty)
  }
}
