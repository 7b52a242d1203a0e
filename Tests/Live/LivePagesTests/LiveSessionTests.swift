import ElementDiff
import ElementTree
import LivePages
import LiveProving
import Testing
import ViewTree

@Suite("Live sessions", .timeLimit(.minutes(1)))
@MainActor
struct LiveSessionTests {
  @Test("A hello is answered at once, though nothing is missing")
  func hello() throws {
    let table = try Desk().open()
    #expect(table.page.isAttached)
    #expect(table.session.frame == 0)
  }

  @Test("Several writes in a turn are one frame")
  func oneFrame() throws {
    let desk = Desk()
    let table = try desk.open()
    for row in 10..<20 { table.board?.write { $0.rows.append(row) } }
    desk.model.headline = "Other"
    desk.sessions.turn()
    #expect(table.waiting.count == 1)
    table.receiveDown()
    #expect(table.page.frame == 1)
    #expect(table.page.page.tree.html == table.session.page.tree.html)
  }

  @Test("A write that changes nothing to see sends nothing, an event nothing but its number")
  func nothingToShow() throws {
    let desk = Desk()
    let table = try desk.open()
    table.board?.write { $0.padding = "unseen" }
    desk.sessions.turn()
    #expect(table.waiting == [])
    let field = try #require(table.page.page.number(of: .input))
    table.page.send(.focus, to: field)
    table.sendUp()
    desk.sessions.turn()
    #expect(table.waiting == [.done(event: 1)])
  }

  @Test("An event is applied once, however often and in whatever order it comes")
  func onceEach() throws {
    let desk = Desk()
    let table = try desk.open()
    let field = try #require(table.page.page.number(of: .input))
    func send(_ number: UInt32, _ text: String) {
      table.session.receive(
        .event(
          number: number, node: field, kind: ElementName.input.eventKind, slot: .change,
          payload: Array(text.utf8)))
    }
    send(1, "a")
    send(1, "a")
    send(3, "c")
    send(2, "b")
    send(2, "b")
    send(3, "c")
    #expect(table.board?.state.log == ["a", "b", "c"])
    #expect(table.session.lastEvent == 3)
  }

  @Test("The effects of an event are stored before they are sent, and only then acknowledged")
  func storedFirst() throws {
    let desk = Desk()
    let table = try desk.open()
    desk.store.failure = LiveError.tooMany
    table.press(.add)
    table.sendUp()
    desk.sessions.turn()
    guard case .frame(1, event: 0, _, _, _) = table.waiting.last else {
      Issue.record("\(table.waiting)")
      return
    }
    #expect(desk.log.count == 1)
    desk.store.failure = nil
    desk.sessions.storeAll()
    #expect(table.waiting.last == .done(event: 1))
    let stored = try #require(try desk.store.session(table.session.id))
    #expect(stored.event == 1)
    #expect(stored.frame == 1)
    #expect(stored.hash == table.session.page.tree.hash)
  }

  @Test("A page that comes back gets the frames that it has missed")
  func replay() throws {
    let desk = Desk()
    let table = try desk.open()
    for row in 10..<14 {
      table.board?.write { $0.rows.append(row) }
      desk.sessions.turn()
    }
    #expect(table.waiting.count == 4)
    table.pipe.cut()
    table.page.disconnect()
    #expect(table.page.frame == 0)
    table.connect()
    #expect(table.page.frame == 4)
    #expect(table.page.resetCount == 0)
    #expect(table.page.page.tree.html == table.session.page.tree.html)
  }

  @Test("A page that can't apply a frame is reset, and its events mean the same elements")
  func again() throws {
    let desk = Desk()
    let table = try desk.open()
    table.press(.add)
    table.exchange()
    table.page.outbox.append(.again)
    table.sendUp()
    // Pressed before the page has the new numbers.
    table.press(.toggle)
    table.sendUp()
    #expect(table.board?.state.isOn == true)
    table.exchange()
    #expect(table.page.resetCount == 1)
    #expect(table.page.page.ids == table.session.page.ids)
    table.press(.toggle)
    table.exchange()
    #expect(table.board?.state.isOn == false)
    #expect(table.page.failure == nil)
  }

  @Test("A second connection ends the first")
  func takeover() throws {
    let desk = Desk()
    let table = try desk.open()
    let first = table.pipe
    table.connect()
    #expect(first.closeCode == 1000)
    #expect(table.pipe.isOpen)
  }

  @Test("Commands come with the numbers of nodes")
  func commands() throws {
    let desk = Desk()
    let table = try desk.open()
    let node = try #require(
      table.session.page.tree.nodes.firstIndex { $0.name == ElementName.input })
    for command: LiveCommand in [
      .title("T"), .push("/a"), .focus(node), .focus(nil), .reveal(node, x: 0.5, y: nil),
      .scroll(node, x: nil, y: 12, isSmooth: true),
      .set(node, name: "--x", value: "1px"), .set(node, name: "--x", value: nil), .back(2),
      .animate("1s ease"), .animate("1s", in: node), .open("https://example.com"), .replace("/b"),
    ] { table.board?.send(command) }
    table.exchange()
    let id = try #require(table.session.page.id(ofNode: node))
    #expect(
      table.page.commands == [
        .title("T"), .push("/a"), .focus(id), .focus(nil), .reveal(id, x: 0.5, y: nil),
        .scroll(id, x: nil, y: 12, isSmooth: true),
        .set(id, name: "--x", value: "1px"), .set(id, name: "--x", value: nil), .back(2),
        .open("https://example.com"), .replace("/b"),
      ])
    #expect(table.session.route == "/b")
    // Where nothing changes there is nothing to animate.
    table.press(.toggle)
    table.sendUp()
    table.board?.send(.animate("1s ease"))
    table.exchange()
    #expect(table.page.commands.last == .animate("1s ease"))
    table.press(.toggle)
    table.sendUp()
    table.board?.send(.animate("1s ease", in: node))
    table.exchange()
    #expect(table.page.commands.last == .animate("1s ease", in: id))
  }

  @Test("Commands of a page's first frame are carried out when it is attached")
  func firstCommands() throws {
    let desk = Desk(source: { _ in
      let board = BoardContent()
      board.send(.title("T"))
      board.send(.focus(nil))
      return board
    })
    let table = try desk.open()
    #expect(table.page.commands == [.focus(nil)])
    #expect(table.page.frame == 1)
    table.board?.write { $0.rows = [1] }
    table.exchange()
    #expect(table.page.frame == 2)
    #expect(table.page.failure == nil)
  }

  @Test("Pages that are alike share the step, and its bytes are made once")
  func broadcast() throws {
    let desk = Desk { $0.sessionsPerAddress = 1000 }
    let tables = try (0..<50).map { _ in try desk.open() }
    let before = desk.sessions.foundStepCount
    desk.model.headline = "For all"
    desk.sessions.turn()
    #expect(desk.sessions.foundStepCount == before + 1)
    for table in tables {
      table.receiveDown()
      #expect(table.page.page.tree.html == table.session.page.tree.html)
    }
  }

  @Test("Rows with one identity are reported once")
  func duplicateKeys() throws {
    let desk = Desk()
    let table = try desk.open()
    for _ in 0..<3 {
      table.board?.write { $0.rows = [7, 8, 7, 9, 7].shuffled() }
      table.exchange()
    }
    table.board?.write { $0.rows = [8, 7, 9, 7, 7] }
    table.exchange()
    table.board?.write { $0.rows = [7, 9, 7, 8, 7] }
    table.exchange()
    #expect(desk.log.filter { $0.contains("one identity") }.count == 1)
  }

  @Test("A page that has gone to another address is stored with it, if it is one of ours")
  func route() throws {
    let desk = Desk()
    let table = try desk.open()
    table.page.send(.route, to: 0, Array("/other".utf8))
    table.page.send(.route, to: 0, Array("https://elsewhere.example".utf8))
    table.exchange()
    #expect(table.session.route == "/other")
  }
}
