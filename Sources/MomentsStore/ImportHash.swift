import CNettle

/// The SHA-256 of a file's content.
func importHash(_ bytes: [UInt8]) -> [UInt8] {
  var context = sha256_ctx()
  nettle_sha256_init(&context)
  bytes.withUnsafeBufferPointer { nettle_sha256_update(&context, $0.count, $0.baseAddress) }
  var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
  nettle_sha256_digest(&context, digest.count, &digest)
  return digest
}
