internal import Glibc

/// Addresses that begin with the same bits, such as `10.0.0.0/8` or `::1`.
package struct AddressRange: Equatable, Sendable {
  private let bytes: [UInt8]
  private let bits: Int

  /// Reads an address, perhaps with a slash and a number of bits; nil if it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let bytes = Self.bytes(of: String(parts[0])) else { return nil }
    var bits = bytes.count * 8
    if parts.count == 2 {
      guard parts[1].utf8.count <= 3, parts[1].utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
        let number = Int(parts[1]), number <= bits
      else { return nil }
      bits = number
    }
    self.bytes = bytes
    self.bits = bits
  }

  /// Whether an address is in the range; what is no address never is.
  package func contains(_ address: String) -> Bool {
    guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
    for index in 0..<bytes.count {
      let left = min(8, bits - index * 8)
      if left <= 0 { return true }
      if (bytes[index] ^ other[index]) >> UInt8(8 - left) != 0 { return false }
    }
    return true
  }

  /// The address that a hop of `X-Forwarded-For` names; nil if it names none, as `unknown` does.
  ///
  /// Proxies write addresses plainly, those of version 6 also in brackets, and some with a port:
  /// `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:4711`.
  static func address(ofHop hop: Substring) -> String? {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var text = hop.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    var port = Substring(":0")
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { return nil }
      if text.index(after: end) < text.endIndex { port = text[text.index(after: end)...] }
      text = text[text.index(after: text.startIndex)..<end]
      guard text.contains(":") else { return nil }
    } else if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon {
      port = text[colon...]
      text = text[..<colon]
    }
    guard port.first == ":", (2...6).contains(port.utf8.count),
      port.utf8.dropFirst().allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), bytes(of: String(text)) != nil
    else { return nil }
    return String(text)
  }

  /// The 4 or 16 bytes of an address; one of version 4 in the clothes of version 6 has 4.
  private static func bytes(of text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes.prefix(4)) }
    guard inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
    return isMapped ? Array(bytes.suffix(4)) : bytes
  }
}
