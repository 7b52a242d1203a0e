import TestSupport
import Testing
import WebServer

@Suite("Proxies and origins")
struct ProxyTests {
  struct Hops: CustomTestStringConvertible, Sendable {
    var headers: [String]
    var address: String
    var testDescription: String { headers.joined(separator: " | ") }

    init(_ headers: String..., is address: String) {
      (self.headers, self.address) = (headers, address)
    }
  }

  static let hops: [Hops] = [
    Hops("192.0.2.7", is: "192.0.2.7"),
    Hops("192.0.2.7:4711", is: "192.0.2.7"),
    Hops(" \t192.0.2.7 \t", is: "192.0.2.7"),
    Hops("2001:db8::1", is: "2001:db8::1"),
    Hops("[2001:db8::1]", is: "2001:db8::1"),
    Hops("[2001:db8::1]:443", is: "2001:db8::1"),
    Hops("[::1]:443", is: "::1"),
    Hops("10.1.1.1, 192.0.2.7:80", is: "192.0.2.7"),
    Hops("10.1.1.1", "192.0.2.7", is: "192.0.2.7"),
    Hops("192.0.2.7", "127.0.0.1", is: "192.0.2.7"),
    Hops("198.51.100.1, 192.0.2.7, 127.0.0.1:80", is: "192.0.2.7"),
    Hops("192.0.2.7,", is: "127.0.0.1"),
    Hops("192.0.2.7, unknown", is: "127.0.0.1"),
    Hops("192.0.2.7, unknown, 127.0.0.1", is: "127.0.0.1"),
    Hops("unknown", is: "127.0.0.1"), Hops("_hidden", is: "127.0.0.1"), Hops("", is: "127.0.0.1"),
    Hops("192.0.2", is: "127.0.0.1"), Hops("192.0.2.7:", is: "127.0.0.1"),
    Hops("192.0.2.7:1:2", is: "127.0.0.1"), Hops("192.0.2.7:123456", is: "127.0.0.1"),
    Hops("192.0.2.7:-1", is: "127.0.0.1"), Hops("[192.0.2.7]", is: "127.0.0.1"),
    Hops("[::1", is: "127.0.0.1"), Hops("[::1]x", is: "127.0.0.1"), Hops("[]", is: "127.0.0.1"),
    Hops("::1]:1", is: "127.0.0.1"), Hops("fe80::1%eth0", is: "127.0.0.1"),
    Hops("\"192.0.2.7\"", is: "127.0.0.1"), Hops("192.0.2.7 192.0.2.8", is: "127.0.0.1"),
  ]

  private func addresses(_ hops: [Hops], trusted: Bool) async throws -> [String] {
    try await withServer(
      {
        if trusted { $0.trustedProxies = [AddressRange("127.0.0.0/8")].compactMap { $0 } }
      }, handler: { .text($0.address) }
    ) { port in
      try hops.map { hops in
        let lines = hops.headers.map { "X-Forwarded-For: \($0)\r\n" }.joined()
        let text = "GET / HTTP/1.1\r\nHost: localhost\r\n\(lines)Connection: close\r\n\r\n"
        return RawAnswer(try answers(to: Array(text.utf8), port: port))?.body ?? "none"
      }
    }
  }

  @Test("A trusted proxy says who its client is, in any of the forms in use; else it is the client")
  func forwarded() async throws {
    #expect(try await addresses(Self.hops, trusted: true) == Self.hops.map(\.address))
  }

  @Test("Nobody else says so")
  func untrusted() async throws {
    #expect(
      try await addresses(Self.hops, trusted: false) == Self.hops.map { _ in "127.0.0.1" })
  }

  struct Sender: CustomTestStringConvertible, Sendable {
    var origin: String
    var publicOrigin: String?
    var isProxied = false
    var status: Int
    var testDescription: String {
      "\(origin) at \(publicOrigin ?? "no public address"), \(isProxied)"
    }
  }

  static let senders: [Sender] = [
    Sender(origin: "http://localhost", status: 200),
    Sender(origin: "https://localhost", status: 403),
    Sender(origin: "https://localhost", isProxied: true, status: 200),
    Sender(origin: "http://localhost", isProxied: true, status: 403),
    Sender(origin: "http://localhost:81", status: 403),
    Sender(origin: "http://localhost.evil.example", status: 403),
    Sender(origin: "http://evil.example/http://localhost", status: 403),
    Sender(origin: "ws://localhost", status: 403),
    Sender(origin: "localhost", status: 403),
    Sender(origin: "null", status: 403),
    Sender(origin: "", status: 403),
    Sender(origin: "https://live.example", publicOrigin: "https://live.example", status: 200),
    Sender(origin: "http://live.example", publicOrigin: "https://live.example", status: 403),
    Sender(origin: "https://live.example:443", publicOrigin: "https://live.example", status: 403),
    Sender(origin: "https://live.example/", publicOrigin: "https://live.example", status: 403),
    Sender(origin: "http://localhost", publicOrigin: "https://live.example", status: 403),
    Sender(origin: "https://a.live.example", publicOrigin: "https://live.example", status: 403),
  ]

  @Test("Pages may send to the server only from its own origin, scheme and all", arguments: senders)
  func origins(_ sender: Sender) async throws {
    try await withServer({
      $0.publicOrigin = sender.publicOrigin
      $0.trustedProxies = sender.isProxied ? [AddressRange("127.0.0.1")].compactMap { $0 } : []
    }) { port in
      let text =
        "POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: \(sender.origin)\r\n"
        + "X-Forwarded-Proto: https\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      #expect(try status(of: text, port: port) == sender.status)
      let handshake = SocketClient.handshake.replacing(
        "Origin: http://localhost", with: "Origin: \(sender.origin)\r\nX-Forwarded-Proto: https")
      let client = try RawClient(port: port)
      client.send(handshake.replacing("keep-alive, Upgrade", with: "close"))
      // In order but for the connection that isn't upgraded.
      let expected = sender.status == 200 ? 200 : 403
      #expect(RawAnswer(client.readToEnd())?.status == expected)
    }
  }
}
