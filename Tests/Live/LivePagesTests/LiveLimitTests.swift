import ElementDiff
import ElementTree
import LivePages
import LiveProving
import Testing
import ViewTree

@Suite("Limits of live pages", .timeLimit(.minutes(1)))
@MainActor
struct LiveLimitTests {
  @Test("n events come at once, one more closes with 1008", arguments: [39, 40, 41])
  func discreteEvents(count: Int) throws {
    let table = try Desk().open()
    for _ in 0..<count { table.press(.toggle) }
    table.sendUp()
    #expect(table.board?.state.log.count == min(count, 40))
    #expect(table.pipe.closeCode == (count > 40 ? 1008 : nil))
  }

  @Test("However long a pause was, no more than a burst comes at once")
  func burstAfterPause() throws {
    let desk = Desk()
    let table = try desk.open()
    desk.clock.now += 1000
    for _ in 0..<41 { table.press(.toggle) }
    table.sendUp()
    #expect(table.board?.state.log.count == 40)
    #expect(table.pipe.closeCode == 1008)
  }

  @Test("Twenty events come in a second for as long as one likes")
  func sustainedEvents() throws {
    let desk = Desk()
    let table = try desk.open()
    for _ in 0..<200 {
      desk.clock.now += 0.05
      table.press(.toggle)
      table.exchange()
    }
    #expect(table.board?.state.log.count == 200)
    #expect(table.pipe.isOpen)
  }

  @Test("Events that are too many come again after a pause, and none is lost")
  func eventsComeAgain() throws {
    let desk = Desk()
    let table = try desk.open()
    for _ in 0..<50 { table.press(.add) }
    table.exchange()
    #expect(table.pipe.closeCode == 1008)
    table.page.disconnect()
    desk.clock.now += 1
    table.connect()
    table.exchange()
    #expect(table.board?.state.rows.count == 53)
    #expect(table.page.pending.isEmpty)
  }

  @Test("n continuous events may be ahead of the rate", arguments: [59, 60, 61])
  func continuousEvents(count: Int) throws {
    let table = try Desk().open()
    let field = try #require(table.page.page.number(of: .input))
    for number in 1...count {
      table.session.receive(
        .event(
          number: UInt32(number), node: field, kind: ElementName.input.eventKind, slot: .input,
          payload: [0x61]))
    }
    #expect(table.board?.state.log.count == min(count, 60))
    #expect(table.pipe.closeCode == (count > 60 ? 1008 : nil))
  }

  @Test("Continuous events are acknowledged at most 60 times a second")
  func pacedAcknowledgements() throws {
    let desk = Desk()
    let table = try desk.open()
    let field = try #require(table.page.page.number(of: .input))
    func send(_ number: UInt32) {
      table.session.receive(
        .event(
          number: number, node: field, kind: ElementName.input.eventKind, slot: .input,
          payload: [0x61]))
      desk.sessions.turn()
      desk.sessions.storeAll()
    }
    send(1)
    guard case .frame(1, event: 0, _, _, _) = table.waiting.last else {
      Issue.record("\(table.waiting)")
      return
    }
    desk.clock.now += 1.0 / 60 + 0.001
    table.session.connectionHasDrained()
    #expect(table.waiting.last == .done(event: 1))
  }

  @Test(
    "n sessions of an address; one more is refused if all have their pages", arguments: [2, 3, 4])
  func sessionsOfAddress(count: Int) throws {
    let desk = Desk { $0.sessionsPerAddress = 3 }
    var tables: [Table] = []
    for number in 1...count {
      if number == 4 {
        #expect(throws: LiveError.tooManyOfAddress) { try desk.begin() }
        _ = try desk.begin(from: "127.0.0.2")
      } else {
        tables.append(try desk.open())
      }
    }
    #expect(desk.sessions.count == count)
  }

  @Test("n sessions in all; one more is refused if all have their pages", arguments: [2, 3, 4])
  func allSessions(count: Int) throws {
    let desk = Desk { $0.sessions = 3 }
    var tables: [Table] = []
    for number in 1...count {
      if number == 4 {
        #expect(throws: LiveError.tooMany) { try desk.begin(from: "127.0.0.9") }
      } else {
        tables.append(try desk.open(from: "127.0.0.\(number)"))
      }
    }
    #expect(desk.sessions.count == min(count, 3))
  }

  @Test("A session too many ends the one that has been without its page longest")
  func oldestEnds() throws {
    let desk = Desk { $0.sessionsPerAddress = 3 }
    let sessions = try (0..<4).map { _ in
      desk.clock.now += 1
      return try desk.begin()
    }
    #expect(desk.sessions.session(sessions[0].id) == nil)
    #expect(desk.sessions.count == 3)
    #expect((sessions[0].content as? BoardContent)?.isEnded == true)
  }

  @Test("A state of n bytes is stored, one of more is not", arguments: [-1, 0, 1])
  func stateBytes(extra: Int) throws {
    let size = try Desk().open().session.content.snapshot().count
    let desk = Desk { $0.stateBytes = size + 100 }
    let table = try desk.open()
    table.board?.write { $0.padding = String(repeating: "x", count: 100 + extra) }
    table.page.send(.focus, to: try #require(table.page.page.number(of: .input)))
    table.exchange()
    let stored = try desk.store.session(table.session.id)?.state.count
    #expect(stored == (extra > 0 ? nil : size + 100 + extra))
    #expect(table.page.pending.isEmpty)
    #expect(desk.log.count == (extra > 0 ? 1 : 0))
  }

  @Test(
    "n frames wait for an acknowledgement, then changes wait and are one", arguments: [9, 10, 11])
  func keptFrames(count: Int) throws {
    let desk = Desk()
    let table = try desk.open()
    for row in 0..<count {
      table.board?.write { $0.rows.append(100 + row) }
      desk.sessions.turn()
    }
    #expect(table.waiting.count == min(count, 10))
    for row in 0..<5 {
      table.board?.write { $0.rows.append(200 + row) }
      desk.sessions.turn()
    }
    #expect(table.waiting.count == 10)
    table.receiveDown()
    table.page.acknowledge()
    table.exchange()
    #expect(table.page.frame == 11)
    #expect(table.page.page.tree.html == table.session.page.tree.html)
    #expect(table.page.resetCount == 0)
  }

  @Test("Frames of n bytes in all wait; more are thrown away for the whole page")
  func keptBytes() throws {
    let desk = Desk { $0.keptBytes = 4000 }
    let table = try desk.open()
    for row in 0..<8 {
      table.board?.write { $0.log = [String(repeating: "x", count: 900) + "\(row)"] }
      desk.sessions.turn()
    }
    table.pipe.cut()
    table.page.disconnect()
    table.connect()
    table.exchange()
    #expect(table.page.resetCount == 1)
    #expect(table.page.page.tree.html == table.session.page.tree.html)
    #expect(table.page.page.ids == table.session.page.ids)
  }

  @Test("A change that is larger than what is kept is sent, and the page anew to whoever misses it")
  func tooLargeToKeep() throws {
    let desk = Desk { $0.keptBytes = 4000 }
    let table = try desk.open()
    table.board?.write { $0.log = [String(repeating: "x", count: 5000)] }
    desk.sessions.turn()
    #expect(table.waiting.count == 1)
    table.receiveDown()
    #expect(table.page.page.tree.html == table.session.page.tree.html)
    #expect(table.page.resetCount == 0)
    table.board?.write { $0.log = [String(repeating: "y", count: 5000)] }
    desk.sessions.turn()
    table.pipe.cut()
    table.page.disconnect()
    table.connect()
    #expect(table.page.resetCount == 1)
    #expect(table.page.page.tree.html == table.session.page.tree.html)
  }

  @Test("A page with a change larger than a message reloads itself with its state")
  func tooLargeForConnection() throws {
    let desk = Desk {
      $0.keptBytes = 4000
      $0.frameBytes = 6000
    }
    let table = try desk.open()
    let log = [String(repeating: "x", count: 7000)]
    table.board?.write { $0.log = log }
    desk.sessions.turn()
    table.receiveDown()
    #expect(table.page.isGone)
    #expect(desk.sessions.count == 0)
    let next = try desk.begin()
    #expect((next.content as? BoardContent)?.state.log == log)
    let another = try desk.begin()
    #expect((another.content as? BoardContent)?.state.log == [])
  }

  @Test("A page whose changes wait for 30 s is closed with 1013", arguments: [29.9, 30, 30.1])
  func slow(seconds: Double) throws {
    let desk = Desk()
    let table = try desk.open()
    for row in 0..<11 {
      table.board?.write { $0.rows.append(100 + row) }
      desk.sessions.turn()
    }
    desk.clock.now += seconds
    desk.sessions.sweep()
    #expect(table.pipe.closeCode == (seconds < 30 ? nil : 1013))
  }

  @Test("A session lives 180 s without its page", arguments: [179.9, 180, 180.1])
  func disconnected(seconds: Double) throws {
    let desk = Desk()
    let table = try desk.open()
    desk.clock.now += 500
    desk.sessions.sweep()
    #expect(desk.sessions.count == 1)
    table.pipe.cut()
    desk.clock.now += seconds
    desk.sessions.sweep()
    #expect(desk.sessions.count == (seconds < 180 ? 1 : 0))
    // What was stored of it stays.
    #expect(try desk.store.session(table.session.id) != nil)
  }

  @Test("Three events that no page of ours sends close with 1008", arguments: [2, 3, 4])
  func strikes(count: Int) throws {
    let desk = Desk()
    let table = try desk.open()
    let button = try #require(table.page.page.number(of: .button))
    let wrong: [UpMessage] = [
      .event(number: 1, node: 99_999, kind: 0, slot: .press, payload: []),
      .event(
        number: 2, node: button, kind: ElementName.button.eventKind, slot: .change, payload: [0x61]),
      .event(
        number: 3, node: button, kind: ElementName.button.eventKind, slot: .press, payload: [0]),
      .ack(77),
    ]
    for message in wrong.prefix(count) where table.pipe.isOpen { table.session.receive(message) }
    #expect(table.pipe.closeCode == (count >= 3 ? 1008 : nil))
    #expect(table.board?.state.log == [])
  }

  @Test("A press of a disabled button does nothing and is no fault")
  func refused() throws {
    let desk = Desk()
    let table = try desk.open()
    let off = try #require(table.page.page.number(of: .button, text: "off"))
    for _ in 0..<5 { table.page.send(.press, to: off) }
    table.exchange()
    #expect(table.pipe.isOpen)
    #expect(table.page.pending.isEmpty)
    #expect(table.board?.state.log == [])
  }

  @Test("Acknowledgements that come too fast close with 1008", arguments: [119, 120, 121])
  func acknowledgements(count: Int) throws {
    let table = try Desk().open()
    for _ in 0..<count where table.pipe.isOpen { table.session.receive(.ack(0)) }
    #expect(table.pipe.closeCode == (count > 120 ? 1008 : nil))
  }
}
