import WebServer

/// The cookie by which a browser is known again.
struct GuestCookie {
  /// Whether pages are served over TLS, by a proxy in front.
  let isSecure: Bool

  /// A name with this prefix can't be set by other hosts of the domain (RFC 6265bis).
  var name: String { isSecure ? "__Host-guest" : "guest" }

  /// The guest who sends a request; nil if it has no cookie that could be ours.
  func guest(of request: Request) -> RandomID? {
    for header in request.headers where header.name.lowercased() == "cookie" {
      for pair in header.value.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
        if let guest = RandomID(text: parts[1]) { return guest }
      }
    }
    return nil
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
