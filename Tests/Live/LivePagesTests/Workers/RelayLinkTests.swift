import ElementDiff
import Glibc
import LiveProving
import Testing

@testable import LivePages

/// Both ends of a relay in one process.
@MainActor
private final class Relay {
  let link: RelayLink
  private let other: RelayLink
  private(set) var messages: [RelayMessage] = []

  init() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    #expect(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    (link, other) = (RelayLink(ends[0]), RelayLink(ends[1]))
    other.onMessage = { [unowned self] in messages.append($0) }
    link.start()
    other.start()
  }

  /// Waits for so many messages.
  func wait(for count: Int) async throws {
    while messages.count < count { try await Task.sleep(for: .milliseconds(1)) }
  }

  func close() {
    link.close()
    other.close()
  }
}

@Suite("The link between listener and workers", .timeLimit(.minutes(1)))
@MainActor
struct RelayLinkTests {
  @Test("Equal messages for several pages go once; their order is kept")
  func shared() async throws {
    let relay = try Relay()
    defer { relay.close() }
    relay.link.send([1, 2], to: 7)
    relay.link.send([1, 2], to: 8)
    relay.link.send([1, 2], to: 9)
    relay.link.send([3], to: 7)
    relay.link.send(.full(7))
    relay.link.send([3], to: 8)
    try await relay.wait(for: 4)
    #expect(
      relay.messages == [.sendAll([7, 8, 9], [1, 2]), .send(7, [3]), .full(7), .send(8, [3])])
  }

  @Test("A message over 256 KiB goes in pieces of 64 KiB, each when there is room for it")
  func pieces() async throws {
    let relay = try Relay()
    defer { relay.close() }
    let size = LiveServerConfiguration().queuedBytes
    let socket = RelayedSocket(5, relay.link, largeSize: size)
    let bytes = (0...size).map { UInt8(truncatingIfNeeded: $0 / 100) }
    #expect(socket.send(bytes))
    var count = 0
    var received: [UInt8] = []
    while true {
      count += 1
      #expect(socket.isBusy)
      #expect(!socket.send([1]))
      try await relay.wait(for: count)
      #expect(relay.messages.count == count)
      guard case .piece(5, let isLast, let piece) = relay.messages[count - 1] else {
        Issue.record("\(relay.messages.count)")
        return
      }
      #expect(piece.count == min(64 * 1024, bytes.count - received.count))
      received += piece
      socket.drain()
      if isLast { break }
    }
    #expect(received == bytes)
    #expect(!socket.isBusy)
    #expect(socket.send(Array(bytes.dropLast())))
    try await relay.wait(for: count + 1)
    #expect(relay.messages.last == .send(5, Array(bytes.dropLast())))
  }

  @Test("No frame is taken for one that was cut off and ended by its listener")
  func cutFrames() throws {
    let desk = Desk()
    let table = try desk.open()
    table.board?.write { state in
      for row in 0..<40 { state.rows.append(100 + row) }
      state.log = ["one", "two"]
    }
    desk.sessions.turn()
    let frame = try #require(
      MessageStream.messages(in: table.pipe.down)?.last.map { Array($0) })
    #expect(frame.count > 100)
    for count in 3..<frame.count {
      var page = table.page
      page.receive((frame.prefix(count) + RelayedChannel.brokenEnd)[...])
      #expect(page.failure != nil || page.frame == table.page.frame, "after \(count) bytes")
    }
    var page = table.page
    page.receive(frame[...])
    #expect(page.failure == nil && page.frame == table.page.frame + 1)
  }
}
