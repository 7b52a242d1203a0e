import TestSupport
import Testing
import WebServer

@Suite("WebSockets", .timeLimit(.minutes(1)))
struct WebSocketTests {
  /// Sends messages back, and notes what codes sockets close with.
  @MainActor
  final class Echo {
    var codes: [Int] = []
    nonisolated init() {}

    func respond(to request: Request) -> Response {
      let socket = WebSocketConnection()
      socket.onText = { $0.send($1) }
      socket.onBinary = { $0.send($1) }
      socket.onClose = { self.codes.append($0) }
      return Response(body: .webSocket(socket))
    }

    func waitForCode() async throws -> Int? {
      for _ in 0..<15_000 where codes.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
      return codes.first
    }
  }

  private func withEcho<Result: Sendable>(
    _ configure: @Sendable (inout ServerConfiguration) -> Void = { _ in },
    _ body: @Sendable (_ port: UInt16, _ echo: Echo) async throws -> Result
  ) async throws -> Result {
    let echo = Echo()
    return try await withServer(configure, handler: { echo.respond(to: $0) }) {
      try await body($0, echo)
    }
  }

  @Test("Texts and bytes come back")
  func echo() async throws {
    try await withEcho { port, echo in
      let client = try #require(try SocketClient(port: port))
      client.send("Tea \u{1F375}")
      #expect(client.next()?.text == "Tea \u{1F375}")
      client.client.send(SocketClient.frame([0, 255], opcode: 2))
      #expect(client.next() == .init(opcode: 2, bytes: [0, 255]))
      client.client.send(SocketClient.frame([3, 232, 0x6F, 0x6B], opcode: 8))
      #expect(client.next() == .init(opcode: 8, bytes: [3, 232, 0x6F, 0x6B]))
      #expect(client.next() == nil)
      #expect(try await echo.waitForCode() == 1000)
    }
  }

  @Test("Frames that come with the request are read")
  func glued() async throws {
    try await withEcho { port, _ in
      let frames = SocketClient.text("one") + SocketClient.text("two")
      let client = try #require(try SocketClient(port: port, with: frames))
      #expect(client.next()?.text == "one")
      #expect(client.next()?.text == "two")
    }
  }

  @Test("Frames may come a byte at a time, and pieces with a ping between")
  func pieces() async throws {
    try await withEcho { port, _ in
      let client = try #require(try SocketClient(port: port))
      for byte in SocketClient.text("bytes") { client.client.send([byte]) }
      #expect(client.next()?.text == "bytes")
      client.client.send(
        SocketClient.frame([0x61], isLast: false) + SocketClient.frame([9], opcode: 9)
          + SocketClient.frame([0x62], opcode: 0, isLast: false)
          + SocketClient.frame([0x63], opcode: 0))
      #expect(client.next() == .init(opcode: 10, bytes: [9]))
      #expect(client.next()?.text == "abc")
    }
  }

  @Test(
    "A socket that sends signs sends a message without bytes with each ping, another only pings")
  func signs() async throws {
    for sendsSigns in [true, false] {
      try await withServer {
        $0.limits.pingTime = 0.01
      } handler: { _ in
        let socket = WebSocketConnection()
        socket.sendsSigns = sendsSigns
        return Response(body: .webSocket(socket))
      } _: { port in
        let client = try #require(try SocketClient(port: port))
        let ping = SocketClient.Frame(opcode: 9, bytes: [])
        #expect(client.next() == ping)
        #expect(client.next() == (sendsSigns ? .init(opcode: 2, bytes: []) : ping))
        #expect(client.next() == ping)
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var frames: [UInt8]
    var code: Int
  }

  static let cases = [
    Case(
      testDescription: "unmasked", frames: SocketClient.frame([1], isMasked: false), code: 1002),
    Case(
      testDescription: "a reserved bit", frames: SocketClient.frame([1], reserved: 0x40), code: 1002
    ),
    Case(
      testDescription: "an unknown opcode", frames: SocketClient.frame([1], opcode: 3), code: 1002),
    Case(
      testDescription: "a lone continuation", frames: SocketClient.frame([1], opcode: 0),
      code: 1002),
    Case(
      testDescription: "close 1005", frames: SocketClient.frame([3, 237], opcode: 8), code: 1002),
    Case(
      testDescription: "text that is none", frames: SocketClient.frame([0xC3, 0x28]), code: 1007),
    Case(
      testDescription: "pieces that are too long",
      frames: SocketClient.frame([UInt8](repeating: 0x61, count: 16384), isLast: false)
        + SocketClient.frame([0x61], opcode: 0), code: 1009),
    Case(
      testDescription: "a policy",
      frames: (0..<43).flatMap { _ in SocketClient.frame([], opcode: 9) },
      code: 1008),
  ]

  @Test("Violations of the protocol close with their codes", arguments: cases)
  func closeCodes(_ example: Case) async throws {
    try await withEcho { port, _ in
      let client = try #require(try SocketClient(port: port, with: example.frames))
      var last: SocketClient.Frame?
      while let next = client.next() { last = next }
      #expect(last?.opcode == 8)
      #expect(last?.code == example.code)
    }
  }

  @Test("A message has its length at most", arguments: [-1, 0, 1])
  func messageLength(_ more: Int) async throws {
    let bytes = [UInt8](repeating: 0x61, count: 16 * 1024 + more)
    try await withEcho { port, _ in
      let client = try #require(try SocketClient(port: port))
      client.client.send(SocketClient.frame(bytes, opcode: 2))
      let answer = client.next()
      if more > 0 {
        #expect(answer?.code == 1009)
      } else {
        #expect(answer == .init(opcode: 2, bytes: bytes))
      }
    }
  }

  @Test("Bursts pass, two frames more are thrown away, the third closes", arguments: 40...43)
  func rate(_ count: Int) async throws {
    try await withEcho({
      $0.limits.framesPerSecond = 0.001
      $0.limits.queuedFrames = 100
    }) { port, _ in
      let frames = (0..<count).flatMap { SocketClient.text("\($0)") }
      let client = try #require(try SocketClient(port: port, with: frames))
      for index in 0..<40 { #expect(client.next()?.text == "\(index)") }
      if count == 43 {
        #expect(client.next()?.code == 1008)
        #expect(client.next() == nil)
      } else {
        client.client.send(SocketClient.frame([3, 232], opcode: 8))
        #expect(client.next()?.code == 1000)
      }
    }
  }

  @Test("A meter fills evenly and forgives when it is full")
  func meter() async throws {
    try await withEcho({
      $0.limits.frameBurst = 1
      $0.limits.framesPerSecond = 50
    }) { port, _ in
      let client = try #require(try SocketClient(port: port))
      for index in 0..<5 {
        client.client.send(SocketClient.text("a\(index)") + SocketClient.text("b\(index)"))
        #expect(client.next()?.text == "a\(index)")
        try await Task.sleep(for: .milliseconds(30))
      }
    }
  }

  @Test("Frames wait up to the limit", arguments: [9, 10, 11])
  func queuedFrames(_ count: Int) async throws {
    let accepted = Counter()
    try await withServer(
      handler: { _ in
        let socket = WebSocketConnection()
        socket.onText = { socket, _ in
          for index in 0..<count where socket.send("\(index)") { accepted.value += 1 }
        }
        socket.onDrain = { $0.send("drained") }
        return Response(body: .webSocket(socket))
      },
      { port in
        let client = try #require(try SocketClient(port: port))
        client.send("go")
        for index in 0..<min(count, 10) { #expect(client.next()?.text == "\(index)") }
        if count > 10 { #expect(client.next()?.text == "drained") }
        #expect(await accepted.value == min(count, 10))
      })
  }

  @Test("Bytes wait up to the limit", arguments: [-1, 0, 1])
  func queuedBytes(_ more: Int) async throws {
    let accepted = Counter()
    try await withServer(
      handler: { _ in
        let socket = WebSocketConnection()
        socket.onText = { socket, _ in
          let half = [UInt8](repeating: 1, count: 128 * 1024)
          if socket.send(half) { accepted.value += 1 }
          if socket.send(half + [1][..<max(0, more)]) { accepted.value += 1 }
        }
        return Response(body: .webSocket(socket))
      },
      { port in
        let client = try #require(try SocketClient(port: port))
        client.send("go")
        #expect(client.next()?.bytes.count == 128 * 1024)
        #expect(await accepted.value == (more > 0 ? 1 : 2))
      })
  }

  @Test("A client that doesn't read is closed with 1013")
  func slowReader() async throws {
    let codes = Counter()
    try await withServer(
      {
        $0.limits.slowTime = 0.1; $0.limits.lingerTime = 0.1
      },
      handler: { _ in
        let socket = WebSocketConnection()
        let bytes = [UInt8](repeating: 1, count: 128 * 1024)
        socket.onOpen = { socket in
          Task { @MainActor in
            while socket.isOpen {
              while socket.send(bytes) {}
              try await Task.sleep(for: .milliseconds(2))
            }
          }
        }
        socket.onClose = { codes.value = $0 }
        return Response(body: .webSocket(socket))
      },
      { port in
        let client = try #require(try SocketClient(port: port))
        for _ in 0..<6000 where await codes.value == 0 {
          try await Task.sleep(for: .milliseconds(5))
        }
        #expect(await codes.value == 1013)
        withExtendedLifetime(client) {}
      })
  }

  @Test("A silent client is pinged, and lost if it doesn't answer")
  func pings() async throws {
    try await withEcho({
      $0.limits.pingTime = 0.05
      $0.limits.deadTime = 0.3
    }) { port, echo in
      let client = try #require(try SocketClient(port: port))
      for _ in 0..<8 {
        #expect(client.next() == .init(opcode: 9, bytes: []))
        client.client.send(SocketClient.frame([], opcode: 10))
      }
      #expect(await echo.codes.isEmpty)
      while let frame = client.next() { #expect(frame.opcode == 9) }
      #expect(try await echo.waitForCode() == 1006)
    }
  }

  @Test("The server's close has its code and reason, and sends what waits before it")
  func closing() async throws {
    let codes = Counter()
    try await withServer(
      handler: { _ in
        let socket = WebSocketConnection()
        socket.onText = { socket, _ in
          socket.send("last")
          socket.close(1001, reason: String(repeating: "\u{E9}", count: 100))
          #expect(!socket.send("late"))
        }
        socket.onClose = { codes.value = $0 }
        return Response(body: .webSocket(socket))
      },
      { port in
        let client = try #require(try SocketClient(port: port))
        client.client.send(SocketClient.text("a") + SocketClient.text("b"))
        #expect(client.next()?.text == "last")
        let frame = try #require(client.next())
        #expect(frame.code == 1001)
        #expect(
          String(decoding: frame.bytes.dropFirst(2), as: UTF8.self)
            == String(repeating: "\u{E9}", count: 61))
        #expect(client.next() == nil)
        #expect(await codes.value == 1001)
      })
  }

  @Test("Draining notifies clients that the server restarts")
  @MainActor
  func draining() async throws {
    let echo = Echo()
    let server = HTTPServer(ServerConfiguration()) { echo.respond(to: $0) }
    try server.start()
    let port = server.port
    let reader = Task.detached(executorPreference: ThreadExecutor.shared) { () -> Int? in
      guard let client = try SocketClient(port: port) else { return nil }
      client.send("a")
      #expect(client.next()?.text == "a")
      await Task { @MainActor in await server.drain(within: 5) }.value
      return client.next()?.code
    }
    #expect(try await reader.value == 1012)
    #expect(echo.codes == [1012])
  }

  @Test("A message may stop the server")
  func stopping() async throws {
    let closed = Counter()
    let client = try await Task { @MainActor in
      var stopped: HTTPServer?
      let server = HTTPServer(ServerConfiguration()) { _ in
        let socket = WebSocketConnection()
        socket.onText = { _, _ in stopped?.stop() }
        socket.onClose = { closed.value = $0 }
        return Response(body: .webSocket(socket))
      }
      stopped = server
      try server.start()
      return server.port
    }.value
    let socket = try #require(try SocketClient(port: client))
    socket.client.send(SocketClient.text("a") + SocketClient.text("b"))
    #expect(socket.next() == nil)
    #expect(await closed.value == 1006)
  }

  @Test(
    "A handshake that is not in order gets its status",
    arguments: [
      ("Origin: http://localhost\r\n", "", 403), ("http://localhost", "http://evil.example", 403),
      ("Origin: http://localhost\r\n", "Origin: null\r\n", 403), ("Version: 13", "Version: 8", 426),
      ("Upgrade: websocket\r\n", "", 426), ("Upgrade: websocket", "Upgrade: h2c", 426),
      ("keep-alive, Upgrade", "keep-alive", 426), ("dGhl", "dGh", 400), ("ZQ==", "ZQ=\n", 400),
      ("GET", "POST", 426), ("dGhl", "dG*l", 400),
      ("\r\n\r\n", "\r\nSec-WebSocket-Key: a\r\n\r\n", 400),
    ])
  func handshake(_ old: String, _ new: String, _ expected: Int) async throws {
    var text = SocketClient.handshake
    let range = try #require(text.firstRange(of: old))
    text.replaceSubrange(range, with: new)
    let request = text
    let found = try await withEcho { port, _ in
      let client = try RawClient(port: port)
      client.send(request)
      return RawAnswer(client.read(until: "\r\n\r\n"))?.status
    }
    #expect(found == expected)
  }

  @Test("A thousand sockets of ten addresses get a broadcast")
  func thousand() async throws {
    let sockets = SocketList()
    try await withServer(
      handler: { _ in
        let socket = WebSocketConnection()
        sockets.all.append(socket)
        return Response(body: .webSocket(socket))
      },
      { port in
        let clients = try (0..<1000).compactMap {
          try SocketClient(port: port, from: "127.0.2.\($0 % 10 + 1)")
        }
        #expect(clients.count == 1000)
        let sent = await MainActor.run { sockets.all.filter { $0.send("tea") }.count }
        #expect(sent == 1000)
        for client in clients { #expect(client.next()?.text == "tea") }
      })
  }

  @MainActor
  final class Counter {
    var value = 0
    nonisolated init() {}
  }

  @MainActor
  final class SocketList {
    var all: [WebSocketConnection] = []
    nonisolated init() {}
  }
}
