import ElementDiff
import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import TestSupport
import Testing

@Suite("Workers of live pages", .serialized, .timeLimit(.minutes(2)))
struct LiveWorkerTests {
  @Test(
    "What ends a worker ends no socket, loses no state, and is not done again",
    arguments: ["trap", "exit", "overflow", "trap later"])
  func trap(word: String) async throws {
    let child = try WorkerChild()
    let (guilty, other) = (try await child.open(), try await child.open())
    for board in [guilty, other] { try board.press(.add) }
    try guilty.say(word)
    for board in [guilty, other] {
      #expect(board.receive { $0.greetings == 1 && $0.page.isAttached && !$0.notices.isEmpty })
    }
    #expect(guilty.receive { $0.page.pending.isEmpty })
    #expect(guilty.notices == [LiveSession.failure])
    #expect(other.notices == [LiveSession.restart])
    for board in [guilty, other] {
      try board.press(.add)
      #expect(board.rowCount == 5)
      #expect(board.page.failure == nil)
      #expect(!board.isCut)
    }
    #expect(child.ends.count == 1)
  }

  @Test(
    "The log has the page, the event, the views, what the runtime says, and the line of the app's code",
    .enabled(if: access("/usr/bin/llvm-symbolizer", X_OK) == 0))
  func log() async throws {
    let child = try WorkerChild()
    let board = try await child.open()
    try board.say("trap")
    #expect(board.receive { $0.greetings == 1 && $0.page.isAttached })
    let field = try #require(board.page.page.tree.nodes.firstIndex { $0.name == .input })
    let number = try #require(board.page.page.id(ofNode: field)).number
    #expect(
      child.ends == [
        "worker 0 has ended by SIGILL, handling event 1 (change at element \(number) in "
          + "FailingBoard/Field) of /: Fatal error: Index out of range"
      ])
    while !child.log.contains(where: { $0.contains("FailingBoard.swift:") }) {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("A worker that is killed while it handles nothing leaves nothing undone")
  func killed() async throws {
    let child = try WorkerChild()
    let board = try await child.open()
    try board.press(.add)
    for round in 1...3 {
      kill(try #require(child.workers.first), SIGKILL)
      #expect(board.receive { $0.greetings == round && $0.page.isAttached })
      try board.press(.add)
    }
    #expect(board.rowCount == 7)
    #expect(!board.isCut)
  }

  @Test("An event in flight when the worker is killed is applied once")
  func inFlight() async throws {
    let child = try WorkerChild()
    let board = try await child.open()
    for round in 1...5 {
      let number = try #require(board.page.page.number(of: .button, text: "add"))
      try board.press(.toggle)
      board.sendPress(number)
      kill(try #require(child.workers.first), SIGKILL)
      #expect(
        board.receive {
          $0.greetings == round && $0.page.isAttached && $0.page.pending.isEmpty
            && $0.rowCount == 3 + round
        })
    }
    #expect(board.rowCount + board.page.droppedCount == 8)
  }

  @Test("A page that can't be evaluated is an error after two tries, and harms no other")
  func firstEvaluation() async throws {
    let child = try WorkerChild()
    let board = try await child.open()
    let client = try RawClient(port: child.port)
    client.send("GET /broken HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = try #require(RawAnswer(client.readToEnd()))
    #expect(answer.status == 500)
    #expect(child.ends.count == 2)
    #expect(board.receive { $0.greetings >= 1 && $0.page.isAttached })
    try board.press(.add)
    #expect(board.rowCount == 4)
  }

  @Test("A worker that hangs is ended, and what it hung in isn't done again")
  func hang() async throws {
    let child = try WorkerChild(hangTime: 1)
    let (guilty, other) = (try await child.open(), try await child.open())
    try guilty.say("hang")
    for board in [guilty, other] {
      #expect(board.receive { $0.greetings == 1 && $0.page.isAttached && $0.page.pending.isEmpty })
      try board.press(.add)
      #expect(board.rowCount == 4)
    }
    #expect(child.ends.count == 1)
    #expect(child.ends.first?.contains("did not answer") == true)
  }

  @Test("A session whose restoration ends two workers is given up")
  func restoration() async throws {
    let child = try WorkerChild()
    let (guilty, other) = (try await child.open(), try await child.open())
    try guilty.say("trap for good")
    #expect(guilty.receive { $0.page.pending.isEmpty })
    kill(try #require(child.workers.first), SIGKILL)
    #expect(guilty.receive { $0.page.isGone })
    #expect(other.receive { $0.page.isAttached && $0.greetings >= 1 })
    try other.press(.add)
    #expect(other.rowCount == 4)
  }

  @Test("Pages of other workers are not affected")
  func several() async throws {
    let child = try WorkerChild(workers: 4)
    var boards: [ServedBoard] = []
    for _ in 0..<16 { boards.append(try await child.open()) }
    #expect(child.workers.count == 4)
    try boards[0].say("trap")
    #expect(boards[0].receive { $0.greetings == 1 && $0.page.isAttached })
    for board in boards {
      try board.press(.add)
      #expect(board.rowCount == 4)
    }
    #expect(child.ends.count == 1)
    #expect(boards.contains { $0.greetings == 0 })
  }

  @Test("Who ends workers again and again is sent away for a while, and others go on")
  func refused() async throws {
    let child = try WorkerChild()
    let (guilty, other) = (try await child.open(), try await child.open())
    for count in 1...LiveLimits().crashesPerGuest {
      try guilty.say("trap")
      #expect(other.receive { $0.greetings == count && $0.page.isAttached })
      guard count < LiveLimits().crashesPerGuest else { break }
      #expect(guilty.receive { $0.page.pending.isEmpty })
    }
    while !guilty.isCut { guard guilty.receive() else { break } }
    #expect(guilty.closeCode == 1013)
    let client = try RawClient(port: child.port)
    client.send(
      "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: \(guilty.cookie)\r\nConnection: close\r\n\r\n")
    let answer = try #require(RawAnswer(client.readToEnd()))
    #expect(answer.status == 503)
    #expect(answer.headers["retry-after"] == "60")
    try guilty.connect()
    #expect(guilty.closeCode == 1013)
    try other.press(.add)
    #expect(other.rowCount == 4)
    #expect(!other.isCut)
    #expect(child.ends.count == LiveLimits().crashesPerGuest)
  }

  @Test("Without a store states survive workers all the same")
  func withoutStore() async throws {
    let child = try WorkerChild(store: "none")
    let board = try await child.open()
    try board.press(.add)
    try board.say("trap")
    #expect(board.receive { $0.greetings == 1 && $0.page.isAttached && $0.page.pending.isEmpty })
    #expect(board.rowCount == 4)
  }

  @Test("Workers end with the listener, whose successor goes on", arguments: [SIGKILL, SIGTERM])
  func listener(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let store = folder.path + "/live.sqlite"
    var child = try WorkerChild(workers: 2, store: store)
    let board = try await child.open()
    try board.press(.add)
    let (port, workers) = (child.port, child.workers)
    child.end(signal)
    child = try WorkerChild(workers: 2, port: port, store: store)
    try board.connect()
    try board.press(.add)
    #expect(board.rowCount == 5)
    for worker in workers {
      while kill(worker, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    }
  }

  @Test("In one process the next start knows what the last one ended in")
  func alone() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path + "/live.sqlite"
    var child = try WorkerChild(workers: 0, store: store)
    let board = try await child.open()
    try board.press(.add)
    let port = child.port
    try board.say("trap")
    child.process.waitUntilExit()
    child = try WorkerChild(workers: 0, port: port, store: store)
    try board.connect()
    #expect(board.receive { $0.page.pending.isEmpty && !$0.notices.isEmpty })
    #expect(board.notices == [LiveSession.failure])
    try board.press(.add)
    #expect(board.rowCount == 5)
    #expect(child.ends.count == 1)
  }

  @Test("A worker that ends on its own begins anew, and the listener stays")
  func ending() async throws {
    let child = try WorkerChild()
    for _ in 0..<4 {
      let worker = try #require(child.workers.first)
      kill(worker, SIGKILL)
      while child.workers == [worker] || child.workers.isEmpty {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    let board = try await child.open()
    try board.press(.add)
    #expect(board.rowCount == 4)
    #expect(child.process.isRunning)
  }
}
