/// What an address is for, and so which ones a page takes.
///
/// The pages themselves refuse the others; this is to report them with their place.
enum AddressUse {
  case link, image

  /// The addresses that are allowed, in words.
  var wanted: String {
    switch self {
    case .link: "http, https, mailto, tel or a relative address"
    case .image: "http, https or a relative address"
    }
  }

  /// Whether a page uses an address.
  ///
  /// As a browser reads it (URL Standard, basic parser): controls and spaces in front, and tabs
  /// and line breaks anywhere, don't hide a scheme.
  func allows(_ address: String) -> Bool {
    let bytes = address.utf8.drop(while: { $0 <= 0x20 })
    guard let colon = bytes.firstIndex(where: { !Self.mayStandInScheme($0) }), bytes[colon] == 0x3A
    else { return true }
    let scheme = bytes[..<colon].filter { $0 > 0x20 }
    return isAllowed(scheme.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 })
  }

  private static func mayStandInScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private func isAllowed(_ scheme: [UInt8]) -> Bool {
    switch String(decoding: scheme, as: UTF8.self) {
    case "http", "https": true
    case "mailto", "tel": self == .link
    default: false
    }
  }
}
