import TestSupport
import Testing
import WebServer

@Suite("The protocol of WebSockets", .timeLimit(.minutes(3)))
struct ProtocolTests {
  /// What a server answers that sends back what it is sent.
  ///
  /// - Parameter count: After how many answers a client that is still connected says goodbye.
  private func answers(
    to portions: [[UInt8]], until count: Int, port: UInt16
  ) throws -> [SocketClient.Frame] {
    let client = try #require(try SocketClient(port: port))
    for portion in portions { client.client.send(portion) }
    var frames: [SocketClient.Frame] = []
    while let next = client.next() {
      frames.append(next)
      if frames.count == count, next.opcode != 8 { client.client.send(ProtocolCases.end) }
    }
    return frames
  }

  @Test(
    "Each case of the protocol has its answer at once, however its bytes are cut",
    arguments: ProtocolCases.all)
  func answer(_ example: ProtocolCase) async throws {
    let isOpen = example.answers.last?.opcode != 8
    let expected = example.answers + (isOpen ? [ProtocolCases.ended] : [])
    try await withServer {
      $0.limits.messageBytes = 65_536
      $0.limits.framesPerSecond = 10_000
      $0.limits.frameBurst = 10_000
    } handler: { _ in
      let socket = WebSocketConnection()
      socket.isMetered = { _ in false }
      socket.onText = { $0.send($1) }
      socket.onBinary = { $0.send($1) }
      return Response(body: .webSocket(socket))
    } _: { port in
      let whole = Array(example.sent.joined())
      let count = example.answers.count
      for portions in [example.sent, [whole], ProtocolCases.chopped(whole, 1)]
      where portions.count < 1000 {
        let answered = try answers(to: portions, until: count, port: port)
        #expect(answered == expected)
      }
    }
  }
}
