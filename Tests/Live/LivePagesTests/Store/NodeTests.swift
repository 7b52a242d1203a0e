import ElementDiff
import ElementTree
import Foundation
import Glibc
import LiveProving
import PostgreSQL
import SeededRandom
import TestSupport
import Testing

@testable import LivePages

/// Servers on several machines that have one PostgreSQL database, as processes of this one.
@Suite("Several servers with one store", .serialized, .timeLimit(.minutes(3)))
struct NodeTests {
  private let store: PostgreSQLServer

  init() async throws { store = try await PostgreSQLServer.running() }

  private func node(port: UInt16 = 0) throws -> ServerChild {
    try ServerChild("BoardServer", ["\(port)", store.address])
  }

  @Test("A page that one server has made is taken up by another, which has never heard of it")
  func balanced() async throws {
    let nodes = [try node(), try node()]
    let board = try await ServedBoard.open(port: nodes[0].port, socketPort: nodes[1].port)
    #expect(board.page.isAttached && !board.page.isGone)
    try board.press(.add)
    #expect(board.rowCount == 4)
    // While both live the first asks for it, and gets it.
    repeat {
      try board.move(to: nodes[0].port)
    } while !board.page.isAttached && !board.page.isGone
    try board.press(.add)
    #expect(board.rowCount == 5)
    #expect(board.page.failure == nil)
  }

  @Test("A page that ends whoever takes it up is given up on every server, and harms no other")
  func blamed() async throws {
    let nodes = try (0..<2).map { _ in
      try ServerChild("CrashingServer", ["0", store.address, "1", "30"])
    }
    let guilty = try await ServedBoard.open(port: nodes[0].port)
    let other = try await ServedBoard.open(port: nodes[1].port)
    try guilty.say("trap for good")
    #expect(guilty.receive { $0.page.pending.isEmpty })
    nodes[0].end(SIGKILL)
    guilty.disconnect()
    repeat {
      try guilty.move(to: nodes[1].port)
    } while !guilty.page.isGone
    #expect(other.receive { $0.page.isAttached && $0.greetings >= 1 })
    try other.press(.add)
    #expect(other.rowCount == 4)
    #expect(!other.isCut)
  }

  @Test("Servers that are killed lose nothing: each press counts once, on whichever server")
  func killed() async throws {
    var random = SeededGenerator(seed: PropertySeed.start)
    var nodes = [try node(), try node(), try node()]
    var current = 0
    let board = try await ServedBoard.open(port: nodes[0].port)
    var pressed = 0
    for round in 0..<8 {
      for _ in 0..<(1 + random.below(5)) {
        board.sendPress(try #require(board.page.page.number(of: .button, text: "add")))
        pressed += 1
        // Sometimes the server dies before it has answered.
        if !random.once(in: 3) { #expect(board.receive { $0.page.pending.isEmpty }) }
      }
      let next = (current + 1 + random.below(2)) % 3
      // Sometimes the page only goes elsewhere.
      if !random.once(in: 3) {
        nodes[current].end(SIGKILL)
        nodes[current] = try node()
      }
      board.disconnect()
      repeat {
        try board.move(to: nodes[next].port)
      } while !board.page.isAttached && !board.page.isGone
      #expect(!board.page.isGone, "seed \(random.seed), round \(round)")
      current = next
    }
    #expect(board.receive { $0.page.pending.isEmpty })
    #expect(board.page.failure == nil)
    for node in nodes { node.end(SIGTERM) }
    let address = store.address
    let last = try await MainActor.run {
      try PostgreSQLSnapshotStore(address: address).reader.ask {
        try $0.rows("SELECT state FROM live_pages.sessions").map { $0.bytes(0) }
      }
    }
    #expect(last.count == 1)
    let state = try JSONDecoder().decode(
      BoardContent.State.self, from: Data(try #require(last.first)))
    #expect(
      state.log.count + board.page.droppedCount == pressed, "seed \(random.seed): each press once")
    #expect(state.rows.count == 3 + state.log.count)
  }

  @Test(
    "Without its store a page stays as it is, a new one is refused for a moment, and both go on with it"
  )
  func partitioned() async throws {
    let node = try node()
    let board = try await ServedBoard.open(port: node.port)
    try board.press(.add)
    await store.stop()
    // What is pressed is shown, and said to be stored once it is.
    board.sendPress(try #require(board.page.page.number(of: .button, text: "add")))
    #expect(board.receive { $0.rowCount == 5 })
    #expect(!board.page.pending.isEmpty)
    func visit() throws -> RawAnswer? {
      let client = try RawClient(port: node.port)
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      return RawAnswer(client.readToEnd())
    }
    let refusal = try #require(try visit())
    #expect(refusal.status == 503)
    #expect(refusal.headers["retry-after"] == "2")
    try await store.start()
    #expect(board.receive { $0.page.pending.isEmpty })
    while try visit()?.status != 200 { try await Task.sleep(for: .milliseconds(50)) }
    try board.press(.add)
    #expect(board.rowCount == 6)
    // Another server knows all of it.
    let other = try self.node()
    // A store that is slow for a moment has the page try again.
    repeat {
      try board.move(to: other.port)
    } while !board.page.isAttached && !board.page.isGone
    #expect(board.rowCount == 6 && !board.page.isGone)
    #expect(board.page.failure == nil)
    #expect(other.process.isRunning)
  }
}
