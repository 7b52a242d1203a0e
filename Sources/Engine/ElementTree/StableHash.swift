/// A 64-bit hash that is the same in every process and on every machine.
///
/// It tells equal from different content; it is no defence against an attacker who looks for
/// collisions, so whatever must not be confused is compared byte by byte as well.
package enum StableHash {
  /// Mixes a word into a hash.
  @inline(__always)
  package static func combine(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low &+ 0xD6E8_FEB8_6659_FD93
  }

  /// Mixes bytes into a hash.
  @inline(__always)
  package static func combine(_ hash: UInt64, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = combine(hash, UInt64(bytes.count))
    guard let start = bytes.baseAddress else { return hash }
    var index = 0
    while index + 8 <= bytes.count {
      hash = combine(hash, UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
      index += 8
    }
    var tail: UInt64 = 0
    while index < bytes.count {
      tail = tail << 8 | UInt64(start[index])
      index += 1
    }
    return combine(hash, tail)
  }

  /// The hash of a sequence of bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    let array = Array(bytes)
    return array.withUnsafeBufferPointer { combine(0x243F_6A88_85A3_08D3, $0) }
  }
}
