/// A refused request, and the answer to its sender.
struct Refusal: Error, Equatable, Sendable {
  var status: Int
  /// One line for the sender: what was found.
  var reason: String

  static func badRequest(_ reason: String) -> Refusal { Refusal(status: 400, reason: reason) }
  static let timedOut = Refusal(status: 408, reason: "The request took too long")
  static let bodyTooLong = Refusal(status: 413, reason: "The body is too long")
  static let lineTooLong = Refusal(status: 414, reason: "The request line is too long")
  static let headersTooLong = Refusal(status: 431, reason: "The headers are too long")
  static let tooManyHeaders = Refusal(status: 431, reason: "There are too many headers")
  static let unknownHost = Refusal(status: 421, reason: "The host is not served here")
  static let unknownMethod = Refusal(status: 405, reason: "The method is not served here")
  static let unknownVersion = Refusal(
    status: 505, reason: "The protocol version is not served here")
  static let foreignOrigin = Refusal(status: 403, reason: "The origin is not served here")

  /// The whole answer; the connection ends with it.
  var bytes: [UInt8] {
    let body = reason + "\n"
    var head = "HTTP/1.1 \(status) \(StatusText.text(status))\r\n"
    head += "Content-Type: text/plain; charset=utf-8\r\nContent-Length: \(body.utf8.count)\r\n"
    head += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
    if status == 405 { head += "Allow: GET, HEAD, POST\r\n" }
    return Array((head + "Connection: close\r\n\r\n" + body).utf8)
  }
}

extension Response {
  /// A refusal that the library sends.
  init(_ refusal: Refusal) {
    self = .text(refusal.reason + "\n", status: refusal.status)
    guard refusal.status == 426 else { return }
    headers += [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")]
  }
}
