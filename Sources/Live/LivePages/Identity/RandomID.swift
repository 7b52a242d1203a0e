/// A number of 128 random bits that nobody can guess.
package struct RandomID: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new one, from the system's generator.
  package init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    low = generator.next()
  }

  /// The number of 16 bytes, the most significant first; nil for any other count.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The number of a text that ``text`` gave.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 22, let bytes = Base64URL.decode(text) else { return nil }
    self.init(bytes)
  }

  package var bytes: [UInt8] {
    [high, low].flatMap { word in
      stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// 22 characters that may stand in a header or an address.
  package var text: String { Base64URL.encode(bytes) }
}
