import ElementDiff
import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import SeededRandom
import TestSupport
import Testing
import ViewTree

@Suite("A server that is killed", .timeLimit(.minutes(2)))
struct KilledServerTests {
  /// A board's server in a process of its own.
  final class Child {
    let process = Process()
    let port: UInt16

    init(port: UInt16, store: String) throws {
      let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      process.executableURL = tests.appendingPathComponent("BoardServer")
      process.arguments = ["\(port)", store]
      let pipe = Foundation.Pipe()
      process.standardOutput = pipe
      try process.run()
      var line: [UInt8] = []
      while line.last != 0x0A {
        let next = pipe.fileHandleForReading.availableData
        guard !next.isEmpty else { break }
        line += next
      }
      let address = String(decoding: line, as: UTF8.self)
      self.port = UInt16(address.split(separator: ":").last?.prefix { $0.isNumber } ?? "") ?? 0
    }

    func end(_ signal: Int32) {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
  }

  /// The page of a browser: its first tree is one that the same program makes here.
  private func load(_ port: UInt16) async throws -> (page: SimulatedPage, cookie: String) {
    let client = try RawClient(port: port)
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = try #require(RawAnswer(client.readToEnd()))
    let token = try #require(
      answer.body.components(separatedBy: "<meta name=\"live\" content=\"").last?
        .prefix { $0 != "\"" })
    let cookie = try #require(answer.headers["set-cookie"]?.prefix { $0 != ";" })
    let tree = try await MainActor.run {
      let board = BoardContent(rows: 3)
      _ = try board.update()
      return board.tree
    }
    return (
      SimulatedPage(NumberedTree(tree), token: String(token)), "Cookie: \(cookie)\r\n"
    )
  }

  private func attach(
    _ page: inout SimulatedPage, _ cookie: String, _ port: UInt16
  ) throws -> SocketClient {
    let socket = try #require(
      try SocketClient(
        port: port, handshake: SocketClient.handshake(path: "/-/live", headers: cookie)))
    page.connect()
    send(&page, socket)
    page.receive(try #require(socket.next()).bytes[...])
    send(&page, socket)
    return socket
  }

  private func send(_ page: inout SimulatedPage, _ socket: SocketClient) {
    for message in page.outbox { socket.client.send(SocketClient.frame(message.bytes, opcode: 2)) }
    page.outbox = []
  }

  @Test(
    "Pages go on where they were, and what was acknowledged is there",
    arguments: [SIGKILL, SIGTERM])
  func killed(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let store = folder.path + "/live.sqlite"
    var random = SeededGenerator(seed: PropertySeed.start)
    var child = try Child(port: 0, store: store)
    let port = child.port
    var (page, cookie) = try await load(port)
    var pressed = 0
    for round in 0..<5 {
      let socket = try attach(&page, cookie, port)
      for _ in 0..<(1 + random.below(6)) {
        page.send(.press, to: try #require(page.page.number(of: .button, text: "add")))
        pressed += 1
        send(&page, socket)
        // Sometimes the server dies before it has answered.
        if !random.once(in: 3) {
          while !page.pending.isEmpty, let frame = socket.next(), frame.opcode == 2 {
            page.receive(frame.bytes[...])
            send(&page, socket)
          }
        }
      }
      child.end(signal)
      page.disconnect()
      child = try Child(port: port, store: store)
      #expect(child.port == port, "seed \(random.seed), round \(round)")
    }
    let socket = try attach(&page, cookie, port)
    while !page.pending.isEmpty, let frame = socket.next(), frame.opcode == 2 {
      page.receive(frame.bytes[...])
      send(&page, socket)
    }
    child.end(SIGTERM)
    #expect(page.failure == nil)
    #expect(!page.isGone)
    let last = try await MainActor.run { try SQLiteSnapshotStore(path: store).sessions() }
    #expect(last.count == 1)
    let state = try JSONDecoder().decode(
      BoardContent.State.self, from: Data(try #require(last.first).state))
    #expect(
      state.log.count + page.droppedCount == pressed, "seed \(random.seed): each press once")
    #expect(state.rows.count == 3 + state.log.count)
  }
}
