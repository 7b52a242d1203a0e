import Glibc
import LivePages
import ViewTree

extension LiveView {
  /// Evaluates the view as a server has it: in its document, where its nodes have the numbers of its page's.
  func updateAsServed() throws {
    documentTitle = ""
    _ = try update()
  }
}

/// A browser that has loaded a page and can attach it.
struct LoadPage {
  var port: UInt16
  let token: String
  let cookie: String
  let guest: RandomID
  var frame: UInt32 = 0
  var socket: LoadSocket?

  /// Loads the page over a connection that is used again.
  init?(port: UInt16, over socket: LoadSocket, path: String = "/") {
    self.port = port
    socket.send(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    guard let head = socket.head(), head.hasPrefix("HTTP/1.1 200"),
      let cookie = Self.part(of: head, between: "Set-Cookie: ", and: ";"),
      let length = Self.part(of: head, between: "Content-Length: ", and: " ").flatMap({ Int($0) }),
      let body = socket.body(length),
      let token = Self.part(
        of: String(decoding: body, as: UTF8.self), between: "name=\"live\" content=\"", and: "\"")
    else { return nil }
    self.cookie = cookie
    guest =
      cookie.split(separator: "=").last.flatMap { RandomID(text: $0) } ?? RandomID(high: 0, low: 0)
    self.token = token
  }

  static func part(of text: String, between start: String, and end: Character) -> String? {
    guard let range = text.firstRange(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end && !$0.isNewline })
  }

  /// Opens a socket, says hello and waits for the answer.
  mutating func attach(from own: String? = nil) -> Bool {
    guard let socket = LoadSocket(port: port, from: own) else { return false }
    socket.send(Self.handshake(cookie))
    guard socket.head()?.hasPrefix("HTTP/1.1 101") == true else { return false }
    self.socket = socket
    send(.hello(frame: frame, stored: 0, token: token))
    return receive()
  }

  /// Waits until it is asked for its hello, and says it; false if the socket has ended.
  mutating func greet() -> Bool {
    while let bytes = socket?.message(), let message = DownMessage(bytes[...]) {
      switch message {
      case .greet:
        send(.hello(frame: frame, stored: 0, token: token))
        return true
      case .frame(let number, _, _, _, _), .renumber(let number, _): frame = number
      case .done: break
      case .gone: return false
      }
    }
    return false
  }

  /// Sends a message in a masked frame.
  func send(_ message: UpMessage) { socket?.send(Self.frame(message)) }

  /// A request for a socket.
  static func handshake(_ cookie: String) -> [UInt8] {
    Array(
      ("GET /-/live HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        + "Cookie: \(cookie)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8)
  }

  /// A message in a masked frame.
  static func frame(_ message: UpMessage) -> [UInt8] {
    let bytes = message.bytes
    // A mask of zeros leaves the bytes as they are.
    return [0x82, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes
  }

  /// Waits for a message and notes how far the page has come; false at the end.
  mutating func receive() -> Bool {
    // Something that is empty only says that the server is there.
    var next = socket?.message()
    while next?.isEmpty == true { next = socket?.message() }
    guard let bytes = next, let message = DownMessage(bytes[...]) else { return false }
    switch message {
    case .frame(let number, _, _, _, _), .renumber(let number, _): frame = number
    case .done, .greet: break
    case .gone: return false
    }
    return true
  }
}
