import CNettle

/// The SHA-256 of some bytes in hexadecimal digits.
package func sha256(_ bytes: [UInt8]) -> String {
  var context = sha256_ctx()
  nettle_sha256_init(&context)
  bytes.withUnsafeBufferPointer { nettle_sha256_update(&context, $0.count, $0.baseAddress) }
  var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
  nettle_sha256_digest(&context, digest.count, &digest)
  let digits = Array("0123456789abcdef".utf8)
  let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return String(decoding: text, as: UTF8.self)
}
