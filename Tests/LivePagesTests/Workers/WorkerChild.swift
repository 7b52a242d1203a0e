import ElementDiff
import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import TestSupport
import Testing
import ViewTree

/// A server of failing boards, with its workers, in processes of its own.
final class WorkerChild {
  let process = Process()
  let port: UInt16
  private let folder: TemporaryFolder

  init(
    workers: Int = 1, port: UInt16 = 0, store: String? = nil, hangTime: Double = 30
  ) throws {
    folder = try TemporaryFolder()
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = tests.appendingPathComponent("CrashingServer")
    process.arguments = [
      "\(port)", store ?? folder.path + "/live.sqlite", "\(workers)", "\(hangTime)",
    ]
    let pipe = Foundation.Pipe()
    process.standardOutput = pipe
    let path = folder.path + "/log"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
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

  deinit { end(SIGKILL) }

  /// What the processes have written to their log.
  var log: [Substring] {
    let text = (try? String(contentsOfFile: folder.path + "/log", encoding: .utf8)) ?? ""
    return text.split(separator: "\n")
  }

  /// What the listener says of workers that have ended.
  var ends: [Substring] { log.filter { $0.contains(" has ended") || $0.contains("was ended") } }

  /// The processes that the listener has started.
  var workers: [Int32] { Self.children(of: process.processIdentifier) }

  private static func children(of number: Int32) -> [Int32] {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
    return threads.flatMap { thread in
      ((try? String(contentsOfFile: "/proc/\(number)/task/\(thread)/children", encoding: .utf8))
        ?? "")
        .split(separator: " ").compactMap { Int32($0) }
    }
  }

  func end(_ signal: Int32) {
    guard process.isRunning else { return }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
  }

  /// A page that is loaded and attached.
  func open(_ path: String = "/") async throws -> ServedBoard {
    let client = try RawClient(port: port)
    client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
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
    let page = SimulatedPage(NumberedTree(tree), token: String(token))
    return try ServedBoard(page, cookie: String(cookie), port: port)
  }
}

/// A page of a board with its socket.
final class ServedBoard {
  private(set) var page: SimulatedPage
  let cookie: String
  private var port: UInt16
  private var socket: SocketClient?
  /// How often the page was asked to say hello again.
  private(set) var greetings = 0
  /// Whether the socket has ended.
  private(set) var isCut = false

  init(_ page: SimulatedPage, cookie: String, port: UInt16) throws {
    self.page = page
    self.cookie = cookie
    self.port = port
    try connect()
  }

  /// Opens a socket and waits for the answer to its hello.
  func connect() throws {
    page.disconnect()
    socket = try SocketClient(
      port: port,
      handshake: SocketClient.handshake(path: "/-/live", headers: "Cookie: \(cookie)\r\n"))
    isCut = false
    page.connect()
    send()
    while !page.isAttached, !page.isGone { guard receive() else { return } }
  }

  /// Sends what the page has to send.
  func send() {
    for message in page.outbox { socket?.client.send(SocketClient.frame(message.bytes, opcode: 2)) }
    page.outbox = []
  }

  /// Takes one message; false at the end, or if none comes.
  @discardableResult
  func receive(timeout milliseconds: Int32 = 20_000) -> Bool {
    while let frame = socket?.next(timeout: milliseconds) {
      if frame.opcode == 8 { isCut = true }
      guard frame.opcode == 2 else { continue }
      if frame.bytes == DownMessage.greet.bytes { greetings += 1 }
      page.receive(frame.bytes[...])
      send()
      return true
    }
    return false
  }

  /// Takes messages until something is so; false if it never is.
  func receive(until test: (ServedBoard) -> Bool) -> Bool {
    while !test(self) { guard receive() else { return false } }
    return true
  }

  /// Presses a button, and waits until that is stored and shown.
  func press(_ button: BoardContent.Button) throws {
    let rows = rowCount + (button == .add ? 1 : 0)
    page.send(.press, to: try #require(page.page.number(of: .button, text: "\(button)")))
    send()
    // What is stored may be told before it is shown.
    #expect(receive { $0.page.pending.isEmpty && $0.rowCount == rows })
  }

  /// Presses a button, whatever becomes of it.
  func sendPress(_ number: UInt32) {
    page.send(.press, to: number)
    send()
  }

  /// Has the board's field say a word.
  func say(_ word: String) throws {
    let field = try #require(page.page.tree.nodes.firstIndex { $0.name == .input })
    let number = try #require(page.page.id(ofNode: field)).number
    page.send(.change, to: number, Array(word.utf8))
    send()
  }

  /// The number of rows that the page shows.
  var rowCount: Int { page.page.tree.nodes.filter { $0.name == .li }.count }

  /// What the page was told beside what it shows.
  var notices: [String] {
    page.commands.compactMap { if case .notice(let text) = $0 { text } else { nil } }
  }
}
