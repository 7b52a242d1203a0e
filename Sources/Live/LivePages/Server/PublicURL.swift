/// The address under which a proxy shows a server: a scheme, a host, perhaps a port.
package struct PublicURL: Equatable, Sendable {
  /// What pages of the server say in `Origin`.
  package let origin: String
  /// What they ask for in `Host`, without the port.
  package let host: String
  /// Whether the proxy speaks TLS.
  package let isSecure: Bool

  /// Reads an address such as `https://live.example`; nil if it is none or has a path.
  package init?(_ text: String) {
    let text = text.lowercased()
    let scheme = text.hasPrefix("https://") ? "https://" : "http://"
    guard text.hasPrefix(scheme) else { return nil }
    var authority = text.dropFirst(scheme.count)
    if authority.last == "/" { authority.removeLast() }
    var host = authority
    var port: Substring?
    if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
      host = authority[..<colon]
      port = authority[authority.index(after: colon)...]
    }
    guard Self.isHost(host), port.map(Self.isPort) ?? true else { return nil }
    isSecure = scheme == "https://"
    self.host = String(host)
    let isUsual = port == nil || port == (isSecure ? "443" : "80")
    origin = scheme + (isUsual ? host : authority)
  }

  private static func isHost(_ host: Substring) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().utf8.allSatisfy { byte in
        (0x30...0x3A).contains(byte) || (0x61...0x66).contains(byte) || byte == 0x2E
      }
    }
    return !host.isEmpty && host.utf8.count <= 253
      && host.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
          || byte == 0x2E
      }
  }

  private static func isPort(_ port: Substring) -> Bool {
    port.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (UInt16(port).map { $0 > 0 } ?? false)
  }
}
