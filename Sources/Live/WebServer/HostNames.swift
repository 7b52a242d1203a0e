/// The names under which a server is asked for.
///
/// A page elsewhere can point a name of its own at this machine; its requests then bear that name
/// and are refused.
package struct HostNames: Equatable, Sendable {
  private var names: Set<String>

  /// Names without ports, in any case; IPv6 addresses in brackets.
  package init(_ names: [String]) {
    self.names = Set(names.map { $0.lowercased() })
  }

  /// The names of a server that listens at `host`.
  package init(listeningAt host: String) {
    let name = host.contains(":") ? "[\(host)]" : host
    self.init(["localhost", "127.0.0.1", "[::1]", name])
  }

  /// Whether a `Host` value names this server, whatever its port.
  func contain(_ host: String) -> Bool {
    var name = host[...]
    if let colon = name.lastIndex(of: ":"), !name[colon...].contains("]") {
      let port = name[name.index(after: colon)...]
      guard port.utf8.count <= 5, port.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
        return false
      }
      name = name[..<colon]
    }
    return names.contains(name.lowercased())
  }
}
