/// Reads what ``BinaryWriter`` wrote; anything else ends in nil, never in a trap.
struct BinaryReader {
  private let bytes: [UInt8]
  private var index: Int

  /// Reads from `start` on.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    index = min(max(0, start), bytes.count)
  }

  /// Whether all was read.
  var isAtEnd: Bool { index == bytes.count }

  mutating func number() -> Int? {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count, shift < 64 {
      let byte = bytes[index]
      index += 1
      word |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: word)) }
      shift += 7
    }
    return nil
  }

  /// A number of things of which each takes a byte at least.
  mutating func count() -> Int? {
    guard let count = number(), count >= 0, count <= bytes.count - index else { return nil }
    return count
  }

  mutating func hash() -> ContentHash? {
    guard bytes.count - index >= 16 else { return nil }
    let words = bytes.withUnsafeBytes { buffer in
      (
        buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self),
        buffer.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
      )
    }
    index += 16
    return ContentHash(high: UInt64(littleEndian: words.0), low: UInt64(littleEndian: words.1))
  }

  mutating func content() -> [UInt8]? {
    guard let count = count() else { return nil }
    defer { index += count }
    return Array(bytes[index..<index + count])
  }

  mutating func text() -> String? {
    guard let count = count() else { return nil }
    defer { index += count }
    return String(validating: bytes[index..<index + count], as: UTF8.self)
  }

  /// A text that may be missing: `.some(nil)` if it is.
  mutating func optionalText() -> String?? {
    switch number() {
    case 0: return .some(nil)
    case 1: return text().map { .some($0) }
    default: return nil
    }
  }

  /// Reads `count` things; nil if one of them is damaged.
  mutating func list<Element>(
    _ element: (inout BinaryReader) -> Element?
  ) -> [Element]? {
    guard let count = count() else { return nil }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count {
      guard let element = element(&self) else { return nil }
      list.append(element)
    }
    return list
  }
}
