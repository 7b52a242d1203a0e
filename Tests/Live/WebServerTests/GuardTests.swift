import TestSupport
import Testing
import WebServer

@Suite("What is refused")
struct GuardTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var status: Int
    var testDescription: String { name }
  }

  private static func get(_ name: String, _ lines: String, _ status: Int = 400) -> Case {
    Case(name: name, text: "GET / HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n", status: status)
  }

  private static func post(_ name: String, _ lines: String, _ status: Int = 400) -> Case {
    Case(
      name: name, text: "POST / HTTP/1.1\r\nHost: localhost\r\n\(lines)", status: status)
  }

  private static func line(_ line: String, _ status: Int) -> Case {
    Case(name: line, text: "\(line)\r\nHost: localhost\r\n\r\n", status: status)
  }

  static let cases: [Case] = [
    post("two lengths", "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
    post("two equal lengths", "Content-Length: 1\r\ncontent-length: 1\r\n\r\na"),
    post("a list of lengths", "Content-Length: 1, 1\r\n\r\na"),
    post("a length with a plus", "Content-Length: +3\r\n\r\nabc"),
    post("a length below zero", "Content-Length: -1\r\n\r\n"),
    post("a length with a unit", "Content-Length: 3x\r\n\r\nabc"),
    post("an empty length", "Content-Length:\r\n\r\n"),
    post("a length beyond all numbers", "Content-Length: 99999999999999999999\r\n\r\n"),
    post("a length that only fits 64 bits", "Content-Length: 9223372036854775807\r\n\r\n"),
    post("a long length", "Content-Length: 999999999999\r\n\r\n", 413),
    post("a length and chunks", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    post(
      "chunks twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    post("chunks and a space", "Transfer-Encoding: chunked \r\n\r\n0\r\n\r\n"),
    post("a length and a tab", "Content-Length: 1\t\r\n\r\na"),
    post("gzip", "Transfer-Encoding: gzip\r\n\r\n"),
    post("gzip, then chunks", "Transfer-Encoding: gzip, chunked\r\n\r\n"),
    post("chunks with a tab", "Transfer-Encoding: chunked\u{0B}\r\n\r\n"),
    post("chunk size zz", "Transfer-Encoding: chunked\r\n\r\nzz\r\n"),
    post("chunk size 0x3", "Transfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n"),
    post("chunk size -1", "Transfer-Encoding: chunked\r\n\r\n-1\r\n"),
    post("an empty chunk size", "Transfer-Encoding: chunked\r\n\r\n\r\n"),
    post("nine digits", "Transfer-Encoding: chunked\r\n\r\n000000001\r\na\r\n0\r\n\r\n"),
    post("a huge chunk", "Transfer-Encoding: chunked\r\n\r\nffffffff\r\n", 413),
    post(
      "a chunk that is longer than it says",
      "Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n"),
    post(
      "a chunk size with a bare line feed", "Transfer-Encoding: chunked\r\n\r\n1\na\r\n0\r\n\r\n"),
    post(
      "a chunk that ends with a bare line feed",
      "Transfer-Encoding: chunked\r\n\r\n1\r\na\n0\r\n\r\n"),
    post("a chunk with an extension", "Transfer-Encoding: chunked\r\n\r\n1;a=b\r\na\r\n0\r\n\r\n"),
    post("a trailer", "Transfer-Encoding: chunked\r\n\r\n0\r\nHost: b\r\n\r\n"),
    get("two hosts", "Host: localhost\r\n"),
    get("a folded header", "A: b\r\n c\r\n"),
    get("a folded first header", " A: b\r\n"),
    get("a bare line feed", "A: b\nC: d\r\n"),
    get("a bare carriage return", "A: b\rC: d\r\n"),
    get("a NUL in a value", "A: b\0c\r\n"),
    get("a NUL in a name", "A\0: b\r\n"),
    get("a bell", "A: \u{7}\r\n"),
    get("a header without a colon", "A\r\n"),
    get("a header without a name", ": b\r\n"),
    get("a space before the colon", "A : b\r\n"),
    Case(name: "no host", text: "GET / HTTP/1.1\r\n\r\n", status: 400),
    Case(name: "no host in 1.0", text: "GET / HTTP/1.0\r\n\r\n", status: 400),
    Case(name: "bare line feeds", text: "GET / HTTP/1.1\nHost: localhost\n\n", status: 400),
    Case(name: "an empty first line", text: "\r\nGET / HTTP/1.1\r\n", status: 400),
    Case(name: "TLS", text: "\u{16}\u{3}\u{1}\0", status: 400),
    Case(
      name: "chunks in 1.0",
      text: "POST / HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      status: 400),
    line("GET /", 400), line("GET  / HTTP/1.1", 400), line("GET / HTTP/1.1 ", 400),
    line("G@T / HTTP/1.1", 400), line("GET a HTTP/1.1", 400), line("GET /a#b HTTP/1.1", 400),
    line("GET http://localhost/ HTTP/1.1", 400), line("GET /\u{E9} HTTP/1.1", 400),
    line("GET / HTTP/1.2", 505), line("GET / HTTP/2.0", 505), line("GET / http/1.1", 400),
    line("PRI * HTTP/2.0", 505), line("PUT / HTTP/1.1", 405), line("DELETE / HTTP/1.1", 405),
    line("OPTIONS / HTTP/1.1", 405), line("TRACE / HTTP/1.1", 405), line("get / HTTP/1.1", 405),
  ]

  @Test("A malformed request gets its status and ends the connection", arguments: cases)
  func malformed(_ example: Case) async throws {
    let found = try await withServer { try status(of: example.text, port: $0) }
    #expect(found == example.status)
  }

  @Test("A refused request is answered after those before it")
  func order() async throws {
    let text = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\nPUT / HTTP/1.1\r\n\r\n"
    let all = try #require(
      try await withServer { try answers(to: Array(text.utf8), port: $0) })
    #expect(all.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(RawAnswer(all)?.body.hasPrefix("GET /a HTTP/1.1 405 ") == true)
  }

  @Test(
    "Only names of this server are served",
    arguments: [
      ("localhost", 200), ("LOCALHOST:80", 200), ("127.0.0.1", 200), ("[::1]:8000", 200),
      ("example.org", 421), ("localhost.example.org", 421), ("localhost:80:80", 421), ("", 421),
      ("localhost:a", 421), ("localhost@evil", 421), ("[::1", 421), ("user:localhost", 421),
    ])
  func hosts(_ host: String, _ expected: Int) async throws {
    let found = try await withServer {
      try status(of: "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n", port: $0)
    }
    #expect(found == expected)
  }

  @Test(
    "Pages of other origins can't send",
    arguments: [
      ("Origin: http://localhost\r\n", 200), ("", 200), ("Origin: https://localhost\r\n", 403),
      ("Origin: http://friend.example\r\n", 200), ("Origin: null\r\n", 403),
      ("Origin: http://localhost:81\r\n", 403), ("Origin: http://evil.example\r\n", 403),
    ])
  func origins(_ line: String, _ expected: Int) async throws {
    let found = try await withServer({ $0.origins = ["http://friend.example"] }) {
      try status(
        of: "POST / HTTP/1.1\r\nHost: localhost\r\n\(line)Connection: close\r\n\r\n", port: $0)
    }
    #expect(found == expected)
  }
}
