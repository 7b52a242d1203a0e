import TestSupport
import Testing
import WebServer

@Suite("A server's life", .timeLimit(.minutes(1)))
@MainActor
struct ServerLifeTests {
  @Test("A port that is taken is an error that says so")
  func taken() throws {
    let first = HTTPServer(ServerConfiguration(), handler: echo)
    try first.start()
    defer { first.stop() }
    var configuration = ServerConfiguration()
    configuration.port = first.port
    let second = HTTPServer(configuration, handler: echo)
    let error = #expect(throws: ServerError.self) { try second.start() }
    #expect(error?.code == .addressInUse)
    #expect(
      error?.message
        == "Another program listens at 127.0.0.1, port \(first.port). Choose another port, or 0 for any."
    )
  }

  @Test("A host that is no address is an error", arguments: ["example", "192.0.2.1", "1.2.3.4.5"])
  func invalid(_ host: String) {
    var configuration = ServerConfiguration()
    configuration.host = host
    let server = HTTPServer(configuration, handler: echo)
    let error = #expect(throws: ServerError.self) { try server.start() }
    #expect(error?.code == .invalidAddress)
  }

  @Test("Draining lets a running request end, and closes what waits")
  func drain() async throws {
    let stream = ResponseStream()
    var isAsked = false
    var configuration = ServerConfiguration()
    configuration.limits.headerTime = 60
    let server = HTTPServer(configuration) { _ in
      isAsked = true
      return Response(body: .stream(stream))
    }
    try server.start()
    let port = server.port
    let reader = Task.detached(executorPreference: ThreadExecutor.shared) {
      let idle = try RawClient(port: port)
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      return (client.readToEnd(), idle.isClosed())
    }
    while !isAsked || server.connectionCount < 2 { try await Task.sleep(for: .milliseconds(1)) }
    stream.write(Array("tea".utf8))
    let drained = Task { await server.drain(within: 60) }
    while server.connectionCount > 1 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(throws: RawClient.ClientError.self) { try RawClient(port: port) }
    stream.write(Array("cake".utf8))
    stream.end()
    let (text, isIdleClosed) = try await reader.value
    #expect(text?.hasSuffix("3\r\ntea\r\n4\r\ncake\r\n0\r\n\r\n") == true)
    #expect(isIdleClosed)
    await drained.value
    #expect(server.connectionCount == 0)
  }

  @Test("Draining ends in time though a request doesn't")
  func drainInTime() async throws {
    var isAsked = false
    let server = HTTPServer(ServerConfiguration()) { _ in
      isAsked = true
      return Response(body: .stream(ResponseStream()))
    }
    try server.start()
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    while !isAsked { try await Task.sleep(for: .milliseconds(1)) }
    await server.drain(within: 0.05)
    #expect(server.connectionCount == 0)
    #expect(client.isClosed())
  }

  @Test("A handler may stop its server")
  func stopInHandler() async throws {
    var stopped: HTTPServer?
    var isAsked = false
    let server = HTTPServer(ServerConfiguration()) { request in
      isAsked = true
      stopped?.stop()
      return echo(request)
    }
    stopped = server
    try server.start()
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    while !isAsked || server.connectionCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(client.isClosed())
    stopped = nil
  }
}
