import WebServer

/// The cookie by which a browser shows that its reader is signed in.
struct SignInCookie {
  /// Whether pages are served over TLS, by a proxy in front.
  let isSecure: Bool

  /// A name with this prefix can't be set by other hosts of the domain (RFC 6265bis).
  var name: String { isSecure ? "__Host-sign-in" : "sign-in" }

  /// The value that a request has; empty if it has none that could be ours, or several.
  func value(of request: Request) -> String {
    let values = request.cookies.filter { $0.name == name }
    guard values.count == 1, values[0].value.utf8.count == 48 else { return "" }
    return String(values[0].value)
  }

  /// The header that sets it.
  func header(_ value: String, seconds: Double) -> (name: String, value: String) {
    header(value, maxAge: Int(max(0, min(seconds, 34_560_000))))
  }

  /// The header that removes it.
  var removal: (name: String, value: String) { header("", maxAge: 0) }

  private func header(_ value: String, maxAge: Int) -> (name: String, value: String) {
    (
      "Set-Cookie",
      "\(name)=\(value); Path=/; Max-Age=\(maxAge); SameSite=Lax; HttpOnly"
        + (isSecure ? "; Secure" : "")
    )
  }
}
