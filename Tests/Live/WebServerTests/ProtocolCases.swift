import TestSupport
import Testing

/// What a client sends, and how a server has to answer it.
struct ProtocolCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// What is sent one behind the other; nothing more is sent before the answers have come.
  var sent: [[UInt8]]
  var answers: [SocketClient.Frame]

  init(_ name: String, _ sent: [[UInt8]], _ answers: [SocketClient.Frame]) {
    (testDescription, self.sent, self.answers) = (name, sent, answers)
  }
}

/// Cases for servers after RFC 6455, in the groups of the test suite that Autobahn has for it.
enum ProtocolCases {
  typealias Client = SocketClient

  static let all = messages + pings + reservedBits + opcodes + fragments + texts + closes

  // MARK: Frames

  static func text(_ bytes: [UInt8]) -> Client.Frame { Client.Frame(opcode: 1, bytes: bytes) }
  static func binary(_ bytes: [UInt8]) -> Client.Frame { Client.Frame(opcode: 2, bytes: bytes) }
  static func pong(_ bytes: [UInt8]) -> Client.Frame { Client.Frame(opcode: 10, bytes: bytes) }
  static func closed(_ bytes: [UInt8]) -> Client.Frame { Client.Frame(opcode: 8, bytes: bytes) }
  static func code(_ code: Int) -> [UInt8] { [UInt8(code >> 8), UInt8(code & 255)] }

  static func first(_ bytes: [UInt8], opcode: UInt8 = 1) -> [UInt8] {
    Client.frame(bytes, opcode: opcode, isLast: false)
  }
  static func next(_ bytes: [UInt8], isLast: Bool = false) -> [UInt8] {
    Client.frame(bytes, opcode: 0, isLast: isLast)
  }
  static func last(_ bytes: [UInt8]) -> [UInt8] { next(bytes, isLast: true) }
  static func ping(_ bytes: [UInt8] = []) -> [UInt8] { Client.frame(bytes, opcode: 9) }
  static func close(_ bytes: [UInt8] = []) -> [UInt8] { Client.frame(bytes, opcode: 8) }
  static func word(_ word: String) -> [UInt8] { Client.text(word) }
  static func letters(_ count: Int) -> [UInt8] { Array(repeating: 0x2A, count: count) }

  static let end = close(code(1000))
  static let ended = closed(code(1000))
  /// What a client is sent that breaks the protocol: 1002.
  static let refusal = closed(code(1002) + Array("The frames are not in order".utf8))
  /// What a client is sent whose text is none: 1007.
  static let invalidText = closed(code(1007))

  /// Bytes in portions of a length.
  static func chopped(_ bytes: [UInt8], _ count: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: count).map {
      Array(bytes[$0..<min($0 + count, bytes.count)])
    }
  }

  // MARK: 1 and 2: messages, pings

  static let messages: [ProtocolCase] = [(UInt8(1), "text"), (2, "bytes")].flatMap { opcode, kind in
    [0, 125, 126, 127, 128, 65_535, 65_536].map { count in
      let bytes = opcode == 1 ? letters(count) : Array(repeating: 0xFE, count: count)
      return ProtocolCase(
        "1.\(opcode) \(kind) of \(count)", [Client.frame(bytes, opcode: opcode)],
        [Client.Frame(opcode: opcode, bytes: bytes)])
    } + [
      ProtocolCase(
        "1.\(opcode).8 \(kind) of 65,536 in portions of 997",
        chopped(Client.frame(letters(65_536), opcode: opcode), 997),
        [Client.Frame(opcode: opcode, bytes: letters(65_536))])
    ]
  }

  static let pings: [ProtocolCase] = [
    ProtocolCase("2.1 an empty ping", [ping()], [pong([])]),
    ProtocolCase("2.2 a ping of a text", [ping(letters(12))], [pong(letters(12))]),
    ProtocolCase(
      "2.3 a ping of bytes", [ping([0, 0xFF, 0xFE, 0xFD, 0xFC, 0xFB, 0, 0xFF])],
      [pong([0, 0xFF, 0xFE, 0xFD, 0xFC, 0xFB, 0, 0xFF])]),
    ProtocolCase(
      "2.4 a ping of 125 bytes", [ping(Array(repeating: 0xFE, count: 125))],
      [pong(Array(repeating: 0xFE, count: 125))]),
    ProtocolCase(
      "2.5 a ping of 126 bytes", [ping(Array(repeating: 0xFE, count: 126))], [refusal]),
    ProtocolCase(
      "2.6 a ping of 125 bytes, byte by byte", chopped(ping(letters(125)), 1), [pong(letters(125))]),
    ProtocolCase(
      "2.7 an empty pong that nobody asked for", [Client.frame([], opcode: 10), word("a")],
      [text([0x61])]),
    ProtocolCase(
      "2.8 a pong that nobody asked for", [Client.frame(letters(9), opcode: 10), word("a")],
      [text([0x61])]),
    ProtocolCase(
      "2.9 a ping after a pong that nobody asked for",
      [Client.frame(letters(9), opcode: 10), ping([1])], [pong([1])]),
    ProtocolCase(
      "2.10 ten pings", (0..<10).map { ping([$0]) }, (0..<10).map { pong([$0]) }),
    ProtocolCase(
      "2.11 ten pings, byte by byte", chopped((0..<10).flatMap { ping([$0]) }, 1),
      (0..<10).map { pong([$0]) }),
  ]

  // MARK: 3 and 4: reserved bits and opcodes

  static let reservedBits: [ProtocolCase] =
    (1...7).flatMap { bits in
      let reserved = UInt8(bits << 4)
      let frames: [(String, [UInt8])] = [
        ("text", Client.frame(letters(3), reserved: reserved)),
        ("bytes", Client.frame(letters(3), opcode: 2, reserved: reserved)),
        ("ping", Client.frame([], opcode: 9, reserved: reserved)),
        ("close", Client.frame([], opcode: 8, reserved: reserved)),
      ]
      return frames.flatMap { kind, frame in
        [
          ProtocolCase("3.\(bits) reserved bits \(bits), \(kind)", [frame, ping()], [refusal]),
          ProtocolCase(
            "3.\(bits) reserved bits \(bits), \(kind) behind a text", [word("a"), frame],
            [text([0x61]), refusal]),
        ]
      }
    } + [
      ProtocolCase(
        "3.4 a reserved bit behind a text, byte by byte",
        chopped(word("a") + Client.frame([1], reserved: 0x40), 1), [text([0x61]), refusal])
    ]

  static let opcodes: [ProtocolCase] = ([3, 4, 5, 6, 7, 11, 12, 13, 14, 15] as [UInt8]).flatMap {
    opcode -> [ProtocolCase] in
    let group = opcode < 8 ? "4.1" : "4.2"
    return [
      ProtocolCase(
        "\(group) the opcode \(opcode)", [Client.frame([], opcode: opcode)], [refusal]),
      ProtocolCase(
        "\(group) the opcode \(opcode) with content",
        [Client.frame(letters(9), opcode: opcode)], [refusal]),
      ProtocolCase(
        "\(group) the opcode \(opcode) behind a text",
        [word("a"), Client.frame([], opcode: opcode), ping()], [text([0x61]), refusal]),
      ProtocolCase(
        "\(group) the opcode \(opcode) with content, byte by byte behind a text",
        chopped(word("a") + Client.frame(letters(9), opcode: opcode), 1),
        [text([0x61]), refusal]),
    ]
  }

  // MARK: 5: fragments

  static let fragments: [ProtocolCase] = [
    ProtocolCase("5.1 a ping in two", [first([1], opcode: 9), last([2])], [refusal]),
    ProtocolCase("5.2 a pong in two", [first([1], opcode: 10), last([2])], [refusal]),
    ProtocolCase("5.3 a text in two", [first([0x61]), last([0x62])], [text([0x61, 0x62])]),
    ProtocolCase(
      "5.4 a text in two, in one portion", [first([0x61]) + last([0x62])], [text([0x61, 0x62])]),
    ProtocolCase(
      "5.5 a text in two, byte by byte", chopped(first([0x61]) + last([0x62]), 1),
      [text([0x61, 0x62])]),
    ProtocolCase(
      "5.6 a ping within a text", [first([0x61]), ping([7]), last([0x62])],
      [pong([7]), text([0x61, 0x62])]),
    ProtocolCase(
      "5.7 a ping within a text, in one portion", [first([0x61]) + ping([7]) + last([0x62])],
      [pong([7]), text([0x61, 0x62])]),
    ProtocolCase(
      "5.8 a ping within a text, byte by byte",
      chopped(first([0x61]) + ping([7]) + last([0x62]), 1), [pong([7]), text([0x61, 0x62])]),
    ProtocolCase("5.9 the end of nothing", [last([1]), word("a")], [refusal]),
    ProtocolCase("5.10 the end of nothing, in one portion", [last([1]) + word("a")], [refusal]),
    ProtocolCase(
      "5.11 the end of nothing, byte by byte", chopped(last([1]) + word("a"), 1), [refusal]),
    ProtocolCase("5.12 a piece of nothing", [next([1]), word("a")], [refusal]),
    ProtocolCase("5.13 a piece of nothing, in one portion", [next([1]) + word("a")], [refusal]),
    ProtocolCase(
      "5.14 a piece of nothing, byte by byte", chopped(next([1]) + word("a"), 1), [refusal]),
    ProtocolCase(
      "5.15 a piece behind the end", [first([0x61]) + last([0x62]) + next([1]) + word("a")],
      [text([0x61, 0x62]), refusal]),
    ProtocolCase(
      "5.16 pieces of nothing around a text",
      [next([1]), word("a"), last([1])], [refusal]),
    ProtocolCase(
      "5.17 ends of nothing around a text", [last([1]), word("a"), last([1])], [refusal]),
    ProtocolCase("5.18 a text within a text", [first([0x61]), word("b")], [refusal]),
    ProtocolCase(
      "5.19 pings between five pieces",
      [
        first([0x61]), next([0x62]), ping([1]), next([0x63]), next([0x64]), ping([2]),
        last([0x65]),
      ], [pong([1]), pong([2]), text(Array("abcde".utf8))]),
    ProtocolCase(
      "5.20 pings between five pieces, byte by byte",
      chopped(
        first([0x61]) + next([0x62]) + ping([1]) + next([0x63]) + next([0x64]) + ping([2])
          + last([0x65]), 1), [pong([1]), pong([2]), text(Array("abcde".utf8))]),
  ]
}
