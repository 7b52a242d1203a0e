/// The text of strings and keys.
enum JSONString {
  /// The string that a node stands for.
  ///
  /// Half of a surrogate pair, which the reader has reported, becomes U+FFFD.
  static func decode(_ node: JSONNode, in bytes: [UInt8]) -> String {
    let content = node.content
    guard content.upperBound <= bytes.count else { return "" }
    guard node.hasEscapes else { return String(decoding: bytes[content], as: UTF8.self) }
    return String(decoding: decodedBytes(node, in: bytes), as: UTF8.self)
  }

  /// The UTF-8 of the string that a node stands for.
  static func decodedBytes(_ node: JSONNode, in bytes: [UInt8]) -> [UInt8] {
    let content = node.content
    guard node.hasEscapes else { return Array(bytes[content]) }
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      let byte = bytes[index]
      guard byte == 0x5C, index + 1 < content.upperBound else {
        result.append(byte)
        index += 1
        continue
      }
      let (scalar, length) = escape(at: index, in: bytes, end: content.upperBound)
      result.append(contentsOf: Array(String(scalar ?? "\u{FFFD}").utf8))
      index += length
    }
    return result
  }

  /// The character that the escape at `index` stands for, and how many bytes it takes.
  ///
  /// nil for half of a surrogate pair. The escape's form has been checked.
  static func escape(
    at index: Int, in bytes: [UInt8], end: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    switch bytes[index + 1] {
    case 0x62: return ("\u{8}", 2)
    case 0x66: return ("\u{C}", 2)
    case 0x6E: return ("\n", 2)
    case 0x72: return ("\r", 2)
    case 0x74: return ("\t", 2)
    case 0x75:
      guard let first = codeUnit(at: index, in: bytes, end: end) else { return (nil, 2) }
      guard first & 0xFC00 == 0xD800 else { return (Unicode.Scalar(first), 6) }
      guard let second = codeUnit(at: index + 6, in: bytes, end: end), second & 0xFC00 == 0xDC00
      else { return (nil, 6) }
      return (Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)), 12)
    case let other: return (Unicode.Scalar(other), 2)
    }
  }

  /// The number in `\uXXXX` at `index`, or nil if there is no such escape.
  static func codeUnit(at index: Int, in bytes: [UInt8], end: Int) -> UInt32? {
    guard index + 6 <= end, bytes[index] == 0x5C, bytes[index + 1] == 0x75 else { return nil }
    var value: UInt32 = 0
    for offset in index + 2..<index + 6 {
      guard let digit = hexDigit(bytes[offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }

  /// Whether two nodes stand for the same string.
  static func areEqual(_ one: JSONNode, _ other: JSONNode, in bytes: [UInt8]) -> Bool {
    if one.hasEscapes || other.hasEscapes {
      return decodedBytes(one, in: bytes) == decodedBytes(other, in: bytes)
    }
    let (left, right) = (one.content, other.content)
    guard left.count == right.count else { return false }
    for step in 0..<left.count
    where bytes[left.lowerBound + step] != bytes[right.lowerBound + step] {
      return false
    }
    return true
  }

  /// Whether a node stands for a string that is given as UTF-8.
  static func matches(_ node: JSONNode, _ key: String, in bytes: [UInt8]) -> Bool {
    if node.hasEscapes { return decode(node, in: bytes) == key }
    let content = node.content
    guard content.count == key.utf8.count else { return false }
    var index = content.lowerBound
    for byte in key.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
