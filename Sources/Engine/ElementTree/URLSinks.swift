/// A link's address that is safe to put into `href`.
///
/// `http`, `https`, `mailto` and `tel` addresses and relative ones pass. Whatever else a
/// browser could follow, however disguised, becomes `about:invalid`.
public struct LinkURL: Sendable, Hashable {
  /// The address as it is written.
  public let string: String
  /// Whether the address given was refused.
  public let isRefused: Bool

  /// Checks an address from outside.
  public init(_ address: String) {
    (string, isRefused) = checkedAddress(address, schemes: ["http", "https", "mailto", "tel"])
  }
}

/// An image's address that is safe to put into `src`.
///
/// `http` and `https` addresses and relative ones pass, all others become `about:invalid`.
public struct ImageURL: Sendable, Hashable {
  /// The address as it is written.
  public let string: String
  /// Whether the address given was refused.
  public let isRefused: Bool

  /// Checks an address from outside.
  public init(_ address: String) {
    (string, isRefused) = checkedAddress(address, schemes: ["http", "https"])
  }
}

/// Reads an address as the URL Standard's basic parser does: C0 controls and spaces at both
/// ends are cut, tabs and line breaks are dropped wherever they stand, then comes the scheme.
private func checkedAddress(_ address: String, schemes: [String]) -> (String, Bool) {
  // Most addresses are relative and have nothing that is dropped.
  if address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x3A }) { return (address, false) }
  let isEdge = { (byte: UInt8) in byte <= 0x20 }
  var bytes = Array(address.utf8)
  let isClean = bytes.allSatisfy { $0 > 0x20 }
  if !isClean {
    bytes = Array(bytes.drop(while: isEdge))
    while let last = bytes.last, isEdge(last) { bytes.removeLast() }
    bytes.removeAll { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
  var scheme = ""
  scan: for byte in bytes {
    switch byte {
    case 0x3A:
      let isAllowed = schemes.contains(scheme.lowercased())
      return isAllowed
        ? (isClean ? address : String(decoding: bytes, as: UTF8.self), false)
        : ("about:invalid", true)
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E:
      scheme.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      break scan
    }
  }
  return (isClean ? address : String(decoding: bytes, as: UTF8.self), false)
}
