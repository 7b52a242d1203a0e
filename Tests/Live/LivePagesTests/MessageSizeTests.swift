import ElementDiff
import ElementTree
import Foundation
import LiveProving
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

@Suite("Sizes of messages", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct MessageSizeTests {
  private let largest = LiveLimits().eventBytes

  @Test("Fields, events, messages and requests have one limit")
  func limits() {
    let limits = LiveLimits()
    #expect(limits.eventBytes == LiveEvent.largestPayload)
    let event = UpMessage.event(
      number: .max, node: .max, kind: 127, slot: .input,
      payload: [UInt8](repeating: 0x61, count: limits.eventBytes))
    #expect(event.bytes.count <= limits.messageBytes)
    // What a browser keeps to be stored survives a server.
    #expect(limits.stateBytes >= 2 * limits.eventBytes)
    #expect(limits.waitingBytes >= 2 * limits.messageBytes)
    #expect(limits.keptBytes >= limits.messageBytes)
  }

  @Test("A text of n bytes reaches its field", arguments: [60_000, 65_535, 65_536])
  func text(count: Int) throws {
    let desk = Desk()
    let table = try desk.open()
    let text = String(repeating: "é", count: count / 2) + (count % 2 == 0 ? "" : "x")
    table.page.send(.input, to: try #require(table.page.page.number(of: .input)), Array(text.utf8))
    table.exchange()
    // Continuous events are acknowledged no faster than their rate.
    desk.clock.now += 1
    table.session.connectionHasDrained()
    table.receiveDown()
    #expect(table.board?.state.log == ["input " + text])
    #expect(table.page.pending.isEmpty)
    #expect(table.page.page.tree.html == table.session.page.tree.html)
    // It survives the server.
    let stored = try #require(try desk.store.session(table.session.id))
    let state = try JSONDecoder().decode(BoardContent.State.self, from: Data(stored.state))
    #expect(state.log == ["input " + text])
  }

  @Test("A socket takes a message with the longest text; a longer one closes with 1009")
  func socket() async throws {
    for (extra, code) in [(0, nil), (1, 1009)] as [(Int, Int?)] {
      var configuration = LiveServerConfiguration()
      configuration.server.port = 0
      let server = LiveServer(configuration, store: MemoryStore()) { _ in BoardContent(rows: 3) }
      try server.start()
      defer { server.stop() }
      let port = server.http.port
      let largest = configuration.limits.messageBytes
      let result = try await Task.detached(executorPreference: ThreadExecutor.shared) {
        () -> (Int?, Int?) in
        let board = try await ServedBoard.open(port: port)
        let field = try #require(board.page.page.number(of: .input))
        let head = UpMessage.event(
          number: 1, node: field, kind: ElementName.input.eventKind, slot: .input, payload: []
        ).bytes.count
        // One that is too long for an event counts as wrong, one for a message ends the socket.
        let payload = [UInt8](
          repeating: 0x61, count: extra == 0 ? LiveEvent.largestPayload : largest + 1 - head)
        board.sendEvent(.input, to: field, payload)
        _ = board.receive { $0.isCut || $0.page.pending.isEmpty }
        return (board.closeCode, board.page.pending.count)
      }.value
      #expect(result.0 == code)
      #expect(result.1 == (code == nil ? 0 : 1))
    }
  }

  /// What a page shows of a text is a frame of so many bytes more.
  private func overhead(_ count: Int) throws -> Int {
    let desk = Desk {
      $0.keptBytes = .max / 2
      $0.frameBytes = .max / 2
      $0.sessionBytes = .max / 2
    }
    let table = try desk.open()
    table.board?.write { $0.log = [String(repeating: "x", count: count)] }
    desk.sessions.turn()
    return table.session.kept.size - count
  }

  @Test("A change of 256 KiB is kept, a larger one is sent and not kept", arguments: [-1, 0, 1])
  func keptBytes(extra: Int) throws {
    let size = LiveLimits().keptBytes + extra
    let desk = Desk()
    let table = try desk.open()
    let text = String(repeating: "x", count: size - (try overhead(size - 100)))
    table.board?.write { $0.log = [text] }
    desk.sessions.turn()
    #expect(table.waiting.count == 1)
    #expect(table.session.kept.frames.first?.isDropped == (extra > 0))
    #expect(table.session.kept.size == (extra > 0 ? 11 : size))
    // Whoever misses it is sent the whole page, or the frame once more.
    table.pipe.cut()
    table.page.disconnect()
    table.connect()
    table.exchange()
    #expect(table.page.resetCount == (extra > 0 ? 1 : 0))
    #expect(table.page.page.tree.html == table.session.page.tree.html)
    #expect(table.board?.state.log == [text])
  }

  @Test(
    "A change of 3.5 MiB is one message, a larger one loads the page anew", arguments: [-1, 0, 1])
  func frameBytes(extra: Int) throws {
    let size = LiveLimits().frameBytes + extra
    let desk = Desk()
    let table = try desk.open()
    let text = String(repeating: "x", count: size - (try overhead(size - 100)))
    table.board?.write { $0.log = [text] }
    desk.sessions.turn()
    table.receiveDown()
    #expect(table.page.isGone == (extra > 0))
    guard extra > 0 else {
      #expect(table.page.resetCount == 0)
      #expect(table.page.page.tree.html == table.session.page.tree.html)
      return
    }
    #expect((try desk.begin().content as? BoardContent)?.state.log == [text])
  }

  @Test("A page that takes nothing, and asks for more and more, has 4 MiB on its way at most")
  func oneSocket() throws {
    let desk = Desk()
    let session = try desk.begin()
    let table = Table(desk, session)
    table.connect(capacity: 256 * 1024)
    let text = String(repeating: "x", count: 3 << 20)
    for round in 0..<8 {
      desk.clock.now += 0.1
      table.board?.write { $0.log = [text, "\(round)"] }
      desk.sessions.turn()
      if round % 2 == 0 { session.receive(.again) }
      desk.sessions.turn()
      #expect(table.pipe.down.count + session.kept.size <= 4 << 20)
    }
    #expect(session.heldBytes <= desk.sessions.limits.sessionBytes)
    #expect(session.renewals.count <= 1)
    // When it takes what was sent it has the whole page.
    for _ in 0..<4 { table.exchange() }
    #expect(table.page.failure == nil)
    #expect(table.pipe.closeCode == nil)
    #expect(table.page.resetCount > 0)
    #expect(table.page.page.tree.html == session.page.tree.html)
  }

  @Test("A reset that was too large to be kept is sent once more to whoever asks")
  func resetAgain() throws {
    let desk = Desk()
    let table = try desk.open()
    table.board?.write { $0.log = [String(repeating: "x", count: 300_000)] }
    table.exchange()
    table.session.receive(.again)
    for _ in 0..<3 {
      desk.sessions.turn()
      #expect(table.session.renewals.count == 1)
      #expect(table.waiting.count == 1)
      table.receiveDown()
      #expect(table.page.page.tree.html == table.session.page.tree.html)
      #expect(table.page.page.ids == table.session.page.ids)
      table.page.outbox = []
      desk.clock.now += 1
      table.session.receive(.again)
    }
    table.press(.add)
    table.exchange()
    table.exchange()
    #expect(table.page.page.tree.html == table.session.page.tree.html)
    #expect(table.board?.state.rows.count == 4)
  }

  @Test("A session that holds too much is ended with a reason, and no other")
  func sessionBytes() throws {
    let desk = Desk { $0.sessionBytes = 100_000 }
    let (guilty, other) = (try desk.open(), try desk.open())
    guilty.board?.write { $0.padding = String(repeating: "x", count: 99_000) }
    guilty.press(.add)
    guilty.exchange()
    #expect(guilty.pipe.isOpen)
    guilty.board?.write { $0.padding += String(repeating: "x", count: 2000) }
    guilty.press(.add)
    guilty.exchange()
    #expect(guilty.pipe.closeCode == 1013)
    #expect(desk.log.contains { $0.contains("holds") && $0.contains("more than 100000") })
    #expect(desk.sessions.count == 1)
    other.press(.add)
    other.exchange()
    #expect(other.board?.state.rows.count == 4)
    // The page comes back, hears that it is gone, and begins anew.
    guilty.page.disconnect()
    guilty.connect()
    #expect(guilty.page.isGone)
  }

  @Test("The limits of evaluation are the server's")
  func evaluation() throws {
    for (count, isShown) in [(20, true), (400, false)] {
      let desk = Desk({ $0.evaluationNodes = 100 }) { _ in
        LiveView(ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") })
      }
      if isShown {
        _ = try desk.open()
      } else {
        #expect(throws: RenderingError.self) { try desk.begin() }
      }
    }
    #expect(LiveLimits().evaluation == .livePage)
  }
}
