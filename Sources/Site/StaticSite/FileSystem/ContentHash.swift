/// A 128-bit hash of bytes, the same in every process and on every machine.
///
/// It distinguishes changed content from unchanged. It is quick and no defence against someone who
/// looks for collisions, so nothing that protects a reader may rest on it.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  /// The first 64 bits.
  public var high: UInt64
  /// The other 64 bits.
  public var low: UInt64

  /// The hash of some bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash($0) }
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    var lanes: (UInt64, UInt64, UInt64, UInt64) = (
      0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89
    )
    var index = 0
    while index + 32 <= bytes.count {
      lanes.0 = ContentHash.mix(
        lanes.0, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      lanes.1 = ContentHash.mix(
        lanes.1, bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self))
      lanes.2 = ContentHash.mix(
        lanes.2, bytes.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self))
      lanes.3 = ContentHash.mix(
        lanes.3, bytes.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self))
      index += 32
    }
    var word: UInt64 = 0
    var filled = 0
    while index < bytes.count {
      word |= UInt64(bytes[index]) << UInt64(filled * 8)
      filled += 1
      index += 1
      if filled == 8 {
        lanes.0 = ContentHash.mix(lanes.0, word)
        (lanes.0, lanes.1, lanes.2, lanes.3) = (lanes.1, lanes.2, lanes.3, lanes.0)
        word = 0
        filled = 0
      }
    }
    lanes.0 = ContentHash.mix(lanes.0, word)
    lanes.1 = ContentHash.mix(lanes.1, UInt64(bytes.count))
    high = [lanes.1, lanes.2, lanes.3].reduce(lanes.0, ContentHash.mix)
    low = [lanes.2, lanes.1, lanes.0].reduce(lanes.3, ContentHash.mix)
  }

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads what ``description`` wrote.
  init?(hexadecimal: ArraySlice<UInt8>) {
    guard hexadecimal.count == 32 else { return nil }
    var words: (high: UInt64, low: UInt64) = (0, 0)
    for byte in hexadecimal {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      words.high = words.high << 4 | words.low >> 60
      words.low = words.low << 4 | UInt64(digit)
    }
    high = words.high
    low = words.low
  }

  /// The hash of this and another hash, in this order.
  public func combined(with other: ContentHash) -> ContentHash {
    var bytes: [UInt8] = []
    for word in [high, low, other.high, other.low] {
      withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
    }
    return ContentHash(bytes)
  }

  /// 32 hexadecimal digits.
  public var description: String { ContentHash.digits(high) + ContentHash.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }

  /// The added word keeps a product of zero from wiping out what came before.
  @inline(__always)
  private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return (product.high ^ product.low) &+ (word << 31 | word >> 33) &+ 0xD6E8_FEB8_6659_FD93
  }
}
