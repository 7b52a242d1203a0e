/// One request, read completely.
package struct Request: Sendable {
  /// `GET`, `HEAD` or `POST`.
  package var method: String
  /// The target as it was sent: a path that begins with `/`, with the query.
  package var target: String
  /// Names and values in the order sent.
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]
  /// The client's address, without its port.
  package var address: String
  /// The address that the connection came from, which may be a proxy's.
  var connectionAddress = ""
  /// Whether the connection came from a proxy that is trusted.
  package internal(set) var isFromTrustedProxy = false

  package init(
    method: String, target: String, headers: [(name: String, value: String)], body: [UInt8],
    address: String
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.address = address
  }

  /// The target without the query, still percent-encoded.
  package var path: Substring { target.prefix { $0 != "?" } }

  /// What follows the first `?`, still percent-encoded.
  package var query: Substring? {
    target.firstIndex(of: "?").map { target[target.index(after: $0)...] }
  }

  /// The first value of a header; names are compared without case.
  package func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }

  /// The names and values in `Cookie` (RFC 6265, section 4.2.1) in the order sent; what is no pair is left out.
  package var cookies: [(name: Substring, value: Substring)] {
    var cookies: [(name: Substring, value: Substring)] = []
    for header in headers where header.name.lowercased() == "cookie" {
      for pair in header.value.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        cookies.append((parts[0].drop { $0 == " " }, parts[1]))
      }
    }
    return cookies
  }

  /// All values of a header, in the order sent; names are compared without case.
  package func headers(_ name: String) -> [String] {
    let name = name.lowercased()
    return headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// Whether the client asks for a WebSocket.
  package var isUpgrade: Bool {
    header("Upgrade")?.lowercased() == "websocket"
  }
}
