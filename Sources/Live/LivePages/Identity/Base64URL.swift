/// Bytes as text that may stand in headers, attributes and addresses (RFC 4648, section 5).
enum Base64URL {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let values: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: digits.enumerated().map { ($1, UInt32($0)) })

  /// The text of some bytes, without padding.
  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for digit in 0...group.count { text.append(digits[Int(word >> UInt32(18 - 6 * digit) & 63)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil if it is not what `encode` gives for any.
  static func decode(_ text: some StringProtocol) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 4) {
      let group = digits[start..<min(start + 4, digits.count)]
      var word: UInt32 = 0
      for digit in group {
        guard let value = values[digit] else { return nil }
        word = word << 6 | value
      }
      word <<= UInt32(6 * (4 - group.count))
      for byte in 0..<(group.count - 1) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(16 - 8 * byte)))
      }
    }
    return encode(bytes) == text ? bytes : nil
  }
}
