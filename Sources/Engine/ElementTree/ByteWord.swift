/// Eight bytes that are looked at together.
///
/// The tests are those of words in which each byte is a lane: they need no vectors, whose comparisons the compiler
/// makes byte by byte where it can't see the type of the lanes.
package struct ByteWord {
  private let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  package init(_ bytes: UnsafeRawPointer) { word = bytes.loadUnaligned(as: UInt64.self) }

  /// Fewer than eight bytes, followed by one that is repeated.
  @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>, filledWith filler: UInt8) {
    var word = UInt64(filler) &* Self.ones
    for byte in bytes.reversed() { word = word &<< 8 | UInt64(byte) }
    self.word = word
  }

  /// Whether a byte is less than another, which is at most 128.
  @inline(__always)
  package func hasByte(below limit: UInt8) -> Bool {
    (word &- UInt64(limit) &* Self.ones) & ~word & Self.tops != 0
  }

  /// Whether a byte is at least another, which is over 128.
  @inline(__always)
  package func hasByte(from limit: UInt8) -> Bool {
    // What is over 127 keeps its top bit when the rest reaches that of the limit.
    let rest = (word & ~Self.tops) &+ UInt64(0x80 &- (limit & 0x7F)) &* Self.ones
    return rest & word & Self.tops != 0
  }

  /// Whether a byte is another.
  @inline(__always)
  package func hasByte(_ byte: UInt8) -> Bool {
    let word = word ^ UInt64(byte) &* Self.ones
    return (word &- Self.ones) & ~word & Self.tops != 0
  }

  /// Whether a byte is another where the one of a second word is, too.
  @inline(__always)
  package func hasByte(_ byte: UInt8, with other: ByteWord) -> Bool {
    let both = (word ^ UInt64(byte) &* Self.ones) | (other.word ^ UInt64(byte) &* Self.ones)
    return (both &- Self.ones) & ~both & Self.tops != 0
  }
}
