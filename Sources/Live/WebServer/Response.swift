/// What a request is answered with.
///
/// Every response gets `nosniff`, a referrer policy, and the policies that keep other origins away
/// from its window and bytes; `Cache-Control` is `no-store`. A header set here goes before them.
package struct Response {
  /// What follows the headers.
  package enum Body {
    case bytes([UInt8])
    /// So many bytes of a file that is open for reading, from a place in it; the server closes it.
    case file(descriptor: Int32, size: Int, offset: Int = 0)
    /// Bytes that come later.
    case stream(ResponseStream)
    /// All of the response comes later; status and headers are those given then.
    case later(LaterResponse)
    /// No answer but a socket; status and headers are those of the protocol.
    case webSocket(WebSocketConnection)
  }

  package var status: Int
  package var headers: [(name: String, value: String)]
  package var body: Body

  package init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: Body = .bytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A page with the value of its `Content-Security-Policy`.
  package static func page(_ html: [UInt8], status: Int = 200, policy: String? = nil) -> Response {
    var headers = [(name: "Content-Type", value: "text/html; charset=utf-8")]
    if let policy { headers.append((name: "Content-Security-Policy", value: policy)) }
    return Response(status: status, headers: headers, body: .bytes(html))
  }

  /// A few words.
  package static func text(_ text: String, status: Int = 200) -> Response {
    Response(
      status: status, headers: [(name: "Content-Type", value: "text/plain; charset=utf-8")],
      body: .bytes(Array(text.utf8)))
  }

  /// The headers with those of every response.
  var allHeaders: [(name: String, value: String)] {
    let names = Set(headers.map { $0.name.lowercased() })
    return headers + Self.standardHeaders.filter { !names.contains($0.name.lowercased()) }
  }

  private static let standardHeaders: [(name: String, value: String)] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]
}
