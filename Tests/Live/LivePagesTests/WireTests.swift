import ElementDiff
@testable import LivePages
import LiveProving
import SeededRandom
import TestSupport
import Testing
import ViewTree

@Suite("Messages of live pages")
struct WireTests {
  @Test("Messages up are read as they were written")
  func up() {
    let messages: [(UpMessage, [UInt8])] = [
      (.hello(frame: 300, stored: 1, token: "ab"), [1, 0xAC, 2, 1, 0, 0x61, 0x62]),
      (
        .hello(frame: 0, stored: 1, shape: PageShape(count: 2, sum: 200), token: "a"),
        [1, 0, 1, 3, 0xC8, 1, 0x61]
      ),
      (.event(number: 1, node: 5, kind: 9, slot: .press, payload: []), [2, 1, 5, 9, 1]),
      (.event(number: 2, node: 0, kind: 0, slot: .route, payload: [0x2F]), [2, 2, 0, 0, 19, 0x2F]),
      (.ack(8), [3, 8, 0]), (.ack(8, shape: PageShape(count: 2, sum: 5)), [3, 8, 3, 5]),
      (.again, [4]),
    ]
    for (message, bytes) in messages {
      #expect(message.bytes == bytes)
      #expect(UpMessage(bytes[...]) == message)
    }
  }

  @Test("Messages down are read as they were written")
  func down() {
    let messages: [(DownMessage, [UInt8])] = [
      (
        .frame(number: 1, event: 2, modules: .more, commands: [.back(3)], patch: [1]),
        [1, 2, 0x38, 1, 4, 3, 1]
      ),
      (
        .frame(number: 1, event: 2, modules: [.actions, .controls], commands: [], patch: [1]),
        [1, 2, 5, 1]
      ),
      (.done(event: 7), [0, 7]), (.renumber(frame: 3, event: 4), [3, 4]), (.gone, [0]),
    ]
    for (message, bytes) in messages {
      #expect(message.bytes == bytes)
      #expect(DownMessage(bytes[...]) == message)
    }
  }

  @Test(
    "What is no message is none",
    arguments: [
      [], [0], [5], [1], [1, 0], [1, 0, 0], [1, 0, 0, 2], [2, 0, 1, 1, 1], [2, 1, 1, 1, 37],
      [2, 1, 1, 1, 99], [2, 1, 1, 0x80, 1], [2, 1], [3], [3, 1], [3, 1, 1], [3, 1, 0, 0],
      [3, 0x80], [3, 0x80, 0], [3, 0xFF, 0xFF, 0xFF, 0xFF, 0x1F], [4, 0], [1, 0, 0, 0, 0xFF],
    ] as [[UInt8]])
  func malformed(bytes: [UInt8]) {
    #expect(UpMessage(bytes[...]) == nil)
  }

  @Test("Any bytes are a message or none, and messages are written as they were read")
  func anyBytes() {
    var random = SeededGenerator(seed: PropertySeed.start)
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(24)).map { index in
        UInt8(index == 0 ? random.below(6) : random.below(256))
      }
      if let message = UpMessage(bytes[...]) {
        #expect(message.bytes == bytes, "seed \(random.seed)")
      }
      _ = DownMessage(bytes[...])
      _ = MessageStream.messages(in: bytes)
    }
  }

  @Test("Sessions take any messages without harm")
  @MainActor func hostile() throws {
    var random = SeededGenerator(seed: PropertySeed.start)
    for _ in 0..<300 {
      let desk = Desk()
      let table = try desk.open()
      for number in 1...30 where table.pipe.isOpen {
        desk.clock.now += 0.2
        let payload = (0..<random.below(30)).map { _ in UInt8(random.below(256)) }
        let slot = LiveSlot.allCases[random.below(LiveSlot.allCases.count)]
        switch random.below(6) {
        case 0: table.session.receive(.ack(UInt32(random.below(5))))
        case 1: table.session.receive(.again)
        case 2: table.session.receive(.hello(frame: .max, stored: .max, token: ""))
        default:
          table.session.receive(
            .event(
              number: UInt32(number), node: UInt32(random.below(40)),
              kind: UInt8(random.below(128)), slot: slot, payload: payload))
        }
        desk.sessions.turn()
      }
      table.pipe.cut()
      table.page.disconnect()
    }
  }

  @Test("Bytes in base 64 are read as they were written, and only so")
  func base64() {
    var random = SeededGenerator(seed: PropertySeed.start)
    for count in 0..<40 {
      let bytes = (0..<count).map { _ in UInt8(random.below(256)) }
      #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
    }
    #expect(Base64URL.decode("A") == nil)
    #expect(Base64URL.decode("AB") == nil)
    #expect(Base64URL.decode("A=") == nil)
    #expect(Base64URL.encode([0xFB, 0xFF]) == "-_8")
  }

  @Test("A token is read for its browser and by its key only, and with no bit changed")
  func token() throws {
    let authenticator = MessageAuthenticator(key: MessageAuthenticator.newKey())
    let guest = RandomID()
    let token = PageToken(session: RandomID(), epoch: 7)
    let text = token.text(for: guest, authenticator)
    #expect(PageToken(text, of: guest, authenticator) == token)
    #expect(PageToken(text, of: RandomID(), authenticator) == nil)
    let other = MessageAuthenticator(key: MessageAuthenticator.newKey())
    #expect(PageToken(text, of: guest, other) == nil)
    let bytes = try #require(Base64URL.decode(text))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(PageToken(Base64URL.encode(changed), of: guest, authenticator) == nil)
    }
  }

  @Test("The code of a message is that of RFC 4231, cut to 16 bytes")
  func authenticator() {
    let code = MessageAuthenticator(key: Array("Jefe".utf8))
      .code(of: Array("what do ya want for nothing?".utf8))
    #expect(
      code == [
        0x5B, 0xDC, 0xC1, 0x46, 0xBF, 0x60, 0x75, 0x4E, 0x6A, 0x04, 0x24, 0x26, 0x08, 0x95, 0x75,
        0xC7,
      ])
  }
}
