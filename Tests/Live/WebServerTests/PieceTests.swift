import TestSupport
import Testing

@testable import WebServer

@Suite("Messages in pieces", .timeLimit(.minutes(1)))
struct PieceTests {
  /// Sends a message in pieces when it hears a word, each when the one before was taken.
  @MainActor
  final class Sender {
    var pieces: [[UInt8]]
    /// What a piece that wasn't the last was followed by.
    var waits = 0
    private var isRunning = false
    init(_ pieces: [[UInt8]]) { self.pieces = pieces }

    func respond(to request: Request) -> Response {
      let socket = WebSocketConnection()
      socket.onText = { socket, word in
        if word == "close" { return socket.close(CloseCode.restart, reason: "now") }
        self.isRunning = true
        self.go(on: socket)
      }
      socket.onDrain = { self.go(on: $0) }
      return Response(body: .webSocket(socket))
    }

    private func go(on socket: WebSocketConnection) {
      while isRunning, let piece = pieces.first {
        guard !socket.isBusy else { return waits += 1 }
        pieces.removeFirst()
        #expect(socket.sendPiece(piece, isLast: pieces.isEmpty))
        if pieces.isEmpty { socket.send("behind") }
      }
    }
  }

  @Test("A message in pieces is one to its client, and what comes behind is behind it")
  func whole() async throws {
    let pieces = (0..<220).map { [UInt8](repeating: UInt8($0), count: $0 == 3 ? 0 : 60_000 + $0) }
    let sender = await Sender(pieces)
    try await withServer(handler: { sender.respond(to: $0) }) { port in
      let client = try #require(try SocketClient(port: port))
      client.send("go")
      // The client reads nothing for a moment, so that pieces have to wait.
      try await Task.sleep(for: .milliseconds(100))
      let waiting = await sender.pieces.count
      #expect(waiting > 0)
      let message = client.next()
      #expect(message?.opcode == 2)
      #expect(message?.bytes == Array(pieces.joined()))
      #expect(client.pieceCount >= 219)
      #expect(client.next()?.text == "behind")
      let waits = await sender.waits
      #expect(waits > 0)
    }
  }

  @Test("Pings are answered between pieces, and a socket closes between them")
  func between() async throws {
    let sender = await Sender([])
    try await withServer(handler: { request in
      let response = sender.respond(to: request)
      if case .webSocket(let socket) = response.body {
        socket.onOpen = { $0.sendPiece([1, 2, 3], isLast: false) }
      }
      return response
    }) { port in
      let client = try #require(try SocketClient(port: port))
      client.client.send(SocketClient.frame([9], opcode: 9))
      #expect(client.next() == .init(opcode: 10, bytes: [9]))
      #expect(client.pieceCount == 1)
      client.send("close")
      let last = client.next()
      #expect(last?.opcode == 8)
      #expect(last?.code == CloseCode.restart)
    }
  }

  @Test("A piece is taken once, and the next only then")
  func message() {
    var message = PiecedMessage([1, 2, 3], isLast: false)
    var bytes = [UInt8](repeating: 0, count: 2)
    let isTooEarly = message.append([4], isLast: true)
    #expect(!isTooEarly)
    let count1 = bytes.withUnsafeMutableBytes { message.read(into: $0) }
    #expect(count1 == 2)
    #expect(bytes == [1, 2])
    let count2 = bytes.withUnsafeMutableBytes { message.read(into: $0) }
    #expect(count2 == 1)
    #expect(message.isStarved && !message.isOver)
    let isInTime = message.append([4], isLast: true)
    #expect(isInTime)
    let count3 = bytes.withUnsafeMutableBytes { message.read(into: $0) }
    #expect(count3 == 1)
    #expect(message.isOver && !message.isStarved)
  }
}
