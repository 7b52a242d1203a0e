import TestSupport
import Testing
import WebServer

@Suite("Streams", .timeLimit(.minutes(1)))
@MainActor
struct StreamTests {
  private nonisolated static let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test("Bytes arrive when they are written, and the connection lives on")
  func writing() async throws {
    let stream = ResponseStream()
    try await withServer(
      handler: { $0.target == "/" ? Response(body: .stream(stream)) : echo($0) },
      { port in
        let client = try RawClient(port: port)
        client.send(Self.request)
        #expect(client.read(until: "\r\n\r\n")?.contains("Transfer-Encoding: chunked") == true)
        for text in ["tea", "and", "cake"] {
          await MainActor.run { _ = stream.write(Array(text.utf8)) }
          #expect(client.read(until: text) != nil)
        }
        await stream.end()
        #expect(client.read(until: "0\r\n\r\n") != nil)
        client.send("GET /next HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        #expect(RawAnswer(client.readToEnd())?.body == "GET /next ")
      })
  }

  @Test("Ten streams that are written to at once all arrive")
  func many() async throws {
    let streams = (0..<10).map { _ in ResponseStream() }
    var next = streams[...]
    try await withServer(
      handler: { _ in next.popFirst().map { Response(body: .stream($0)) } ?? .text("none") },
      { port in
        let clients = try streams.map { _ in try RawClient(port: port) }
        for client in clients {
          client.send(Self.request)
          #expect(client.read(until: "\r\n\r\n") != nil)
        }
        for index in 0..<20 {
          await MainActor.run { for stream in streams { stream.write(Array("<\(index)>".utf8)) } }
          for client in clients { #expect(client.read(until: "<\(index)>") != nil) }
        }
      })
  }

  @Test("A client that goes away is noticed")
  func leaving() async throws {
    let stream = ResponseStream()
    var isClosed = false
    stream.onClose = { isClosed = true }
    try await withServer(
      handler: { _ in Response(body: .stream(stream)) },
      { port in
        do {
          let client = try RawClient(port: port)
          client.send(Self.request)
          #expect(client.read(until: "\r\n\r\n") != nil)
        }
        for _ in 0..<6000 where await !stream.isOver { try await Task.sleep(for: .milliseconds(5)) }
      })
    #expect(isClosed)
    #expect(!stream.write([1]))
  }

  @Test("A stream whose client reads nothing ends when too much waits")
  func slowReader() async throws {
    let stream = ResponseStream()
    let written = try await withServer(
      handler: { _ in Response(body: .stream(stream)) },
      { port in
        let client = try RawClient(port: port)
        client.send(Self.request)
        #expect(client.read(until: "\r\n\r\n") != nil)
        var count = 0
        let bytes = [UInt8](repeating: 0x61, count: 64 * 1024)
        while await stream.write(bytes), count < 1000 {
          count += 1
          try await Task.sleep(for: .milliseconds(1))
        }
        return count
      })
    // What the two sockets hold comes on top of the queue.
    #expect(written >= 4 && written < 200)
  }

  @Test("A server that stops ends its streams")
  func stopping() async throws {
    let stream = ResponseStream()
    var isClosed = false
    stream.onClose = { isClosed = true }
    let server = HTTPServer(ServerConfiguration()) { _ in Response(body: .stream(stream)) }
    try server.start()
    let port = server.port
    let client = try await Task.detached(executorPreference: ThreadExecutor.shared) {
      let client = try RawClient(port: port)
      client.send(Self.request)
      #expect(client.read(until: "\r\n\r\n") != nil)
      return Box(client)
    }.value
    server.stop()
    #expect(isClosed)
    #expect(client.value.isClosed())
  }

  private struct Box: @unchecked Sendable {
    var value: RawClient
    init(_ value: RawClient) { self.value = value }
  }
}
