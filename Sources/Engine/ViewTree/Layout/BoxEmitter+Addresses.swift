import ElementTree

extension BoxEmitter {
  /// Writes an attribute; an address that is relative is made right for the page's folder.
  mutating func writeAttribute(_ name: AttributeName, _ value: String) {
    guard !addressPrefix.isEmpty, Self.isPrefixed(name), Self.isRelative(value) else {
      out.attribute(name, value)
      return
    }
    out.attribute(name, addressPrefix + value)
  }

  /// Whether an attribute holds one address.
  static func isPrefixed(_ name: AttributeName) -> Bool {
    switch name.addressKind {
    case .link, .resource: true
    // A list's addresses are prefixed one by one, where it is made.
    case .resources, nil: false
    }
  }

  /// Whether an address starts at the page's folder.
  static func isRelative(_ address: String) -> Bool {
    guard let first = address.utf8.first else { return false }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "/") || first == UInt8(ascii: "?") {
      return false
    }
    // A colon before any slash ends a scheme.
    for byte in address.utf8 {
      if byte == UInt8(ascii: ":") { return false }
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        return true
      }
    }
    return true
  }
}
