import AppServer
import LivePages
import SeededRandom
import TestSupport
import Testing

@Suite("Messages between listener and workers")
struct RelayMessageTests {
  @Test("Reading gives back what was written, however it is cut")
  func roundTrip() throws {
    var random = SeededGenerator(seed: PropertySeed.start)
    for round in 0..<500 {
      let messages = (0..<random.below(5)).map { _ in Self.message(&random) }
      var bytes: [UInt8] = []
      for message in messages { message.append(to: &bytes) }
      #expect(Self.read(bytes) == messages, "seed \(random.seed), round \(round)")
    }
  }

  @Test("Bytes that are no message are refused, whatever they are")
  func garbage() {
    var random = SeededGenerator(seed: PropertySeed.start)
    for round in 0..<1500 {
      var bytes: [UInt8] = []
      Self.message(&random).append(to: &bytes)
      bytes.removeFirst(4)
      let message = RelayMessage(bytes[...])
      switch random.below(3) {
      case 0: bytes.removeLast(random.below(bytes.count + 1))
      case 1: bytes[random.below(bytes.count)] = UInt8(random.below(256))
      default: bytes.append(0)
      }
      // Either none, or one that is written as these bytes.
      guard let other = RelayMessage(bytes[...]), other != message else { continue }
      var written: [UInt8] = []
      other.append(to: &written)
      #expect(Array(written.dropFirst(4)) == bytes, "seed \(random.seed), round \(round)")
    }
  }

  /// The messages of a stream.
  private static func read(_ bytes: [UInt8]) -> [RelayMessage]? {
    var rest = bytes[...]
    var messages: [RelayMessage] = []
    while rest.count >= 4 {
      let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard let message = RelayMessage(rest.dropFirst(4).prefix(count)) else { return nil }
      messages.append(message)
      rest = rest.dropFirst(4 + count)
    }
    return rest.isEmpty ? messages : nil
  }

  private static func message(_ random: inout SeededGenerator) -> RelayMessage {
    let id = UInt32.random(in: 0...(.max), using: &random)
    func identity() -> RandomID { RandomID(high: random.next(), low: random.next()) }
    func bytes() -> [UInt8] { (0..<random.below(300)).map { _ in UInt8(random.below(256)) } }
    func text() -> String {
      String(repeating: ["", "a", "ü", "\n", "/p?q"][random.below(5)], count: 3)
    }
    func flag() -> Bool { random.once(in: 2) }
    func head() -> RelayedHead {
      RelayedHead(
        status: UInt16(random.below(600)),
        headers: (0..<random.below(4)).map { _ in RelayedHeader(name: text(), value: text()) })
    }
    func facts() -> ReaderFacts {
      ReaderFacts(
        languages: text(), headers: head().headers, cookies: head().headers,
        checkedHeaders: head().headers, checkedCookies: head().headers, ticket: text(),
        user: flag()
          ? ReaderUser(
            id: text(), name: text(), email: flag() ? text() : nil, groups: [text(), text()])
          : nil)
    }
    switch random.below(28) {
    case 27:
      var measures = PageMeasures()
      measures.frames = random.next()
      measures.evaluations[random.below(11)] = random.next()
      return .measures(measures)
    case 26:
      let reader = flag() ? ReaderIdentity.user(text()) : .browser(identity())
      let signedIn = flag() ? SignOutScope.signIn(identity()) : .user(text())
      return .signedOut(flag() ? .forgotten(reader) : signedIn)
    case 0: return .begin(store: text(), owner: identity(), former: flag() ? identity() : nil)
    case 1:
      let first = UInt32(random.below(100))
      return .blame(
        Blame(
          phase: Blame.Phase.allCases[random.below(Blame.Phase.allCases.count)],
          session: identity(), events: flag() ? first...(first + 3) : nil, request: id,
          route: text(), node: id, slot: UInt8(random.below(40)), isCertain: flag()))
    case 2:
      var request = RelayedRequest(
        method: text(), target: text(), body: bytes(), address: text(), guest: identity(),
        reader: facts())
      request.isRoute = flag()
      (request.headers, request.allCookies) = (head().headers, head().headers)
      return .request(id, request)
    case 3: return .abandon(id)
    case 4:
      return .open(
        id, guest: flag() ? identity() : nil, address: text(), isHandedOver: flag(),
        reader: facts())
    case 5: return .message(id, bytes())
    case 6: return .full(id)
    case 7: return .drained(id)
    case 8: return .closed(id)
    case 9: return .ping
    case 10: return .drain(hasSuccessor: flag())
    case 11: return .ready
    case 12: return .failed(code: Int32(random.below(256)) - 128, message: text())
    case 13: return .pong
    case 14: return .nothing(id)
    case 15: return .response(id, head(), body: bytes())
    case 16: return .stream(id, head())
    case 17: return .part(id, bytes())
    case 18: return .end(id)
    case 19: return .send(id, bytes())
    case 20: return .close(id, code: UInt16(random.below(5000)), reason: text())
    case 21: return .asset(name: text(), origin: flag() ? text() : nil, bytes: bytes())
    case 22: return .sendAll((0..<random.below(5)).map { UInt32($0) &* id }, bytes())
    case 23: return .piece(id, isLast: flag(), bytes())
    default: return .hasDrained
    }
  }
}
