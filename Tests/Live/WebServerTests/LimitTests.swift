import Glibc
import TestSupport
import Testing
import WebServer

@Suite("Limits", .timeLimit(.minutes(1)))
struct LimitTests {
  private static let ending = "Host: localhost\r\nConnection: close\r\n\r\n"

  @Test("A request line has its length at most", arguments: [(-1, 200), (0, 200), (1, 414)])
  func requestLine(_ more: Int, _ expected: Int) async throws {
    let path = String(repeating: "a", count: 8 * 1024 - "GET / HTTP/1.1".count + more)
    let found = try await withServer {
      try status(of: "GET /\(path) HTTP/1.1\r\n\(Self.ending)", port: $0)
    }
    #expect(found == expected)
  }

  @Test("Headers have their bytes at most", arguments: [(-1, 200), (0, 200), (1, 431)])
  func headerBytes(_ more: Int, _ expected: Int) async throws {
    let others = Self.ending.utf8.count - 2
    let value = String(repeating: "a", count: 16 * 1024 - others - "A: \r\n".utf8.count + more)
    let found = try await withServer {
      try status(of: "GET / HTTP/1.1\r\nA: \(value)\r\n\(Self.ending)", port: $0)
    }
    #expect(found == expected)
  }

  @Test("A line and headers of the greatest length go together")
  func wholeHead() async throws {
    let path = String(repeating: "a", count: 8 * 1024 - "GET / HTTP/1.1".count)
    let count = 98
    let room = 16 * 1024 - (Self.ending.utf8.count - 2)
    var lines = (1..<count).map { _ in "A: \(String(repeating: "b", count: room / count - 5))\r\n" }
      .joined()
    lines += "A: \(String(repeating: "b", count: room - lines.utf8.count - 5))\r\n"
    let text = "GET /\(path) HTTP/1.1\r\n\(lines)\(Self.ending)"
    let found = try await withServer { try status(of: text, port: $0) }
    #expect(found == 200)
  }

  @Test("There are as many headers at most", arguments: [(99, 200), (100, 200), (101, 431)])
  func headerCount(_ count: Int, _ expected: Int) async throws {
    let lines = (0..<(count - 2)).map { "A\($0): b\r\n" }.joined()
    let found = try await withServer {
      try status(of: "GET / HTTP/1.1\r\n\(lines)\(Self.ending)", port: $0)
    }
    #expect(found == expected)
  }

  @Test("A body has its length at most", arguments: [(-1, 200), (0, 200), (1, 413)])
  func body(_ more: Int, _ expected: Int) async throws {
    let body = String(repeating: "a", count: 64 * 1024 + more)
    let text = "POST / HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\(Self.ending)\(body)"
    let found = try await withServer { try status(of: text, port: $0) }
    #expect(found == expected)
  }

  @Test("A chunked body has the same length at most", arguments: [(-1, 200), (0, 200), (1, 413)])
  func chunks(_ more: Int, _ expected: Int) async throws {
    let chunk = "1000\r\n" + String(repeating: "a", count: 4096) + "\r\n"
    let last = String(4096 + more, radix: 16)
    let text =
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\(Self.ending)"
      + String(repeating: chunk, count: 15)
      + "\(last)\r\n\(String(repeating: "a", count: 4096 + more))\r\n0\r\n\r\n"
    let answer = try await withServer { RawAnswer(try answers(to: Array(text.utf8), port: $0)) }
    #expect(answer?.status == expected)
    if expected == 200 { #expect(answer?.body.utf8.count == 64 * 1024 + more + 7) }
  }

  @Test("Headers that don't end in time get 408, a byte at a time or not")
  func headerTime() async throws {
    let answers = try await withServer({ $0.limits.headerTime = 0.1 }) { port in
      let still = try RawClient(port: port)
      still.send("GET / HTTP/1.1\r\n")
      let slow = try RawClient(port: port)
      var answer: RawAnswer?
      for byte in "GET / HTTP/1.1\r\nHost: localhost\r\nA: bcdefghijklmnopqrstuvwxyz".utf8 {
        slow.send([byte])
        if let bytes = slow.read(timeout: 10) {
          answer = RawAnswer(String(decoding: bytes, as: UTF8.self))
          break
        }
      }
      return [
        RawAnswer(still.readToEnd())?.status, (answer ?? RawAnswer(slow.readToEnd()))?.status,
      ]
    }
    #expect(answers == [408, 408])
  }

  @Test("A body that doesn't end in time gets 408 though a byte of it comes at a time")
  func requestTime() async throws {
    let found = try await withServer({ $0.limits.requestTime = 0.1 }) { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nContent-Length: 1000\r\n\(Self.ending)")
      for _ in 0..<100 {
        client.send("a")
        if let bytes = client.read(timeout: 10) {
          return RawAnswer(String(decoding: bytes, as: UTF8.self))?.status
        }
      }
      return RawAnswer(client.readToEnd())?.status
    }
    #expect(found == 408)
  }

  @Test("A client that sends nothing, or nothing more, is disconnected without an answer")
  func idleTime() async throws {
    try await withServer({
      $0.limits.headerTime = 0.1
      $0.limits.idleTime = 0.1
    }) { port in
      let silent = try RawClient(port: port)
      #expect(silent.readToEnd() == "")
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(RawAnswer(client.readToEnd())?.body == "GET / ")
    }
  }

  @Test("A client that reads nothing is disconnected")
  @MainActor
  func stallTime() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.stallTime = 0.1
    let bytes = [UInt8](repeating: 0x61, count: 16 << 20)
    var isAsked = false
    let server = HTTPServer(configuration) { _ in
      isAsked = true
      return Response(body: .bytes(bytes))
    }
    try server.start()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\n\(Self.ending)")
    for _ in 0..<6000 where !isAsked || server.connectionCount > 0 {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(isAsked)
    #expect(withExtendedLifetime(client) { server.connectionCount } == 0)
  }

  @Test("An address has so many connections, and gets new ones for those it closes")
  func perAddress() async throws {
    try await withServer({ $0.limits.connectionsPerAddress = 3 }) { port in
      var clients = try (0..<3).map { _ in try RawClient(port: port) }
      for client in clients { #expect(Self.isServed(client)) }
      #expect(try !Self.isServed(RawClient(port: port)))
      #expect(try Self.isServed(RawClient(port: port, from: "127.0.0.2")))
      let first = clients.removeFirst()
      first.finish()
      #expect(first.isClosed())
      #expect(try Self.isServed(RawClient(port: port)))
    }
  }

  @Test("A server has so many connections")
  func total() async throws {
    try await withServer({ $0.limits.connections = 3 }) { port in
      let clients = try (1...4).map { try RawClient(port: port, from: "127.0.0.\($0)") }
      #expect(clients.map(Self.isServed) == [true, true, true, false])
    }
  }

  @Test("A thousand clients of ten addresses are open and served at once")
  func thousand() async throws {
    try await withServer { port in
      let clients = try (0..<1000).map { try RawClient(port: port, from: "127.0.1.\($0 % 10 + 1)") }
      #expect(clients.filter { !Self.isServed($0) }.isEmpty)
    }
  }

  private static func isServed(_ client: RawClient) -> Bool {
    client.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return client.read(until: "GET /a ") != nil
  }
}
