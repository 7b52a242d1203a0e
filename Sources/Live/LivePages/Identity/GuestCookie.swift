import WebServer

/// The cookie by which a browser is known again.
struct GuestCookie {
  /// Whether pages are served over TLS, by a proxy in front.
  let isSecure: Bool

  /// A name with this prefix can't be set by other hosts of the domain (RFC 6265bis).
  var name: String { isSecure ? "__Host-guest" : "guest" }

  /// The guest who sends a request; nil if it has no cookie that could be ours.
  func guest(of request: Request) -> RandomID? {
    request.cookies.lazy.filter { $0.name == name }.compactMap { RandomID(text: $0.value) }.first
  }

  /// The header that sets it, for 400 days, which is as long as browsers keep any.
  func header(for guest: RandomID) -> (name: String, value: String) {
    (
      "Set-Cookie",
      "\(name)=\(guest.text); Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly"
        + (isSecure ? "; Secure" : "")
    )
  }
}
