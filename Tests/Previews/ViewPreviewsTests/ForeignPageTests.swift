import TestSupport
import Testing
import ViewTree
import WebServer

@testable import PreviewSupervision
@testable import ViewPreviews

/// What a page of another origin can do to the server of previews.
@Suite("Foreign pages and previews", .timeLimit(.minutes(1)))
@MainActor
struct ForeignPageTests {
  /// The statuses of requests, sent while the server's actor is free.
  private nonisolated static func statuses(_ requests: [String], port: UInt16) async throws
    -> [Int?]
  {
    try requests.map { request in
      let client = try RawClient(port: port)
      client.send(request)
      return RawAnswer(client.read(until: "\r\n\r\n"))?.status
    }
  }

  private func statuses(_ requests: [String], token: String?) async throws -> [Int?] {
    let folder = try TemporaryFolder()
    var options = HostOptions()
    options.package = folder.path
    options.token = token
    let catalogue = PreviewCatalogue([ServedCatalogue.preview("One") { Text("one") }])
    let server = try PreviewServer(options, catalogue: catalogue)
    try server.start()
    defer { server.stop() }
    let port = try #require(UInt16(server.url.filter(\.isNumber)))
    return try await Self.statuses(requests, port: port)
  }

  private static func request(_ target: String, _ headers: String..., host: String = "localhost")
    -> String
  {
    "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n"
      + headers.map { $0 + "\r\n" }.joined() + "\r\n"
  }

  private static func socket(_ origin: String, cookie: String = "", host: String = "localhost")
    -> String
  {
    SocketClient.handshake(path: "/-/live", headers: cookie)
      .replacing("Origin: http://localhost", with: "Origin: \(origin)")
      .replacing("Host: localhost", with: "Host: \(host)")
  }

  static let token = "0123456789abcdef0123456789abcdef"
  static let cookie = "Cookie: \(TokenGate.cookie(token))=\(token)"

  @Test("A run that has a token shows nothing without it, and no socket opens from elsewhere")
  func supervised() async throws {
    let found = try await statuses(
      [
        Self.request("/"), Self.request("/-/live.js"), Self.request("/symbols"),
        Self.request("/?run=guess"), Self.request("/?run="),
        Self.request("/?run=\(Self.token.dropLast())"),
        Self.request("/", "Cookie: \(TokenGate.cookie(Self.token))=guess"),
        Self.socket("http://localhost"), Self.socket("http://evil.example"),
        // Even a page that had the token.
        Self.socket("http://evil.example", cookie: Self.cookie + "\r\n"),
        Self.socket("https://localhost", cookie: Self.cookie + "\r\n"),
        Self.socket("null", cookie: Self.cookie + "\r\n"),
        Self.request("/?run=\(Self.token)", host: "evil.example"),
        Self.request("/", Self.cookie, host: "evil.example:80"),
        Self.socket("http://evil.example", cookie: Self.cookie + "\r\n", host: "evil.example"),
        // Who has it.
        Self.request("/?run=\(Self.token)"), Self.request("/", Self.cookie),
        Self.socket("http://localhost", cookie: Self.cookie + "\r\n"),
      ], token: Self.token)
    #expect(
      found == [
        403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 421, 421, 421, 303, 200, 101,
      ])
  }

  @Test("A program that serves its previews itself is no other origin's either")
  func alone() async throws {
    let found = try await statuses(
      [
        Self.request("/"), Self.request("/", host: "evil.example"),
        Self.socket("http://localhost"), Self.socket("http://evil.example"), Self.socket("null"),
        Self.socket("http://evil.example", host: "evil.example"),
      ], token: nil)
    #expect(found == [200, 421, 101, 403, 403, 421])
  }
}
