import ElementDiff
import ElementTree
import Foundation
import LivePages
import LiveProving
import TestSupport
import Testing
import ViewTree
import WebServer

@Suite("The server of live pages", .timeLimit(.minutes(1)))
struct LiveServerTests {
  private struct Failure: Error {}

  /// A server that shows a board at `/` and fails at `/broken`.
  private func withServer<Result: Sendable>(
    _ configure: @Sendable (inout LiveServerConfiguration) -> Void = { _ in },
    _ body: @Sendable (_ port: UInt16, _ server: LiveServer) async throws -> Result
  ) async throws -> Result {
    let server = try await MainActor.run {
      var configuration = LiveServerConfiguration()
      configuration.scripts = [
        LiveScript(name: "live.js", hash: "abc", text: Array("export{}".utf8))
      ]
      configure(&configuration)
      let server = LiveServer(configuration, store: MemoryStore()) { visit in
        if visit.path == "/broken" { throw Failure() }
        return visit.path == "/" ? BoardContent(rows: 3) : nil
      }
      try server.start()
      return server
    }
    let port = await server.http.port
    do {
      let result = try await body(port, server)
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }

  private func get(
    _ path: String, _ headers: String = "", method: String = "GET", port: UInt16,
    host: String = "localhost", body: [UInt8] = []
  ) throws -> RawAnswer? {
    let client = try RawClient(port: port)
    let length = method == "POST" ? "Content-Length: \(body.count)\r\n" : ""
    client.send(
      Array(
        "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(headers)\(length)\r\n"
          .utf8) + body)
    return RawAnswer(client.readToEnd())
  }

  @Test("A page is a whole document with a token, a script and a policy, and is never kept")
  func page() async throws {
    try await withServer { port, _ in
      let answer = try #require(try get("/", port: port))
      #expect(answer.status == 200)
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.headers["referrer-policy"] == "same-origin")
      #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
      #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
      let policy = try #require(answer.headers["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; connect-src 'self'; "))
      #expect(policy.hasSuffix("require-trusted-types-for 'script'; trusted-types 'none'"))
      let cookie = try #require(answer.headers["set-cookie"])
      #expect(cookie.hasPrefix("guest="))
      #expect(cookie.hasSuffix("; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly"))
      #expect(answer.body.hasPrefix("<!DOCTYPE html>"))
      #expect(answer.body.contains("<script type=\"module\" src=\"/-/live.js?abc\"></script>"))
      #expect(answer.body.contains("<meta name=\"live\" content=\""))
      #expect(
        answer.body.contains(
          "<button data-on=\"1\" name=\"p\" value=\"3\" form=\"-f\">add</button>"))
      #expect(answer.body.contains("<button disabled=\"\">off</button>"))
    }
  }

  @Test("Scripts are kept for good under their hash")
  func script() async throws {
    try await withServer { port, _ in
      let named = try #require(try get("/-/live.js?abc", port: port))
      #expect(named.status == 200)
      #expect(named.body == "export{}")
      #expect(named.headers["content-type"] == "text/javascript; charset=utf-8")
      #expect(named.headers["cache-control"] == "public, max-age=31536000, immutable")
      #expect(named.headers["x-content-type-options"] == "nosniff")
      #expect(try get("/-/live.js", port: port)?.headers["cache-control"] == "no-cache")
    }
  }

  @Test(
    "What can't be answered says a number and a request, and nothing else",
    arguments: [
      ("GET", "/nothing", 404), ("GET", "/-/nothing", 404), ("GET", "/-/assets/x.png", 404),
      ("GET", "/broken", 500), ("POST", "/", 403), ("GET", "/-/down", 405), ("POST", "/-/up", 403),
      ("GET", "/" + String(repeating: "a", count: 7168), 414),
    ])
  func failures(method: String, path: String, status: Int) async throws {
    try await withServer { port, _ in
      let answer = try #require(try get(path, method: method, port: port))
      #expect(answer.status == status)
      #expect(answer.body.contains("<p>Request "))
      #expect(!answer.body.contains("Failure"))
    }
  }

  @Test("Other hosts are misdirected; sockets need an origin of our own")
  func strangers() async throws {
    try await withServer { port, _ in
      let misdirected = try get("/", port: port, host: "evil.example")
      #expect(misdirected?.status == 421)
      let upgrade =
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
      func status(_ origin: String) throws -> Int? {
        let client = try RawClient(port: port)
        client.send("GET /-/live HTTP/1.1\r\nHost: localhost\r\n\(origin)\(upgrade)\r\n")
        return RawAnswer(client.read(until: "\r\n\r\n"))?.status
      }
      var statuses: [Int?] = []
      for origin in ["", "http://evil.example", "null", "http://localhost"] {
        statuses.append(try status(origin.isEmpty ? "" : "Origin: \(origin)\r\n"))
      }
      #expect(statuses == [403, 403, 403, 101])
    }
  }

  @Test("Behind a proxy the public address is the host, the origin, and makes cookies secure")
  func publicURL() async throws {
    try await withServer {
      $0.publicURL = PublicURL("https://live.example/")
      $0.server.trustedProxies = [AddressRange("127.0.0.0/8")].compactMap { $0 }
    } _: { port, server in
      #expect(try get("/", port: port)?.status == 421)
      let answer = try #require(
        try get(
          "/", "X-Forwarded-For: 1.1.1.1, 203.0.113.9\r\n", port: port, host: "live.example"))
      #expect(answer.status == 200)
      #expect(answer.headers["set-cookie"]?.hasPrefix("__Host-guest=") == true)
      #expect(answer.headers["set-cookie"]?.hasSuffix("; HttpOnly; Secure") == true)
      #expect(await server.sessions?.only?.address == "203.0.113.9")
      func post(_ origin: String) throws -> Int? {
        try get("/-/up", "Origin: \(origin)\r\n", method: "POST", port: port, host: "live.example")?
          .status
      }
      #expect(try post("http://live.example") == 403)
      let cookie = "Cookie: __Host-guest=\(RandomID().text)\r\nOrigin: https://live.example\r\n"
      #expect(
        try get("/-/up", cookie, method: "POST", port: port, host: "live.example")?.status == 400)
    }
  }

  @Test(
    "Public addresses",
    arguments: [
      ("https://live.example", "https://live.example"), ("http://a:80/", "http://a"),
      ("https://A.example:8443", "https://a.example:8443"), ("https://[::1]:1", "https://[::1]:1"),
      ("ftp://a", nil), ("https://", nil), ("https://a/b", nil), ("https://a:0", nil),
      ("https://a b", nil), ("https://a:99999", nil), ("https://u@a", nil), ("a.example", nil),
    ] as [(String, String?)])
  func addresses(text: String, origin: String?) {
    #expect(PublicURL(text)?.origin == origin)
  }

  @Test(
    "Ranges of addresses",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "10.1.2.4", false),
      ("0.0.0.0/0", "9.9.9.9", true),
      ("192.168.1.128/25", "192.168.1.127", false), ("::1", "::1", true),
      ("fd00::/8", "fd12::1", true),
      ("10.0.0.0/8", "::ffff:10.0.0.1", true), ("10.0.0.0/8", "fd12::1", false),
    ])
  func ranges(range: String, address: String, isIn: Bool) throws {
    #expect(try #require(AddressRange(range)).contains(address) == isIn)
    for text in ["", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "10.0.0.0/-1", "x"] {
      #expect(AddressRange(text) == nil)
    }
  }

  /// What a browser knows after its first request.
  private func load(_ port: UInt16, _ server: LiveServer) async throws -> (SimulatedPage, String) {
    let answer = try #require(try get("/", port: port))
    let token = try #require(
      answer.body.components(separatedBy: "<meta name=\"live\" content=\"").last?
        .prefix { $0 != "\"" })
    let cookie = try #require(answer.headers["set-cookie"]?.prefix { $0 != ";" })
    let page = try #require(await server.sessions?.only?.page)
    return (SimulatedPage(page, token: String(token)), "Cookie: \(cookie)\r\n")
  }

  @Test("A press over a socket comes back as a frame")
  func socket() async throws {
    try await withServer { port, server in
      var (page, cookie) = try await load(port, server)
      let socket = try #require(
        try SocketClient(
          port: port, handshake: SocketClient.handshake(path: "/-/live", headers: cookie)))
      func send() {
        for message in page.outbox {
          socket.client.send(SocketClient.frame(message.bytes, opcode: 2))
        }
        page.outbox = []
      }
      page.connect()
      send()
      page.receive(try #require(socket.next()?.bytes)[...])
      #expect(page.isAttached)
      page.send(.press, to: try #require(page.page.number(of: .button, text: "add")))
      send()
      page.receive(try #require(socket.next()?.bytes)[...])
      #expect(page.frame == 1)
      #expect(page.stored == 1)
      #expect(page.page.tree.html.contains("Row 4"))
      await server.drain(within: 5)
      #expect(socket.next()?.code == 1012)
    }
  }

  @Test("A stranger's token is gone, and a socket without cookie or hello is closed with 1008")
  func strangersSockets() async throws {
    try await withServer { port, server in
      let (page, _) = try await load(port, server)
      func answer(_ cookie: String, _ message: [UInt8]) throws -> SocketClient.Frame? {
        let socket = try #require(
          try SocketClient(
            port: port, handshake: SocketClient.handshake(path: "/-/live", headers: cookie)))
        socket.client.send(SocketClient.frame(message, opcode: 2))
        return socket.next()
      }
      let hello = UpMessage.hello(frame: 0, stored: 0, token: page.token).bytes
      let other = "Cookie: guest=\(RandomID().text)\r\n"
      #expect(try answer(other, hello) == .init(opcode: 2, bytes: [0]))
      #expect(try answer("", hello)?.code == 1008)
      #expect(try answer(other, UpMessage.again.bytes)?.code == 1008)
      #expect(try answer(other, [])?.code == 1008)
    }
  }

  /// The code with which a socket is closed. Nothing waits on a thread that the server's timers need.
  private static func close(of socket: SocketClient) async -> Int? {
    for _ in 0..<3000 {
      if let frame = socket.next(timeout: 0) { return frame.code }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }

  @Test("A socket that says no hello in its time is closed with 1008; one that has said it stays")
  func silence() async throws {
    try await withServer {
      $0.limits.helloTime = 0.3
    } _: { port, server in
      var (page, cookie) = try await load(port, server)
      func open() throws -> SocketClient {
        try #require(
          try SocketClient(
            port: port, handshake: SocketClient.handshake(path: "/-/live", headers: cookie)))
      }
      let (silent, polite) = (try open(), try open())
      page.connect()
      for message in page.outbox {
        polite.client.send(SocketClient.frame(message.bytes, opcode: 2))
      }
      page.receive(try #require(polite.next()?.bytes)[...])
      #expect(await Self.close(of: silent) == 1008)
      // The other socket was opened at the same time, so its time is over, too.
      page.outbox = []
      page.send(.press, to: try #require(page.page.number(of: .button, text: "add")))
      for message in page.outbox {
        polite.client.send(SocketClient.frame(message.bytes, opcode: 2))
      }
      page.receive(try #require(polite.next()?.bytes)[...])
      #expect(page.frame == 1)
    }
  }

  @Test("Without sockets a page speaks by requests")
  func requests() async throws {
    try await withServer { port, server in
      var (page, cookie) = try await load(port, server)
      page.connect()
      let hello = try #require(page.outbox.first)
      page.outbox = []
      let head = "Host: localhost\r\nOrigin: http://localhost\r\n\(cookie)"
      let down = try RawClient(port: port)
      let body = MessageStream.framed(hello.bytes)
      down.send(
        Array("POST /-/down HTTP/1.1\r\n\(head)Content-Length: \(body.count)\r\n\r\n".utf8) + body)
      let first = try #require(down.read(until: "\r\n\r\n3\r\n"))
      #expect(first.hasPrefix("HTTP/1.1 200 "))
      #expect(first.contains("X-Accel-Buffering: no"))
      page.receive(DownMessage.done(event: 0).bytes[...])
      page.send(.press, to: try #require(page.page.number(of: .button, text: "add")))
      let up = ([hello] + page.outbox).flatMap { MessageStream.framed($0.bytes) }
      let answer = try get(
        "/-/up", "Origin: http://localhost\r\n\(cookie)", method: "POST", port: port, body: up)
      #expect(answer?.status == 204)
      #expect(down.read(until: "Row 4") != nil)
      // A message without bytes says that the line is there, once nothing was sent for 20 seconds.
      await MainActor.run {
        let connection = server.sessions?.only?.connection
        connection?.keepAlive(now: LiveClock.now + 10)
        // Once: the server may send two that wait as one piece.
        connection?.keepAlive(now: LiveClock.now + 21)
      }
      #expect(down.read(until: "1\r\n\0\r\n") != nil)
      #expect(
        try get(
          "/-/up", "Origin: http://localhost\r\nCookie: guest=\(RandomID().text)\r\n",
          method: "POST", port: port, body: up)?.status == 404)
    }
  }

  @Test("The content of requests can't start a line of the log")
  func log() async throws {
    let lines = Lines()
    try await withServer {
      $0.server.log = { lines.all.append($0) }
    } _: { port, _ in
      _ = try get("/a%0Ab\u{85}", port: port)
    }
    #expect(await lines.all.allSatisfy { !$0.contains(where: \.isNewline) })
  }

  @MainActor final class Lines {
    var all: [String] = []
    nonisolated init() {}
  }
}
