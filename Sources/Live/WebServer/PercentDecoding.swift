/// The bytes that a percent-encoded text stands for.
enum PercentDecoding {
  /// - Returns: Nil if a `%` is not followed by two hexadecimal digits.
  static func bytes(_ text: Substring) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        result.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Hexadecimal.value),
        let low = rest.popFirst().flatMap(Hexadecimal.value)
      else { return nil }
      result.append(UInt8(high * 16 + low))
    }
    return result
  }
}
