/// Composes bytes for ``BinaryReader``: whole numbers of seven bits a byte, and counted bytes.
struct BinaryWriter {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// Appends a whole number; small ones take a byte.
  mutating func append(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func append(_ hash: ContentHash) {
    for word in [hash.high, hash.low] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  mutating func append(_ content: [UInt8]) {
    append(content.count)
    bytes += content
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func append(_ text: String?) {
    append(text == nil ? 0 : 1)
    if let text { append(text) }
  }
}
