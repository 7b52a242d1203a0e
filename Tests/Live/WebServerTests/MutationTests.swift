import SeededRandom
import TestSupport
import Testing
import WebServer

@Suite("Damaged input", .timeLimit(.minutes(1)))
struct MutationTests {

  private static func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert([0, 10, 13, 32, 58].randomElement(using: &generator) ?? 0, at: index)
      default: bytes.insert(contentsOf: bytes[index...].prefix(8), at: index)
      }
    }
    return bytes
  }

  @Test("No damaged request harms the server", arguments: [PropertySeed.start])
  func requests(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let text = """
      POST /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nte\r\n0\r\n\r\n\
      POST /b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\ntea\
      GET /c HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n
      """
    let samples = (0..<400).map { _ in Self.damaged(Array(text.utf8), &generator) }
    try await withServer { port in
      for sample in samples {
        let client = try RawClient(port: port)
        client.send(sample)
        client.finish()
        let answer = try #require(client.readToEnd())
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "), "seed \(seed)")
      }
    }
  }

  @Test("No damaged frame harms the server", arguments: [PropertySeed.start])
  func frames(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let frames =
      SocketClient.text("tea") + SocketClient.frame([1, 2], opcode: 2, isLast: false)
      + SocketClient.frame([], opcode: 9) + SocketClient.frame([3], opcode: 0)
      + SocketClient.frame([3, 232], opcode: 8)
    let samples = (0..<300).map { _ in Self.damaged(frames, &generator) }
    try await withServer(
      handler: { _ in
        let socket = WebSocketConnection()
        socket.onText = { $0.send($1) }
        socket.onBinary = { $0.send($1) }
        return Response(body: .webSocket(socket))
      },
      { port in
        for sample in samples {
          let client = try #require(try SocketClient(port: port, with: sample), "seed \(seed)")
          client.client.finish()
          while client.next() != nil {}
        }
      })
  }
}
