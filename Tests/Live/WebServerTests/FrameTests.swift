import Glibc
import TestSupport
import Testing
import WebServer

/// The cases of Autobahn's sections 2 to 7 that say how a server answers, as raw bytes.
@Suite("Frames of WebSockets", .timeLimit(.minutes(1)))
struct FrameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var sent: [UInt8]
    var answers: [SocketClient.Frame]

    init(_ name: String, _ sent: [UInt8], _ answers: [SocketClient.Frame]) {
      (testDescription, self.sent, self.answers) = (name, sent, answers)
    }
  }

  typealias Client = SocketClient

  /// What a client is told that breaks the protocol.
  static let refusal = Client.Frame(
    opcode: 8, bytes: [3, 234] + Array("The frames are not in order".utf8))

  static func text(_ text: String) -> Client.Frame { .init(opcode: 1, bytes: Array(text.utf8)) }
  static func pong(_ bytes: [UInt8]) -> Client.Frame { .init(opcode: 10, bytes: bytes) }
  static func closed(_ bytes: [UInt8] = []) -> Client.Frame { .init(opcode: 8, bytes: bytes) }
  static func code(_ code: Int) -> [UInt8] { [UInt8(code >> 8), UInt8(code & 255)] }
  static func close(_ bytes: [UInt8] = []) -> [UInt8] { Client.frame(bytes, opcode: 8) }
  static let end = close(code(1000))
  static let ended = closed(code(1000))

  /// A frame whose length is written in so many bytes.
  static func long(_ bytes: [UInt8], in count: Int, opcode: UInt8 = 1, top: UInt8 = 0) -> [UInt8] {
    var frame: [UInt8] = [0x80 | opcode, 0x80 | (count == 2 ? 126 : 127)]
    for index in (0..<count).reversed() { frame.append(UInt8(bytes.count >> (8 * index) & 255)) }
    frame[2] |= top
    return frame + [0, 0, 0, 0] + bytes
  }

  static func bytes(_ count: Int) -> [UInt8] { Array(repeating: 0x61, count: count) }

  static let cases: [Case] = [
    Case("2.1 an empty ping", Client.frame([], opcode: 9), [pong([])]),
    Case(
      "2.3 a ping of any bytes", Client.frame([0, 255, 254], opcode: 9), [pong([0, 255, 254])]),
    Case(
      "2.4 a ping of 125 bytes", Client.frame(bytes(125), opcode: 9), [pong(bytes(125))]),
    Case("2.5 a ping of 126 bytes", Client.frame(bytes(126), opcode: 9), [refusal]),
    Case("2.5 a pong of 126 bytes", Client.frame(bytes(126), opcode: 10), [refusal]),
    Case("2.7 a pong that nobody asked for", Client.frame([1], opcode: 10) + end, [ended]),
    Case(
      "2.10 ten pings", (0..<10).flatMap { Client.frame([$0], opcode: 9) },
      (0..<10).map { pong([$0]) }),
    Case(
      "3.2 a reserved bit after a text", Client.text("a") + Client.frame([1], reserved: 0x40),
      [text("a"), refusal]),
    Case("3.5 two reserved bits", Client.frame([1], opcode: 2, reserved: 0x60), [refusal]),
    Case("3.7 all reserved bits in a ping", Client.frame([], opcode: 9, reserved: 0x70), [refusal]),
    Case(
      "5.1 a ping in pieces",
      Client.frame([1], opcode: 9, isLast: false) + Client.frame([2], opcode: 0), [refusal]),
    Case(
      "5.2 a pong in pieces",
      Client.frame([1], opcode: 10, isLast: false) + Client.frame([2], opcode: 0), [refusal]),
    Case(
      "5.3 a text in pieces",
      Client.frame([0x61], isLast: false) + Client.frame([0x62], opcode: 0), [text("ab")]),
    Case(
      "5.6 a ping between pieces",
      Client.frame([0x61], isLast: false) + Client.frame([7], opcode: 9)
        + Client.frame([0x62], opcode: 0), [pong([7]), text("ab")]),
    Case("5.9 the end of nothing", Client.frame([1], opcode: 0) + Client.text("a"), [refusal]),
    Case(
      "5.12 a piece of nothing", Client.frame([1], opcode: 0, isLast: false) + Client.text("a"),
      [refusal]),
    Case(
      "5.15 a piece after the end",
      Client.frame([0x61], isLast: false) + Client.frame([0x62], opcode: 0)
        + Client.frame([0x63], opcode: 0, isLast: false), [text("ab"), refusal]),
    Case(
      "5.18 a text inside of a text", Client.frame([0x61], isLast: false) + Client.text("b"),
      [refusal]),
    Case(
      "5.19 a close inside of a text", Client.frame([0x61], isLast: false) + end, [ended]),
    Case(
      "6.4 half of a character", Client.frame([0xCE, 0xBA, 0xE1]),
      [closed(code(1007))]),
    Case("7.1.3 a ping after a close", end + Client.frame([], opcode: 9), [ended]),
    Case("7.1.5 a close after a close", end + end, [ended]),
    Case("7.3.1 a close of nothing", close(), [closed()]),
    Case("7.3.2 a close of one byte", close([3]), [refusal]),
    Case(
      "7.3.4 a close with a reason", close(code(1000) + [0x6F, 0x6B]),
      [closed(code(1000) + [0x6F, 0x6B])]),
    Case(
      "7.3.5 a close of 125 bytes", close(code(1000) + bytes(123)),
      [closed(code(1000) + bytes(123))]),
    Case("7.3.6 a close of 126 bytes", close(code(1000) + bytes(124)), [refusal]),
    Case(
      "7.5.1 a reason that is no text", close(code(1000) + [0xCE, 0xBA, 0xE1]), [closed(code(1007))]
    ),
    Case("a close in pieces", Client.frame(code(1000), opcode: 8, isLast: false), [refusal]),
    Case("a length of 2 bytes for 125", long(bytes(125), in: 2), [refusal]),
    Case(
      "a length of 2 bytes for 126", long(bytes(126), in: 2),
      [text(String(repeating: "a", count: 126))]),
    Case("a length of 8 bytes for 1", long(bytes(1), in: 8), [refusal]),
    Case("a length of 8 bytes for a ping", long(bytes(1), in: 8, opcode: 9), [refusal]),
    Case("a length of 8 bytes for 65,535", long(bytes(65_535), in: 8), [refusal]),
    Case("a length above 2^63", long([], in: 8, top: 0x80), [refusal]),
    Case(
      "a length of 2^62", long([], in: 8, top: 0x40),
      [closed(code(1009) + Array("The message is too long".utf8))]),
    Case("unmasked", Client.frame([1], isMasked: false), [refusal]),
    Case(
      "unmasked after a text", Client.text("a") + Client.frame([1], opcode: 9, isMasked: false),
      [text("a"), refusal]),
  ]

  static let opcodes: [Case] = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map {
    Case(
      "4 the opcode \($0)", Client.text("a") + Client.frame([], opcode: $0), [text("a"), refusal])
  }

  static let codes: [Case] =
    [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999].map {
      Case("7.7 the code \($0)", close(code($0)), [closed(code($0))])
    }
    + [0, 999, 1004, 1005, 1006, 1012, 1014, 1015, 1016, 1100, 2000, 2999, 5000, 65_535].map {
      Case("7.9 the code \($0)", close(code($0)), [refusal])
    }

  private func answers(
    _ sent: [UInt8], byByte: Bool, until count: Int
  ) async throws -> [Client.Frame] {
    try await withServer(handler: { _ in
      let socket = WebSocketConnection()
      socket.onText = { $0.send($1) }
      socket.onBinary = { $0.send($1) }
      return Response(body: .webSocket(socket))
    }) { port in
      let client = try #require(try SocketClient(port: port))
      if byByte {
        for byte in sent { client.client.send([byte]) }
      } else {
        client.client.send(sent)
      }
      var frames: [Client.Frame] = []
      while let next = client.next() {
        frames.append(next)
        // A server may answer a close before what came ahead of it, so that is waited for.
        if frames.count == count, next.opcode != 8 { client.client.send(Self.end) }
      }
      return frames
    }
  }

  @Test("A frame gets its answer or its code", arguments: cases + opcodes + codes)
  func frame(_ example: Case) async throws {
    let isOpen = example.answers.last?.opcode != 8
    let expected = example.answers + (isOpen ? [Self.ended] : [])
    let count = example.answers.count
    let whole = try await answers(example.sent, byByte: false, until: count)
    #expect(whole == expected)
    guard example.sent.count < 300 else { return }
    let byByte = try await answers(example.sent, byByte: true, until: count)
    #expect(byByte == expected)
  }

  @MainActor
  final class Order {
    var all: [String] = []
    nonisolated init() {}
  }

  @Test("Frames without limit on one socket leave others their turn")
  func turns() async throws {
    let order = Order()
    try await withServer(handler: { _ in
      let socket = WebSocketConnection()
      socket.isMetered = { _ in false }
      socket.onBinary = { _, bytes in order.all.append("\(bytes.count)") }
      socket.onText = { socket, text in
        order.all.append(text)
        socket.send(text)
      }
      return Response(body: .webSocket(socket))
    }) { port in
      let flood = try #require(try SocketClient(port: port))
      let other = try #require(try SocketClient(port: port))
      let descriptors = (flood.client.descriptor, other.client.descriptor)
      let frames = (0..<10).flatMap { _ in
        SocketClient.frame([UInt8](repeating: 0, count: 16_000), opcode: 2)
      }
      // Nothing is read while the main actor sends: all of it is there in the next turn.
      let sent = await MainActor.run {
        [(descriptors.0, frames), (descriptors.1, SocketClient.text("mine"))].map {
          send($0, $1, $1.count, 0)
        }
      }
      #expect(sent == [160_080, 10])
      #expect(other.next()?.text == "mine")
      let before = await order.all.firstIndex(of: "mine") ?? 0
      #expect(before <= 4)
    }
  }
}
