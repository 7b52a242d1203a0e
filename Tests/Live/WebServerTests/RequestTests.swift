import TestSupport
import Testing
import WebServer

@Suite("Requests")
struct RequestTests {
  private static let ending = "Host: localhost\r\nConnection: close\r\n\r\n"

  @Test("A page is answered with the standard headers")
  func page() async throws {
    let answer = try await withServer(
      handler: { _ in .page(Array("<p>Tea".utf8), policy: "default-src 'none'") },
      { try RawAnswer(answers(to: Array("GET / HTTP/1.1\r\n\(Self.ending)".utf8), port: $0)) })
    var headers = try #require(answer?.headers)
    headers["date"] = nil
    #expect(answer?.status == 200)
    #expect(answer?.body == "<p>Tea")
    #expect(
      headers == [
        "cache-control": "no-store", "connection": "close", "content-length": "6",
        "content-security-policy": "default-src 'none'",
        "content-type": "text/html; charset=utf-8", "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin", "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
      ])
  }

  @Test("HEAD gets the headers of GET and no body")
  func head() async throws {
    let answer = try await withServer {
      try RawAnswer(answers(to: Array("HEAD /a HTTP/1.1\r\n\(Self.ending)".utf8), port: $0))
    }
    #expect(answer?.status == 200)
    #expect(answer?.headers["content-length"] == "8")
    #expect(answer?.body == "")
  }

  @Test("A connection serves one request after the other")
  func keepAlive() async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      for index in 0..<3 {
        client.send("GET /\(index) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(client.read(until: "GET /\(index) ") != nil)
      }
      client.send("GET /last HTTP/1.1\r\n\(Self.ending)")
      #expect(RawAnswer(client.readToEnd())?.body == "GET /last ")
    }
  }

  @Test("Requests sent at once are answered in order")
  func pipelining() async throws {
    var text = (0..<50).map {
      "POST /\($0) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n\($0 + 10)"
    }
    .joined()
    text += "GET /last HTTP/1.1\r\n\(Self.ending)"
    let bytes = Array(text.utf8)
    let all = try #require(try await withServer { try answers(to: bytes, port: $0) })
    let bodies = all.split(separator: "\r\n").filter { $0.hasPrefix("POST") || $0.hasPrefix("GET") }
    #expect(all.components(of: "HTTP/1.1 200 OK") == 51)
    #expect(bodies.last == "GET /last ")
    for index in 0..<50 { #expect(all.contains("POST /\(index) \(index + 10)HTTP/1.1")) }
  }

  @Test("A request may come a byte at a time")
  func bytewise() async throws {
    let text = "POST /a HTTP/1.1\r\nContent-Length: 3\r\n\(Self.ending)tea"
    let answer = try await withServer { port in
      let client = try RawClient(port: port)
      for byte in text.utf8 { client.send([byte]) }
      return RawAnswer(client.readToEnd())
    }
    #expect(answer?.body == "POST /a tea")
  }

  @Test("A chunked body is put together, and the next request follows it")
  func chunked() async throws {
    let text = """
      POST /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n\
      2\r\nte\r\n0A\r\n0123456789\r\n0\r\n\r\n\
      GET /b HTTP/1.1\r\n\(Self.ending)
      """
    let all = try await withServer { try answers(to: Array(text.utf8), port: $0) }
    #expect(all?.contains("POST /a te0123456789") == true)
    #expect(all?.hasSuffix("GET /b ") == true)
  }

  @Test("A client that expects 100-continue gets it")
  func expectation() async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      client.send(
        "POST /a HTTP/1.1\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\(Self.ending)")
      #expect(client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
      client.send("tea")
      #expect(RawAnswer(client.readToEnd())?.body == "POST /a tea")
    }
  }

  @Test("A body of 8 MB arrives whole at a client that reads late")
  func longBody() async throws {
    let body = [UInt8](repeating: 0x61, count: 8 << 20)
    let answer = try await withServer(
      handler: { _ in Response(body: .bytes(body)) },
      { port in
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\n\(Self.ending)")
        try await Task.sleep(for: .milliseconds(50))
        return RawAnswer(client.readToEnd())
      })
    #expect(answer?.body.utf8.count == body.count)
  }

  @Test("A client's text can't start a line of the log")
  func log() async throws {
    let lines = LineLog()
    _ = try await withServer({ $0.log = { lines.append($0) } }) {
      try status(of: "GET /%0Aa HTTP/1.1\r\n\(Self.ending)", port: $0)
    }
    #expect(await lines.lines == ["127.0.0.1 GET 200 /%0Aa"])
    #expect(
      LogLine.escaped("a\n\u{1B}[2J\u{2028}\\b\u{202E}")
        == "a\\u{a}\\u{1b}[2J\\u{2028}\\\\b\\u{202e}")
  }
}

@MainActor
final class LineLog {
  private(set) var lines: [String] = []
  nonisolated init() {}
  func append(_ line: String) { lines.append(line) }
}

extension String {
  /// How often a text occurs.
  func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
