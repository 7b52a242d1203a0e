/// Eight bytes of a text, looked at together.
struct ByteWord {
  private var bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The bytes from `index`, or nil if `end` comes first.
  @inline(__always)
  init?(_ bytes: [UInt8], at index: Int, before end: Int) {
    guard index >= 0, index + 8 <= end, end <= bytes.count else { return nil }
    bits = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
  }

  /// Whether one of the bytes is `byte`.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let difference = bits ^ (UInt64(byte) &* Self.ones)
    return (difference &- Self.ones) & ~difference & Self.highs != 0
  }

  /// Whether all of the bytes are spaces.
  @inline(__always)
  var isBlank: Bool { bits == 0x2020_2020_2020_2020 }

  /// Whether all of the bytes stand for themselves in a string: no quote, backslash or control.
  @inline(__always)
  var isPlainText: Bool {
    let controls = (bits &- 0x2020_2020_2020_2020) & ~bits & Self.highs
    return controls == 0 && !contains(0x22) && !contains(0x5C)
  }

  /// How many of the bytes are continuation bytes of UTF-8: bit 7 is set, bit 6 is not.
  @inline(__always)
  var continuationCount: Int { (bits & (~bits &<< 1) & Self.highs).nonzeroBitCount }
}
