import TestSupport
import Testing
import WebServer

/// What a page of another origin can do to a server of a developer's machine, such as that of
/// `moments serve`.
@Suite("Foreign pages")
struct ForeignPageTests {
  private func serving<Result: Sendable>(
    _ body: @Sendable (_ port: UInt16) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    try folder.write("index.html", "<!DOCTYPE html><title>Secret</title>")
    try folder.write("sub/index.html", "<!DOCTYPE html><title>Sub</title>")
    let path = folder.path
    let site = await StaticFolder(path)
    defer { withExtendedLifetime(folder) {} }
    return try await withServer(handler: { site.respond(to: $0) }, body)
  }

  @Test(
    "A name of one's own that points at this machine gets nothing",
    arguments: [
      "evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example",
      "localhost@evil.example", "evil.example#localhost", "[::1].evil.example", "2130706433",
      "0.0.0.0", "127.1",
    ])
  func rebinding(_ host: String) async throws {
    try await serving { port in
      let answer = RawAnswer(
        try answers(
          to: Array("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8), port: port
        ))
      #expect(answer?.status == 421)
      #expect(answer?.body.contains("Secret") == false)
    }
  }

  @Test("A page of another origin may not read an answer, send, or open a socket")
  func origins() async throws {
    try await serving { port in
      let foreign = "Host: localhost\r\nOrigin: http://evil.example\r\n"
      let answer = try #require(
        RawAnswer(
          try answers(
            to: Array("GET / HTTP/1.1\r\n\(foreign)Connection: close\r\n\r\n".utf8), port: port)))
      #expect(answer.status == 200)
      // Without these headers a browser shows the answer to no script of another origin.
      #expect(answer.headers.keys.filter { $0.hasPrefix("access-control") } == [])
      #expect(
        try status(
          of: "POST / HTTP/1.1\r\n\(foreign)Content-Length: 0\r\nConnection: close\r\n\r\n",
          port: port) == 403)
      #expect(
        try status(
          of: "OPTIONS / HTTP/1.1\r\n\(foreign)Access-Control-Request-Method: GET\r\n"
            + "Connection: close\r\n\r\n", port: port) == 405)
      let socket = try RawClient(port: port)
      socket.send(SocketClient.handshake.replacing("http://localhost", with: "http://evil.example"))
      #expect(RawAnswer(socket.read(until: "\r\n\r\n"))?.status == 403)
    }
  }

  @Test(
    "No address makes a redirect to elsewhere, or a header of its own",
    arguments: [
      "//evil.example", "//evil.example/", "///evil.example/sub", "/\\evil.example",
      "/%5Cevil.example", "/sub%0d%0aSet-Cookie:a=b", "/sub%0aLocation:%20http://evil.example",
      "/%09/evil.example", "/sub%00", "/%2Fevil.example", "/%2F%2Fevil.example/sub",
      "/sub?%0d%0aSet-Cookie:a=b", "/sub//evil.example", "/./sub", "/../evil.example", "/sub",
      "/.//evil.example", "/sub;//evil.example", "/@evil.example", "/sub?next=//evil.example",
    ])
  func redirects(_ target: String) async throws {
    try await serving { port in
      let answer = try #require(
        RawAnswer(
          try answers(
            to: Array(
              "GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8),
            port: port)))
      #expect(answer.headers["set-cookie"] == nil)
      if target.hasPrefix("/sub?") || target == "/sub" {
        #expect(answer.status == 301)
        #expect(answer.headers["location"] == target.replacing("/sub", with: "/sub/"))
      } else {
        #expect([400, 404].contains(answer.status))
        #expect(answer.headers["location"] == nil)
      }
    }
  }

  @Test(
    "A control character in the head of a request ends it",
    arguments: [
      "GET /\tevil HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /a\u{1}b HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /a\nSet-Cookie:b HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /a\rb HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /a\u{0}b HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ])
  func controls(_ text: String) async throws {
    let found = try await serving { try status(of: text, port: $0) }
    #expect(found == 400)
  }

  @Test("A handler's header with a line in it is never sent as two")
  func splitting() async throws {
    try await withServer(handler: { _ in
      var response = Response.text("ok")
      response.headers.append((name: "Location", value: "/a\r\nSet-Cookie: a=b"))
      response.headers.append((name: "X-A\r\nSet-Cookie", value: "c=d"))
      return response
    }) { port in
      let text = try answers(
        to: Array("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8), port: port
      )
      let answer = try #require(RawAnswer(text))
      #expect(answer.status == 200)
      #expect(answer.headers["set-cookie"] == nil)
    }
  }
}
