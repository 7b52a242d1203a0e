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
  private let server: ServerChild
  private let folder: TemporaryFolder

  init(
    workers: Int = 1, port: UInt16 = 0, store: String? = nil, hangTime: Double = 30
  ) throws {
    folder = try TemporaryFolder()
    server = try ServerChild(
      "CrashingServer",
      ["\(port)", store ?? folder.path + "/live.sqlite", "\(workers)", "\(hangTime)"])
  }

  var process: Process { server.process }
  var port: UInt16 { server.port }
  /// What the processes have written to their log.
  var log: [Substring] { server.log }
  /// What the listener says of workers that have ended.
  var ends: [Substring] { log.filter { $0.contains(" has ended") || $0.contains("was ended") } }
  /// The processes that the listener has started.
  var workers: [Int32] { server.children }

  func end(_ signal: Int32) { server.end(signal) }

  /// A page that is loaded and attached.
  func open() async throws -> ServedBoard { try await ServedBoard.open(port: port) }
}

/// A page of a board with its socket.
final class ServedBoard {
  private(set) var page: SimulatedPage
  let cookie: String
  private var port: UInt16
  private var socket: SocketClient?
  /// How often the page was asked to say hello again.
  private(set) var greetings = 0
  /// Whether the socket has ended, and with which code.
  private(set) var isCut = false
  private(set) var closeCode: Int?

  init(_ page: SimulatedPage, cookie: String, port: UInt16) throws {
    self.page = page
    self.cookie = cookie
    self.port = port
    try connect()
  }

  /// Loads a board of three rows and attaches it; its first tree is one that the same program makes here.
  ///
  /// - Parameter socketPort: The port of the server that its socket leads to, if that is another one.
  static func open(port: UInt16, socketPort: UInt16? = nil) async throws -> ServedBoard {
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
    let page = SimulatedPage(NumberedTree(tree), token: String(token))
    return try ServedBoard(page, cookie: String(cookie), port: socketPort ?? port)
  }

  /// Says hello to another server from now on.
  func move(to port: UInt16) throws {
    self.port = port
    socket = nil
    try connect()
  }

  /// The socket ends with its server.
  func disconnect() {
    page.disconnect()
    socket = nil
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
  func receive(timeout milliseconds: Int32 = 120_000) -> Bool {
    while let frame = socket?.next(timeout: milliseconds) {
      if frame.opcode == 8 { (isCut, closeCode) = (true, frame.code) }
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

  /// Sends an event, whatever becomes of it.
  func sendEvent(_ slot: LiveSlot, to number: UInt32, _ payload: [UInt8]) {
    page.send(slot, to: number, payload)
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
